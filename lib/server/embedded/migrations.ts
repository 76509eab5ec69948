import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Migration = { readonly version: string; readonly name: string; readonly sql: string };

const fileName = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** Where the schema lives; the standalone server starts in its own folder, which holds a copy. */
export const migrationsDirectory = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'supabase', 'migrations');

/** All migrations in order. Empty when the folder is not shipped, as on a site that talks to a hosted project. */
export async function listMigrations(directory: string): Promise<readonly Migration[]> {
  const names = await readdir(directory).catch(() => []);
  const migrations = names.sort().map(async (file) => {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name) return [];
    return [{ version, name, sql: await readFile(path.join(directory, file), 'utf8') }];
  });
  return (await Promise.all(migrations)).flat();
}

/** What applying needs of a database: statements that end together or not at all. */
export type MigrationTarget = {
  readonly versions: () => Promise<readonly string[]>;
  readonly apply: (statements: readonly string[]) => Promise<void>;
};

const noteApplied = ({ version, name }: Migration) =>
  `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`;

/**
 * Applies what is missing, one transaction per file, and records it in the history table that Supabase's own tools
 * keep, so that a database may move between the embedded backend and a hosted project.
 * @returns the versions that were applied now.
 */
export async function applyPending(
  target: MigrationTarget,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const known = new Set(await target.versions());
  const applied: string[] = [];
  for (const migration of migrations) {
    if (known.has(migration.version)) continue;
    await target.apply([migration.sql, noteApplied(migration)]);
    applied.push(migration.version);
  }
  return applied;
}
