/**
 * Serves the production build for the browser tests: a fresh embedded database behind a loopback
 * address, so that tests can read rows, and the site in front of it. Ends both when it is ended.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendFile } from './e2e-backend';

const sitePort = Number(process.env.E2E_PORT ?? 3210);
const folder = mkdtempSync(join(tmpdir(), 'seegut-e2e-'));
const children: ChildProcess[] = [];

const backend = spawn('tsx', ['scripts/serve-backend.ts', '--port', '0', '--data', folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
children.push(backend);

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

type Announcement = { url: string; keys: string };

const announcement = await new Promise<Announcement>((resolve, reject) => {
  let text = '';
  backend.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
    const [line, rest] = text.split('\n');
    if (rest !== undefined && line) resolve(JSON.parse(line) as Announcement);
  });
  backend.once('exit', (code) => reject(new Error(`The backend ended with code ${code}`)));
});
const keys = JSON.parse(readFileSync(announcement.keys, 'utf8')) as { anonKey: string; serviceRoleKey: string };
writeFileSync(backendFile(sitePort), JSON.stringify({ url: announcement.url, ...keys }));

const site = spawn('npm', ['run', '--silent', 'serve', '--', '-p', String(sitePort), '-H', '127.0.0.1'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SUPABASE_URL: announcement.url,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    INQUIRY_LIMIT_PER_HOUR: '10000',
  },
});
children.push(site);

site.once('exit', (code) => {
  stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(backendFile(sitePort), { force: true });
  process.exit(code ?? 0);
});
