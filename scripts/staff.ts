/**
 * Lets somebody of the house in for the first time, for the backend that the environment names; with the embedded database
 * while the site is stopped, with a hosted project at any time:
 *
 *   npm run staff -- link name@house.example
 *
 * prints a link for choosing a password, which proves the address. Whose address stands in `STAFF` works at the desk then.
 */
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { defaultLocale } from '@/content/locales';
import { isEmail } from '@/lib/base/text-format';
import { linkAddress } from '@/lib/server/embedded/auth-mail';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { readEnv } from '@/lib/server/env';
import { loadEnv } from './load-env';

// The site reads its settings from there too.
loadEnv();
const env = readEnv(process.env);

const usage = 'npm run staff -- link <address>';

type Opened = { readonly client: SupabaseClient; readonly close: () => Promise<void> };

async function open(): Promise<Opened> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = env;
  if (url && key) return { client: createClient(url, key, { auth }), close: async () => undefined };
  const backend = createEmbeddedBackend(path.resolve(env.DATA_DIR));
  await backend.start();
  const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
  const secret = backend.keys().serviceRoleKey;
  const client = createClient('http://backend.invalid', secret, { auth, global: { fetch } });
  return { client, close: backend.close };
}

/** @returns the link. @throws AuthError */
async function makeLink({ auth }: SupabaseClient, email: string): Promise<string> {
  const made = await auth.admin.createUser({
    email,
    email_confirm: true,
    user_metadata: { locale: defaultLocale },
  });
  if (made.error && made.error.code !== 'email_exists') throw made.error;
  const { data, error } = await auth.admin.generateLink({ type: 'recovery', email });
  if (error) throw error;
  return linkAddress(env.SITE_URL, 'recovery', data.properties.hashed_token, defaultLocale, '/haus/anmelden');
}

try {
  const [command, address = '', ...more] = process.argv.slice(2);
  const email = address.trim().toLowerCase();
  if (command !== 'link' || !isEmail(email) || more.length > 0) throw new Error(usage);
  const { client, close } = await open();
  try {
    console.info('This link works once, for an hour:');
    console.info(await makeLink(client, email));
    if (!env.STAFF.some((entry) => entry.email === email)) {
      console.info(`${email} is not in STAFF yet: add it and start the site anew.`);
    }
  } finally {
    await close();
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
