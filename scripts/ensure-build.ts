import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build is made of; `next start` asks for the file that a build ends with. */
const sources = [
  ...['app', 'components', 'content', 'lib', 'messages', 'public', 'supabase'],
  ...['instrumentation.ts', 'middleware.ts', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'scripts/rewrite-pages.ts'],
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
].filter((path) => existsSync(path));
const build = '.next/BUILD_ID';

const changedAt = (path: string): number => statSync(path).mtimeMs;

/** With everything below it; a folder itself changes when a file goes. */
const lastChange = (path: string): number => {
  const below = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(changedAt(path), ...below.map((name) => changedAt(join(path, name))));
};

/** Builds the site when there is no build, or when a source or the lock file is newer than it. */
if (!existsSync(build) || Math.max(...sources.map(lastChange)) > changedAt(build)) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
