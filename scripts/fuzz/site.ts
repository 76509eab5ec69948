import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/tests/helpers/backend-database';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody, sendableDraft } from '@/tests/helpers/backend-draft';
import { stop, untilReady } from '@/tests/helpers/processes';
import { serverBundle } from '../bundle-server';
import type { Secrets } from './verdict';

export type SiteUnderFire = {
  readonly port: number;
  /** Of the server's process. */
  readonly pid: number;
  readonly dataDirectory: string;
  readonly siteUrl: string;
  readonly secrets: Secrets;
  /** Signs somebody up. */
  readonly signUp: () => Promise<Session>;
  readonly log: () => string;
  readonly stop: () => Promise<void>;
  readonly remove: () => void;
};

/** Somebody's data that no answer to anybody else may hold. */
const canary = () => `canary${randomUUID().replaceAll('-', '')}`;

const post = (origin: string, target: string, body: object) =>
  fetch(`${origin}${target}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': '198.51.100.1',
    },
    body: JSON.stringify(body),
  });

/** What a signed-in visitor sends along. */
export type Session = { readonly cookie: string; readonly token: string };

async function signUp(origin: string): Promise<Session> {
  const password = randomUUID();
  const email = `${randomUUID()}@example.org`;
  const response = await post(origin, '/auth/v1/signup', { email, password, data: { locale: 'de' } });
  const session = await response.json();
  // Without a mail server nobody has to confirm an address.
  if (!response.ok || !session.access_token) throw new Error(`Nobody can sign up: ${response.status}`);
  return {
    cookie: `sg-auth=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`,
    token: session.access_token,
  };
}

/** Serves the production build with the embedded database on data of its own, with somebody's inquiry in it. */
export async function siteUnderFire(): Promise<SiteUnderFire> {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build: npm run build first.');
  const directory = await preparedDirectory();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const siteUrl = 'https://www.seegut.example';
  let log = '';
  const child: ChildProcess = spawn(process.execPath, [serverBundle, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: directory.path,
      SITE_URL: siteUrl,
      // Each request names another address, so that limits, which have tests of their own, do not hide the rest.
      TRUSTED_PROXIES: '1',
      INQUIRY_LIMIT_PER_HOUR: '100000',
      ACCOUNT_LIMIT_PER_HOUR: '100000',
      API_LIMIT_PER_HOUR: '1000000',
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      log += part;
    });
  }
  await untilReady(`${origin}/api/ready`);

  const somebody = canary();
  const details = { ...sendableDraft().details, lastName: somebody, email: `${somebody}@example.org` };
  const stored = await post(origin, '/api/inquiries', inquiryBody({}, sendableDraft({ details })));
  if (stored.status !== 201) throw new Error(`The site takes no inquiry: ${stored.status}`);

  const keys = JSON.parse(readFileSync(path.join(directory.path, 'keys.json'), 'utf8'));
  const secrets = new Map<string, string>([
    ['somebody’s data', somebody],
    ['the service key', keys.serviceRoleKey],
    ['the signing secret', keys.jwtSecret],
    ['the address secret', keys.addressSecret],
    ['the data folder', directory.path],
    ['the project folder', process.cwd()],
  ]);
  return {
    port,
    pid: child.pid ?? 0,
    dataDirectory: directory.path,
    siteUrl,
    secrets,
    signUp: () => signUp(origin),
    log: () => log,
    stop: () => stop(child),
    remove: directory.remove,
  };
}
