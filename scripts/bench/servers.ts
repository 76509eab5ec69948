import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { untilReady } from '@/tests/helpers/processes';
import { serverBundle } from '../bundle-server';

export type Server = { readonly child: ChildProcess; readonly url: string };

const root = resolve('.cache', 'bench');
const quiet: StdioOptions = ['ignore', 'ignore', 'inherit'];

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
) {
  execFileSync(command, args, { cwd, stdio: quiet, env: { ...process.env, ...env } });
}

const emptySite: Readonly<Record<string, string>> = {
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="de"><body>{children}</body></html>;
}
`,
  'app/page.js': `export const metadata = { title: 'Leer', description: 'Eine leere Seite, an der die anderen gemessen werden.' };
export const viewport = { width: 'device-width', initialScale: 1 };
export default function Page() {
  return <main><h1>Leer</h1><p>Eine Seite mit einem Satz.</p></main>;
}
`,
  'next.config.js': `export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } };
`,
};

/** Builds a Next site of one sentence with this site's versions. Packages of its own, or it would find our middleware. */
function buildEmpty(): string {
  const folder = join(root, 'empty');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { next, react, 'react-dom': dom } = dependencies as Record<string, string>;
  const own = { type: 'module', private: true, dependencies: { next, react, 'react-dom': dom } };
  for (const [file, text] of Object.entries({ ...emptySite, 'package.json': JSON.stringify(own) })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
  run('npx', ['next', 'build'], folder);
  return folder;
}

/** The same pages finished in another way, in a folder that has everything else from here. */
function finishAnew(name: string, rewrites: string): string {
  const folder = join(root, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync('.').filter((entry) => !['.next', '.cache', '.git'].includes(entry))) {
    symlinkSync(resolve(entry), join(folder, entry));
  }
  cpSync('.next', join(folder, '.next'), {
    recursive: true,
    filter: (path) => path !== join('.next', 'cache'),
  });
  run('npx', ['tsx', resolve('scripts', 'finish-build.ts')], folder, { REWRITE_PAGES: rewrites });
  return folder;
}

const startOwn = (cwd: string, port: number, env: Readonly<Record<string, string>>): Server => ({
  child: spawn('node', [serverBundle, '--port', String(port)], {
    cwd,
    stdio: quiet,
    env: { ...process.env, ...env },
  }),
  url: `http://127.0.0.1:${port}`,
});

/**
 * Builds this site, an empty one and this one without what is done to finished pages, and serves all of them.
 * @param data a folder for their databases.
 */
export async function startSites(port: number, data: string) {
  const empty = buildEmpty();
  run('npx', ['next', 'build'], '.');
  const variants = { plain: '0', late: 'late-scripts', hinted: 'compile-hints' };
  const [plain, late, hinted] = Object.entries(variants).map(([name, rewrites]) =>
    finishAnew(name, rewrites),
  );
  run('npx', ['tsx', 'scripts/finish-build.ts'], '.');
  const own = (name: string, cwd: string, offset: number, env = {}) =>
    startOwn(cwd, port + offset, { DATA_DIR: join(data, name), ...env });
  const servers = {
    site: own('site', '.', 0),
    next: own('next', '.', 1, { STATIC_CACHE: '0' }),
    plain: own('plain', plain ?? '', 2),
    late: own('late', late ?? '', 3),
    hinted: own('hinted', hinted ?? '', 4),
    empty: {
      child: spawn(
        'node',
        [join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '-p', `${port + 5}`],
        {
          cwd: empty,
          stdio: quiet,
        },
      ),
      url: `http://127.0.0.1:${port + 5}`,
    },
  };
  for (const { url } of Object.values(servers)) await untilReady(url);
  return servers;
}

/** A process and those that it started. */
function family(pid: number): readonly number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid);
  return [pid, ...children.flatMap(([child = 0]) => family(child))];
}

/** Resident memory in MB. */
export function memory({ pid = 0 }: ChildProcess): number {
  const rows = execFileSync('ps', ['-o', 'rss=', '-p', family(pid).join()], { encoding: 'utf8' }).split('\n');
  return Math.round(rows.reduce((sum, row) => sum + Number(row), 0) / 1024);
}

/** Processor time used so far in ms; NaN where the system does not tell (it does on Linux). Source: proc(5). */
export function processorTime({ pid = 0 }: ChildProcess): number {
  try {
    return family(pid)
      .map((own) => readFileSync(`/proc/${own}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
      .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);
  } catch {
    return Number.NaN;
  }
}
