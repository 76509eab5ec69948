import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './backend-database';
import { temporaryDirectory } from './backend-directory';

/** Folder with PostgreSQL's programs, newest first, as Debian installs them; null when there is none. */
export const postgresPrograms = (): string | null =>
  process.env.POSTGRES_BIN ??
  globSync('/usr/lib/postgresql/*/bin')
    .sort()
    .reverse()
    .find((folder) => existsSync(path.join(folder, 'initdb'))) ??
  null;

export type RealPostgres = {
  readonly address: string;
  readonly connect: () => Promise<Client>;
  readonly stop: () => Promise<void>;
};

/** What a Supabase project has before the first migration: request roles, `auth`, generous default privileges. */
const supabase = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  create schema auth;
  create table auth.users (
    id uuid primary key default gen_random_uuid(), email text, encrypted_password text, confirmation_token text,
    recovery_token text, email_change text, email_change_token_new text, email_change_token_current text);
  create table auth.sessions (
    id uuid primary key, user_id uuid references auth.users (id) on delete cascade, created_at timestamptz default now());
  create function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  grant usage on schema public, auth to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, name text, statements text[]);`;

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const getId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: getId('-u'), gid: getId('-g') };
}

/** Starts a PostgreSQL of its own on a loopback port, prepared like a Supabase project. */
export async function startPostgres(programs: string): Promise<RealPostgres> {
  const directory = temporaryDirectory();
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(directory.path, user.uid, user.gid);
  const data = path.join(directory.path, 'data');
  const options = { ...user, cwd: directory.path };
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = [
    '-F',
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${directory.path}`,
  ];
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (part) => {
      output += part;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(output)));
  });
  const connect = async () => {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    await client.connect();
    return client;
  };
  const first = await connect();
  await first.query(supabase);
  await first.end();
  return {
    address: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    connect,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      directory.remove();
    },
  };
}
