import { readdirSync } from 'node:fs';

/**
 * Imports run one way: app → components → lib → content; within lib from features down to what everybody uses.
 * No cycles, neither between files nor between folders. `npm run check:imports` holds it.
 */

/** What each module of lib may import besides itself. */
const modules = {
  base: [],
  'browser-store': [],
  i18n: [],
  server: ['base', 'i18n'],
  news: ['base'],
  consent: ['base', 'browser-store'],
  display: ['browser-store'],
  embeds: ['base', 'browser-store', 'server'],
  analytics: ['consent', 'embeds', 'inquiry'],
  plan: ['base', 'browser-store', 'i18n'],
  celebration: ['plan'],
  answer: ['base', 'i18n', 'plan'],
  seo: ['i18n', 'news', 'plan', 'server'],
  retention: ['base', 'server'],
  mail: ['base', 'i18n', 'server'],
  verbs: ['answer', 'server'],
  staff: ['answer', 'base', 'i18n', 'mail', 'plan', 'server'],
  calendar: ['answer', 'base', 'i18n', 'plan', 'server', 'staff'],
  contact: ['base', 'i18n', 'mail', 'server'],
  inquiry: ['answer', 'base', 'browser-store', 'calendar', 'i18n', 'mail', 'plan', 'retention', 'server'],
  account: ['answer', 'base', 'browser-store', 'i18n', 'inquiry', 'mail', 'plan', 'server'],
  desk: ['answer', 'base', 'calendar', 'i18n', 'inquiry', 'plan', 'server', 'staff', 'verbs'],
  jobs: ['account', 'base', 'contact', 'inquiry', 'mail', 'retention', 'server', 'staff'],
};

const unknown = readdirSync('lib').filter((module) => !(module in modules));
if (unknown.length > 0)
  throw new Error(`.dependency-cruiser.mjs does not say what lib/${unknown} may import`);

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
      '^(app|components|lib|messages)/|node_modules/(react|next)/',
      'content imports nothing but content',
    ),
    never(
      'lib-below-components',
      '^lib/',
      '^(app|components)/',
      'lib knows neither addresses nor components',
    ),
    never('components-below-app', '^components/', '^app/', 'components know no addresses'),
    ...Object.entries(modules).map(([module, below]) =>
      never(
        `${module}-uses-what-is-below`,
        `^lib/${module}/`,
        `^lib/(?!(${[module, ...below].join('|')})/)`,
        `lib/${module} may import: ${below.join(', ') || 'no other module'}`,
      ),
    ),
    never('plan-is-pure', '^lib/plan/', 'node_modules/(react|next)/', 'a plan needs neither React nor Next'),
    never(
      'no-server-in-browser',
      '^lib/[a-z-]+/browser/',
      '^lib/server/|^lib/[a-z-]+/server/',
      'browser halves import no server half',
    ),
    never(
      'ui-knows-no-business',
      '^components/ui/',
      '^components/(?!ui/)|^lib/(?!base/)',
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
