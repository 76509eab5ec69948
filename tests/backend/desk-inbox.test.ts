import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, databases, deskOn, type Person } from '@/tests/helpers/backend-desk';
import type { Target } from '@/tests/helpers/backend-targets';

describe.each(databases)('the inbox on $name', ({ open, present }) => {
  let database: Target;
  let desk: Desk;
  let jule: Person;

  beforeAll(async () => {
    const target = present ? await open() : null;
    if (!target) return;
    database = target;
    desk = deskOn(target);
    jule = await desk.member();
  });
  afterAll(() => database?.stop());

  const read = async (offset = 0) =>
    (await desk.call(jule, 'staff_inbox', {
      p_search: null,
      p_day: null,
      p_state: null,
      p_mine: false,
      p_offset: offset,
      p_limit: 50,
    })) as { hasMore: boolean; rows: { reference: string; answerBy: string }[] };
  /** Open inquiries of the size of real ones, with numbers from `from` to `to`. */
  const fill = (from: number, to: number) =>
    desk.query(
      `insert into public.inquiries
         (reference, idempotency_key, locale, email, name, catalogue_version, payload, price, answer_by)
       select 'SG-2027-' || translate(lpad(number::text, 5, '0'), '01', 'AB'), gen_random_uuid(), 'de',
         number || '@example.org', 'Lang Listig', 'x',
         jsonb_build_object('guests', 50, 'message', repeat('wort ', 300)),
         jsonb_build_object('lines', repeat('zeile ', 400)), now() + number * interval '1 minute'
       from generate_series($1::integer, $2::integer) as number`,
      [from, to],
    );
  /** How many rows of inquiries the first page reads, from the table or by an index. */
  const rowsRead = async () => {
    // What the session read before may still be counted.
    const [counts] = await desk.as(
      jule,
      `with before as materialized (
         select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'inquiries'
       ), answer as materialized (
         select rows, public.staff_inbox(null, null, null, false, 0, 50) as page from before
       )
       select (seq_tup_read + idx_tup_fetch - answer.rows)::integer as rows
       from answer, pg_stat_xact_user_tables where relname = 'inquiries' and page is not null`,
    );
    return Number(counts?.rows);
  };

  test.runIf(present)('reads no more rows for a page of 5,000 inquiries than for one of 50', async () => {
    await fill(1, 50);
    expect(await read()).toMatchObject({ hasMore: false });
    const few = await rowsRead();
    expect(few).toBeGreaterThanOrEqual(50);
    await fill(51, 5_000);
    await desk.query('analyze public.inquiries');
    // One row more tells that there is another page.
    expect(await rowsRead()).toBeLessThanOrEqual(few + 2);
    const pages = [await read(), await read(50), await read(4_950)];
    expect(pages.map(({ rows, hasMore }) => [rows.length, hasMore])).toEqual([
      [50, true],
      [50, true],
      [50, false],
    ]);
    const order = pages.flatMap(({ rows }) => rows.map(({ answerBy }) => Date.parse(answerBy)));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ reference }) => reference))).size).toBe(150);
  });
});
