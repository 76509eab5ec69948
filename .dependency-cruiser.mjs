/**
 * Imports run one way: app → components → lib → content; within lib from features down to what everybody uses.
 * No cycles, neither between files nor between folders. `npm run check:imports` holds it.
 */
const features =
  'plan|offer|inquiry|contact|account|voucher|retention|mail|jobs|news|seo|consent|embeds|display|analytics|offline';

/** @param {string} name @param {string} from @param {string} to @param {string} comment */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^lib/' },
      to: { circular: true },
    },
    never(
      'content-is-data',
      '^content/',
      '^(app|components|lib|messages)/',
      'content imports nothing but content',
    ),
    never(
      'lib-below-components',
      '^lib/',
      '^(app|components)/',
      'lib knows neither addresses nor components',
    ),
    never('components-below-app', '^components/', '^app/', 'components know no addresses'),
    never(
      'base-is-lowest',
      '^lib/base/',
      '^lib/(?!base/)',
      'what everybody uses knows no feature and no server',
    ),
    never('server-below-features', '^lib/server/', `^lib/(${features})/`, 'the server room knows no feature'),
    never('i18n-below-features', '^lib/i18n/', `^lib/(${features}|server)/`, 'language knows no feature'),
    never(
      'mail-below-features',
      '^lib/mail/',
      '^lib/(plan|offer|inquiry|contact|account|voucher|jobs)/',
      'features compose their mails, mail only carries them',
    ),
    never(
      'plan-is-pure',
      '^lib/plan/',
      '^lib/(server|offer|inquiry|contact|account|mail|jobs|voucher)/|node_modules/(react|next)/',
      'a plan needs neither server nor React',
    ),
    never(
      'offer-below-inquiry',
      '^lib/offer/',
      '^lib/(inquiry|contact|account|mail|jobs|voucher)/',
      'an offer is lines and prices; the inquiry mails, stores and answers it',
    ),
    never(
      'no-server-in-browser',
      '^lib/[a-z-]+/browser/',
      '^lib/server/|^lib/[a-z-]+/server/',
      'browser halves import no server half',
    ),
    never(
      'ui-knows-no-business',
      '^components/ui/',
      '^components/(?!ui/)|^lib/(plan|offer|inquiry|contact|account|voucher)/',
      'ui knows nothing of the business',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|tests|scripts|public)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    includeOnly: { path: '^(app|components|content|lib|messages|[^/]+\\.ts$)' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json'] },
  },
};
