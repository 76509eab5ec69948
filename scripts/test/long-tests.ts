/**
 * What `npm test` leaves to `npm run test:all`, by the reason: files and folders below `tests`. All others belong to
 * both.
 */
export const longTests: Readonly<Record<string, readonly string[]>> = {
  'something is killed, full or broken on purpose': [
    'fault/',
    'backend/backend-down',
    'backend/power-cut',
    'ops/offer-killed',
    'ops/server',
  ],
  'a second backend, a second site or a proxy': [
    'backend/account-hosted',
    'backend/served-backend',
    'ops/account-takeover',
    'ops/proxy',
    'ops/static-cache',
    'e2e/account-hosted/',
    'e2e/configurator/backend-down',
    'e2e/home/embeds',
    'e2e/security/frames',
    'e2e/security/policy',
  ],
  'every page, width, theme or language': [
    'e2e/configurator/layout',
    'e2e/configurator/responsive',
    'e2e/desk/accessible',
    'e2e/frame/calls',
    'e2e/frame/fonts',
    'e2e/frame/height',
    'e2e/frame/legibility',
    'e2e/frame/own-scripts',
    'e2e/pages/print',
    'e2e/pictures/',
    'e2e/plan-page/looks',
    'e2e/plan-page/loop',
    'e2e/seo/links',
    'e2e/seo/structured-data',
  ],
  'more than a minute': [
    'backend/account-limits',
    'backend/embedded',
    'backend/sign-in-load',
    'backend/staff-command',
    'e2e/account/errors',
    'e2e/configurator/every-field',
    'e2e/configurator/variants',
    'e2e/configurator/worker',
    'e2e/desk/access',
    'e2e/journeys/',
    'ops/hostile-requests',
  ],
};
