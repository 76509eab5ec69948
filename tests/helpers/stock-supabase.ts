/**
 * Serves Supabase's own `@supabase/lite` as it comes, on a loopback port, with nothing of this project before it but
 * the migrations: another Supabase than the embedded backend, set up as its operator likes.
 *
 *   --port 54321 --data <folder> --site <address> --mail <port of a mail server> [--closed] [--confirm]
 *
 * `closed` takes no new accounts, `confirm` wants addresses confirmed. The first line on standard output is JSON.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createTransport } from 'nodemailer';
import { migrate } from '@/lib/server/embedded/database';
import { openDoor } from '@/lib/server/embedded/door';
import type { Lease } from '@/lib/server/embedded/embedded-backend';
import { readKeys } from '@/lib/server/embedded/keys';
import { migrationsDirectory } from '@/lib/server/embedded/migrations';
import { createMutex } from '@/lib/server/embedded/mutex';
import { createBackendServer } from '@/lib/server/embedded/serve';

const text = { type: 'string', default: '' } as const;
const choice = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { port: text, data: text, site: text, mail: text, closed: choice, confirm: choice },
});

mkdirSync(values.data, { recursive: true });
const keys = readKeys(values.data);
const connection = await createPgliteConnection({ url: path.join(values.data, 'postgres') });
await connection.driver.waitReady;

const emails = createTransport({ host: '127.0.0.1', port: Number(values.mail), ignoreTLS: true });
const app = new App({
  connection,
  auth: {
    enabled: true,
    site_url: values.site,
    additional_redirect_urls: [`${values.site}/auth/confirm**`],
    minimum_password_length: 8,
    enable_signup: !values.closed,
    enable_refresh_token_rotation: true,
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.anonKey,
    secret_key: keys.serviceRoleKey,
    email: { enable_confirmations: values.confirm, double_confirm_changes: false },
  },
  options: {
    drivers: {
      email: {
        send: async (email) => {
          await emails.sendMail({ from: 'project@supabase.test', ...email });
        },
      },
    },
    server: { disableStudio: true, admin: false },
  },
});
await app.ensureSystemSchema();
await migrate(connection, migrationsDirectory());

const exclusively = createMutex();
const fetch = (request: Request) =>
  exclusively(async () => {
    const response = await app.fetch(request);
    const bare = [204, 304].includes(response.status);
    return new Response(bare ? null : await response.arrayBuffer(), response);
  });
const server = createBackendServer({ fetch });
const lease = () =>
  new Promise<Lease>((resolve) => {
    exclusively(
      () =>
        new Promise<void>((release) => {
          resolve({
            query: (sql, args, options) => connection.driver.query(sql, [...args], options),
            exchange: (message) => connection.driver.execProtocolRaw(message),
            release: () => release(),
          });
        }),
    );
  });
openDoor({ lease, fetch, dump: () => connection.driver.dumpDataDir('gzip') }, values.data);
server.listen(Number(values.port), '127.0.0.1', () => console.info(JSON.stringify({ port: values.port })));
process.once('SIGTERM', async () => {
  server.closeAllConnections();
  await exclusively(() => connection.close());
  process.exit(0);
});
