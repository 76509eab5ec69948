import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type PostgresPool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Again, type Database, openDatabase } from '@/lib/server/database/database';
import { embeddedPool, hostedPool } from '@/lib/server/database/pools';
import { createEmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { schemaTypes } from '@/scripts/schema/schema-types';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { rowsOf, storageOn, storages } from '@/tests/helpers/site-storage';

const noted = async (database: Database, note: string) =>
  (await database.db().selectFrom('rate_limits').select('count').where('bucket', '=', note).execute()).length;

describe.each(storages)('a transaction on $name', (where) => {
  const storage = storageOn(where);
  let pool: PostgresPool;
  let database: Database;
  beforeAll(() => {
    pool = where.start
      ? hostedPool(process.env.DATABASE_URL ?? '')
      : embeddedPool(storage().embeddedBackend());
    database = openDatabase(pool);
  });
  afterAll(() => pool.end());

  test('knows the schema that the migrations make', async () => {
    const written = await schemaTypes((text) => rowsOf(database, text));
    const file = 'lib/server/database/schema.ts';
    const format = ['format', `--stdin-file-path=${file}`];
    const formatted = execFileSync('node_modules/.bin/biome', format, { input: written, encoding: 'utf8' });
    expect(readFileSync(file, 'utf8')).toBe(formatted);
  });

  test('delivers instants, days, numbers and JSON alike', async () => {
    const row = await database.transaction((tx) =>
      sql`select timestamptz '2027-06-12 18:00:00.5+02' as instant, date '2027-06-12' as day, 12::bigint as cents,
                 1.50::numeric as rate, '{"a": [1]}'::jsonb as body, true as yes, null as none`
        .execute(tx)
        .then(({ rows }) => rows[0]),
    );
    expect(row).toEqual({
      instant: new Date('2027-06-12T16:00:00.500Z'),
      day: '2027-06-12',
      cents: 12,
      rate: '1.50',
      body: { a: [1] },
      yes: true,
      none: null,
    });
  });

  test('is not acknowledged when a failure in it was caught', async () => {
    const note = randomUUID();
    const work = database.transaction(async (tx) => {
      const count = () =>
        tx.insertInto('rate_limits').values({ bucket: note, window_start: new Date(), count: 1 }).execute();
      await count();
      await count().catch(() => undefined);
      return 'stored';
    });
    await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'rate_limits_pkey' });
    await expect(work).rejects.not.toHaveProperty('query');
    expect(await noted(database, note)).toBe(0);
  });

  test('begins again up to twice where its failure passes', async () => {
    let attempts = 0;
    const busy = (until: number) =>
      database.transaction(async () => {
        attempts += 1;
        if (attempts < until) throw new Again();
        return attempts;
      });
    expect(await busy(3)).toBe(3);
    attempts = 0;
    await expect(busy(4)).rejects.toMatchObject({ name: 'Again' });
    expect(attempts).toBe(3);
  });

  test('neither begins another, nor asks beside itself, nor outlasts its time', async () => {
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow(
      'may not begin another',
    );
    await expect(database.transaction(() => noted(database, 'x'))).rejects.toThrow('nor ask beside itself');
    const note = randomUUID();
    const slow = openDatabase(pool, 50).transaction(async (tx) => {
      await tx
        .insertInto('rate_limits')
        .values({ bucket: note, window_start: new Date(), count: 1 })
        .execute();
      await new Promise(() => undefined);
    });
    await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await noted(database, note)).toBe(0);
  });
});

test('of the embedded backend keeps every request waiting, and answers none of its own', async () => {
  const directory = await preparedDirectory();
  const backend = createEmbeddedBackend(directory.path);
  const database = openDatabase(embeddedPool(backend));
  const ask = () => {
    const headers = { apikey: backend.keys().serviceRoleKey };
    return backend.fetch(
      new Request('http://backend.invalid/rest/v1/rate_limits?select=bucket', { headers }),
    );
  };
  let begin = () => {};
  let asked: Promise<Response> | undefined;
  const outside = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => {
    asked = ask();
  });
  await database.transaction(async (tx) => {
    await tx.insertInto('rate_limits').values({ bucket: 'x', window_start: new Date(), count: 1 }).execute();
    begin();
    await outside;
    await tx.updateTable('rate_limits').set({ bucket: 'y' }).execute();
  });
  expect(await (await asked)?.json()).toEqual([{ bucket: 'y' }]);
  await expect(database.transaction(ask)).rejects.toThrow('may not begin another');
  await backend.close();
  directory.remove();
});
