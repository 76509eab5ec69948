import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { applyPending, listMigrations, migrationsDirectory } from '@/lib/server/embedded/migrations';
import { freePort } from './backend-database';
import { copyOfPrepared, type Directory } from './backend-directory';

/** Folder with PostgreSQL's programs, newest first, as Debian installs them; null when there is none. */
export const postgresPrograms = (): string | null =>
  process.env.POSTGRES_BIN ??
  globSync('/usr/lib/postgresql/*/bin')
    .sort()
    .reverse()
    .find((folder) => existsSync(path.join(folder, 'initdb'))) ??
  null;

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

/** Makes a cluster with the project's schema in an empty folder, prepared like a Supabase project. */
async function makeCluster(programs: string, { path: folder }: Directory) {
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const { connect, stop } = await serve(programs, folder);
  const client = await connect();
  await client.query(supabase);
  await applyPending(
    {
      versions: async () => [],
      apply: async (statements) => {
        await client.query('begin');
        for (const statement of statements) await client.query(statement);
        await client.query('commit');
      },
    },
    await listMigrations(migrationsDirectory()),
  );
  await client.end();
  await stop();
}

/** Runs PostgreSQL on a cluster, on a loopback port. */
async function serve(programs: string, folder: string) {
  const port = await freePort();
  const settings = ['-F', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(path.join(programs, 'postgres'), ['-D', folder, '-p', String(port), ...settings], {
    ...unprivileged(),
    cwd: folder,
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
  return {
    address: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    connect: async () => {
      const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
      await client.connect();
      return client;
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** Starts a PostgreSQL of its own with the project's schema. */
export async function startPostgres(programs: string) {
  const directory = await copyOfPrepared([programs, supabase], (fresh) => makeCluster(programs, fresh));
  const { stop, ...postgres } = await serve(programs, directory.path);
  return {
    ...postgres,
    stop: async () => {
      await stop();
      directory.remove();
    },
  };
}
