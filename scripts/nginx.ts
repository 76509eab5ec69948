import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's and other systems' places for nginx. */
const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of an nginx: `NGINX_PATH`, else the system's; undefined when there is none. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...places].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

export type Front = { readonly child: ChildProcess; readonly stop: () => Promise<void> };

/**
 * Lays out the finished build (`.next`) for nginx and starts one in front of a site on another loopback port.
 * @param options.out folder for the layout, below `.next` by default; an own one keeps runs apart.
 * @throws Error when the layout or the configuration is refused.
 */
export async function startFront(options: {
  readonly nginx: string;
  readonly port: number;
  readonly sitePort: number;
  readonly out: string;
  /** Requests that send something, per address and minute. */
  readonly limit?: number;
  /** The site's environment, on which the pages' policies depend. */
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Front> {
  const { nginx, port, sitePort, out, limit = 0, env = {} } = options;
  const listen = `127.0.0.1:${port}`;
  const mime = ['/etc/nginx/mime.types', join(nginx, '../../etc/nginx/mime.types')].find(existsSync) ?? '';
  execFileSync(
    'npx',
    ['tsx', 'scripts/prepare-cache.ts', '--out', out, '--listen', listen, '--host', '127.0.0.1'].concat([
      '--upstream',
      `127.0.0.1:${sitePort}`,
      '--mime',
      mime,
      '--limit',
      String(limit),
    ]),
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const own = mkdtempSync(join(tmpdir(), 'seegut-nginx-'));
  // As root, nginx would read the files as somebody who may not enter this folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(
    nginx,
    ['-p', own, '-c', join(out, 'current', 'nginx.conf'), '-g', `daemon off;${user}`],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}
