import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultLocale, locales } from '@/content/locales';
import { linkPackages } from './packages';

const root = resolve('.cache', 'bench');

/**
 * Empty Next sites with the very versions this site uses: one static page and nothing else, and the same page behind
 * next-intl's middleware. Less than the first is not to be had.
 */
export const floors = { empty: join(root, 'empty'), intl: join(root, 'intl') } as const;

const layout = `export default function Layout({ children }) {
  return <html lang="de"><body>{children}</body></html>;
}
`;

const page = `export const metadata = { title: 'Leer', description: 'Eine leere Seite, an der die anderen gemessen werden.' };
export const viewport = { width: 'device-width', initialScale: 1 };
export default function Page() {
  return <main><h1>Leer</h1><p>Eine Seite mit einem Satz.</p></main>;
}
`;

const config = `import { resolve } from 'node:path';
export default { poweredByHeader: false, turbopack: { root: resolve('..') } };
`;

const middleware = `import createMiddleware from 'next-intl/middleware';
export default createMiddleware({ locales: ${JSON.stringify(locales)}, defaultLocale: '${defaultLocale}', localePrefix: 'as-needed' });
export const config = { runtime: 'nodejs', matcher: ['/((?!api|_next|.*\\\\..*).*)'] };
`;

const params = `export const dynamicParams = false;
export const generateStaticParams = () => ${JSON.stringify(locales.map((locale) => ({ locale })))};
`;

const files: Readonly<Record<keyof typeof floors, Readonly<Record<string, string>>>> = {
  empty: { 'app/layout.js': layout, 'app/page.js': page },
  intl: {
    'app/[locale]/layout.js': params + layout,
    'app/[locale]/page.js': page,
    'middleware.js': middleware,
  },
};

/** Writes both sites anew; nothing of an earlier build stays. */
export function writeFloors(): void {
  linkPackages(['next', 'react', 'react-dom', 'next-intl'], root);
  for (const [name, folder] of Object.entries(floors) as [keyof typeof floors, string][]) {
    rmSync(folder, { recursive: true, force: true });
    const own = { 'package.json': '{ "type": "module", "private": true }\n', 'next.config.js': config };
    for (const [file, text] of Object.entries({ ...own, ...files[name] })) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }
}

/** Builds a Next site from nothing and returns how long it took, in ms. @throws Error when the build fails. */
export function buildTime(folder: string, command: readonly string[]): number {
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  const [program = '', ...args] = command;
  const started = performance.now();
  execFileSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return performance.now() - started;
}
