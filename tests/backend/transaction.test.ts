import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { embeddedPool } from '@/lib/server/database/pools';
import { Again, type Database, openDatabase } from '@/lib/server/database/transaction';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { schemaTypes } from '@/scripts/schema/schema-types';
import { type Desk, databases, deskOn } from '@/tests/helpers/backend-desk';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { doorAddress, doorDirectory, openDoor } from '@/tests/helpers/backend-door';
import type { Target } from '@/tests/helpers/backend-targets';

const server = { kind: 'server' } as const;
const noted = (database: Database, note: string) =>
  database.transaction(
    server,
    async (tx) =>
      (await tx.selectFrom('rate_limits').select('count').where('bucket', '=', note).execute()).length,
  );

describe.each(databases)('a transaction on $name', ({ open, present }) => {
  let target: Target;
  let database: Database;
  let desk: Desk;
  beforeAll(async () => {
    const opened = present ? await open() : null;
    if (!opened) return;
    target = opened;
    desk = deskOn(target);
    database = openDatabase(target.pool);
  });
  afterAll(() => target?.stop());

  test.runIf(present)('knows the schema that the migrations make', async () => {
    const written = await schemaTypes((text) => target.query(text));
    const file = 'lib/server/database/schema.ts';
    const format = ['biome', 'format', `--stdin-file-path=${file}`];
    const formatted = execFileSync('npx', format, { input: written, encoding: 'utf8' });
    expect(readFileSync(file, 'utf8')).toBe(formatted);
  });

  test.runIf(present)('delivers instants, days, numbers and JSON alike', async () => {
    const row = await database.transaction(server, (tx) =>
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

  test.runIf(present)('is not acknowledged when a failure in it was caught', async () => {
    const note = randomUUID();
    const work = database.transaction(server, async (tx) => {
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

  test.runIf(present)('begins again up to twice where its failure passes', async () => {
    let attempts = 0;
    const busy = (until: number) =>
      database.transaction(server, async () => {
        attempts += 1;
        if (attempts < until) throw new Again();
        return attempts;
      });
    expect(await busy(3)).toBe(3);
    attempts = 0;
    await expect(busy(4)).rejects.toMatchObject({ name: 'Again' });
    expect(attempts).toBe(3);
  });

  test.runIf(present)('neither begins another nor outlasts its time', async () => {
    await expect(
      database.transaction(server, () => database.transaction(server, async () => 1)),
    ).rejects.toThrow('may not begin another');
    const note = randomUUID();
    const slow = openDatabase(target.pool, 50).transaction(server, async (tx) => {
      await tx
        .insertInto('rate_limits')
        .values({ bucket: note, window_start: new Date(), count: 1 })
        .execute();
      await new Promise(() => undefined);
    });
    await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await noted(database, note)).toBe(0);
  });

  test.runIf(present)('of the staff sees and writes what row level security lets a member', async () => {
    const reference = await desk.inquire();
    const [jule, eve] = [await desk.member(), await desk.person()];
    const read = (person: typeof jule) =>
      database.transaction({ kind: 'staff', userId: person.id, sessionId: person.session }, async (tx) => {
        const found = await tx
          .selectFrom('inquiries')
          .select('id')
          .where('reference', '=', reference)
          .execute();
        const changed = await tx
          .updateTable('inquiries')
          .set({ assignee_name: 'x' })
          .where('reference', '=', reference)
          .executeTakeFirst();
        return [found.length, Number(changed.numUpdatedRows)];
      });
    expect(await read(jule)).toEqual([1, 1]);
    expect(await read(eve)).toEqual([0, 0]);
    await desk.query('delete from auth.sessions where id = $1', [jule.session]);
    expect(await read(jule)).toEqual([0, 0]);
  });
});

describe('the door to the embedded database', () => {
  let backend: EmbeddedBackend;
  let address: string;
  let folder: string;
  let close: () => void;
  beforeAll(async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const directory = await preparedDirectory();
    backend = createEmbeddedBackend(directory.path);
    const door = openDoor(backend, directory.path, 2_000);
    folder = doorDirectory(directory.path);
    address = doorAddress(directory.path);
    close = () => {
      door.close();
      directory.remove();
    };
  });
  afterAll(async () => {
    await backend.close();
    close();
  });

  async function client() {
    const one = new Client(address);
    one.on('error', () => undefined);
    await one.connect();
    return one;
  }

  test('is open to its own user alone', () => {
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  });

  test('speaks PostgreSQL: values, failures, and the state after them', async () => {
    const one = await client();
    expect((await one.query('select $1::int + 1 as sum', [2])).rows).toEqual([{ sum: 3 }]);
    await expect(one.query('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' });
    await one.query('set role anon');
    expect((await one.query('select current_user as name')).rows).toEqual([{ name: 'postgres' }]);
    await one.end();
  });

  test('lets nobody between the statements of a transaction, and ends one that lasts', async () => {
    const [one, other] = [await client(), await client()];
    const note = randomUUID();
    await one.query('begin');
    await one.query('insert into public.rate_limits values ($1, now(), 1)', [note]);
    const count = noted(openDatabase(embeddedPool(backend)), note);
    await one.query('commit');
    expect(await count).toBe(1);
    await one.query('begin');
    await one.query('delete from public.rate_limits where bucket = $1', [note]);
    expect(
      (await other.query('select count from public.rate_limits where bucket = $1', [note])).rowCount,
    ).toBe(1);
    await expect(one.query('commit')).rejects.toThrow();
    await other.end();
  });

  test('a request to the backend inside a transaction is an error, not a wait', async () => {
    const asked = openDatabase(embeddedPool(backend)).transaction(server, () =>
      backend.fetch(new Request('http://backend.invalid/rest/v1/inquiries')),
    );
    await expect(asked).rejects.toThrow('may not begin another');
  });
});
