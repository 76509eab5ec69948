import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPrograms } from '@/tests/helpers/backend-postgres';
import { pgliteTarget, postgresTarget, type Role, type Target } from '@/tests/helpers/backend-targets';

const vouchers = `insert into public.vouchers
    (code, percent, amount_cents, valid_from, valid_to, minimum_gross_cents) values
  ('SEE-50', null, 5000, null, null, 100000),
  ('HERBST-10', 10, null, current_date - 3, current_date + 3, 0),
  ('ABGELAUFEN', 10, null, null, current_date - 3, 0),
  ('ZU-FRUEH', 10, null, current_date + 3, null, 0)`;

const databases = [
  { name: 'PGlite', open: pgliteTarget, present: true },
  { name: 'PostgreSQL', open: postgresTarget, present: postgresPrograms() !== null },
];

describe.each(databases)('vouchers on $name', ({ open, present }) => {
  let database: Target;
  beforeAll(async () => {
    const target = present ? await open() : null;
    if (target) database = target;
    await target?.query(vouchers);
  });
  afterAll(() => database?.stop());

  const ask = async (code: string, bucket: string | null = null, limit = 2, role: Role = 'service_role') => {
    const [row] = await database.query(
      'select public.check_voucher($1, $2, $3) as answer',
      [code, bucket, limit],
      role,
    );
    return row?.answer;
  };

  test.runIf(present)('say what a code is worth, and when', async () => {
    expect(await ask('SEE-50')).toEqual({
      status: 'valid',
      percent: null,
      amountCents: 5_000,
      minimumGrossCents: 100_000,
    });
    expect(await ask('HERBST-10')).toMatchObject({ status: 'valid', percent: 10, amountCents: null });
    expect(await ask('ABGELAUFEN')).toMatchObject({
      status: 'expired',
      day: expect.stringMatching(/^\d{4}-/),
    });
    expect(await ask('ZU-FRUEH')).toMatchObject({ status: 'early' });
    expect(await ask('NIE-GESEHEN')).toEqual({ status: 'unknown' });
  });

  test.runIf(present)(
    'count wrong guesses only, and then answer nothing until the hour is over',
    async () => {
      for (let times = 0; times < 5; times++)
        expect(await ask('SEE-50', 'guess')).toMatchObject({ status: 'valid' });
      expect(await ask('FALSCH-1', 'guess')).toEqual({ status: 'unknown' });
      expect(await ask('FALSCH-2', 'guess')).toEqual({ status: 'unknown' });
      const rejected = await ask('SEE-50', 'guess');
      expect(rejected).toMatchObject({ status: 'limited' });
      expect(await ask('SEE-50', 'another visitor')).toMatchObject({ status: 'valid' });
      expect(await ask('SEE-50')).toMatchObject({ status: 'valid' });
      await database.query(
        "update public.rate_limits set window_start = window_start - interval '1 hour' where bucket = 'guess'",
      );
      expect(await ask('SEE-50', 'guess')).toMatchObject({ status: 'valid' });
    },
  );

  test.runIf(present).each(['anon', 'authenticated'] as const)('are closed to %s', async (role) => {
    expect(await database.query('select * from public.vouchers', [], role).catch(() => [])).toEqual([]);
    await expect(ask('SEE-50', null, 2, role)).rejects.toMatchObject({ code: '42501' });
    await expect(
      database.query("insert into public.vouchers (code, percent) values ('MEINER', 100)", [], role),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test
    .runIf(present)
    .each([
      ["'kleiner', 10, null, null, null, 0"],
      ["'BEIDES', 10, 500, null, null, 0"],
      ["'NICHTS', null, null, null, null, 0"],
      ["'ZU-VIEL', 101, null, null, null, 0"],
      ["'RUECKWAERTS', 10, null, date '2027-01-02', date '2027-01-01', 0"],
    ])('reject invalid values: %s', async (values) => {
    await expect(
      database.query(
        `insert into public.vouchers
          (code, percent, amount_cents, valid_from, valid_to, minimum_gross_cents) values (${values})`,
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
