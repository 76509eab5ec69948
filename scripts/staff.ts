/**
 * Who belongs to the staff, for the backend that the environment names; with the embedded database while the site is
 * stopped, with a hosted project at any time:
 *
 *   npm run staff -- add name@house.example "Name" --lang de
 *   npm run staff -- list
 *   npm run staff -- remove name@house.example
 *
 * `add` makes an account where there is none, gives it the role and mails a link for choosing a password. `remove`
 * takes effect at once and ends the person's sessions; the account itself stays.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isLocale, type Locale } from '@/content/locales';
import { isEmail } from '@/lib/base/text-format';
import { linkAddress } from '@/lib/server/embedded/auth-mail';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { readEnv } from '@/lib/server/env';
import { loadEnv } from './load-env';

// The site reads its settings from there too.
loadEnv();
const env = readEnv(process.env);

const usage = 'npm run staff -- add <address> "<name>" [--lang de|en|es] | list | remove <address>';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: env.DATA_DIR }, lang: { type: 'string', default: 'de' } },
});

type Opened = { readonly client: SupabaseClient; readonly close: () => Promise<void> };

async function open(): Promise<Opened> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = env;
  if (url && key) return { client: createClient(url, key, { auth }), close: async () => undefined };
  const backend = createEmbeddedBackend(path.resolve(values.data));
  await backend.start();
  const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
  const secret = backend.keys().serviceRoleKey;
  const client = createClient('http://backend.invalid', secret, { auth, global: { fetch } });
  return { client, close: backend.close };
}

async function call(client: SupabaseClient, name: string, args: object = {}): Promise<unknown> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code || 'no code'} ${error.message}`);
  return data;
}

async function add(client: SupabaseClient, email: string, name: string, locale: Locale) {
  const made = await client.auth.admin.createUser({ email, email_confirm: true, user_metadata: { locale } });
  if (made.error && made.error.code !== 'email_exists') throw made.error;
  const { data, error } = await client.auth.admin.generateLink({ type: 'recovery', email });
  if (error) throw error;
  const tokenHash = data.properties.hashed_token;
  const values = { p_email: email, p_name: name, p_token_hash: tokenHash, p_locale: locale };
  await call(client, 'add_staff', values);
  console.info(`${email} belongs to the staff as soon as the link in the invitation has been followed.`);
  if (env.SMTP_URL && env.MAIL_FROM && env.MAIL_TO) return;
  console.info('No mail server is set; give this link to the person yourself. It works once, for an hour:');
  console.info(linkAddress(env.SITE_URL, 'recovery', tokenHash, locale, '/haus/anmelden'));
}

const listSchema = z.array(z.object({ email: z.string(), name: z.string(), isActive: z.boolean() }));

async function list(client: SupabaseClient) {
  const members = listSchema.parse(await call(client, 'list_staff'));
  for (const { email, name, isActive } of members) {
    console.info([email, name, ...(isActive ? [] : ['(invited)'])].join('\t'));
  }
  if (members.length === 0) console.info('Nobody yet.');
}

async function remove(client: SupabaseClient, email: string) {
  if (!(await call(client, 'remove_staff', { p_email: email }))) throw new Error(`${email} is not staff.`);
  console.info(`${email} no longer belongs to the staff and is signed out everywhere.`);
}

/** What to do, decided before a database is opened; null when the arguments say nothing. */
function readCommand(): ((client: SupabaseClient) => Promise<void>) | null {
  const [command, address = '', name = '', ...more] = positionals;
  const typed = address.trim().toLowerCase();
  const email = isEmail(typed) ? typed : null;
  const { lang } = values;
  if (more.length > 0 || !isLocale(lang)) return null;
  if (command === 'list' && address === '') return list;
  if (command === 'remove' && email && name === '') return (client) => remove(client, email);
  const label = name.trim();
  if (command === 'add' && email && label !== '') return (client) => add(client, email, label, lang);
  return null;
}

try {
  const command = readCommand();
  if (!command) throw new Error(usage);
  const { client, close } = await open();
  try {
    await command(client);
  } finally {
    await close();
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
