import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Desk,
  databases,
  dayFromToday,
  deskOn,
  freshDay,
  offerBody,
  type Person,
} from '@/tests/helpers/backend-desk';
import type { Target } from '@/tests/helpers/backend-targets';

const tables = [
  'inquiry_notes',
  'inquiry_events',
  'offer_drafts',
  'offers',
  'offer_acceptances',
  'bookings',
  'inquiries',
  'contact_messages',
] as const;

describe.each(databases)('who may do what at the desk on $name', ({ open, present }) => {
  let database: Target;
  let desk: Desk;
  let jule: Person;
  let ada: Person;
  let intruders: Record<string, Person>;
  let reference: string;
  let message: string;
  let booking: unknown;

  beforeAll(async () => {
    const target = present ? await open() : null;
    if (!target) return;
    database = target;
    desk = deskOn(target);
    jule = await desk.member();
    ada = await desk.person();
    const former = await desk.member('Ehemals');
    await desk.serve('remove_staff', { p_email: former.email });
    // Signed in again since: as an account, and with nothing else.
    await desk.query('insert into auth.sessions (id, user_id) values ($1, $2)', [former.session, former.id]);
    const signedOut = await desk.member('Fort');
    await desk.query('delete from auth.sessions where id = $1', [signedOut.session]);
    const unproven = await desk.person({ isProven: false });
    await desk.serve('add_staff', { p_email: unproven.email, p_name: 'Unbewiesen' });
    const stolen = await desk.person();
    intruders = {
      'another visitor': await desk.person(),
      'a former member': former,
      'a member whose session has ended': signedOut,
      'whoever registered a colleague’s address first': unproven,
      'a visitor with a staff member’s session id': { ...stolen, session: jule.session },
    };
    reference = await desk.inquire({ p_user_id: ada.id });
    await desk.call(jule, 'staff_note', { p_reference: reference, p_text: 'Vertraulich' });
    await desk.call(jule, 'staff_save_offer_draft', {
      p_reference: reference,
      p_body: { x: 1 },
      p_revision: 0,
    });
    await desk.offer(jule, reference, freshDay());
    await desk.accept(reference);
    await desk.call(jule, 'staff_save_offer_draft', {
      p_reference: reference,
      p_body: { x: 1 },
      p_revision: 0,
    });
    message = `SK-2026-${reference.slice(-5)}`;
    await desk.query(
      `insert into public.contact_messages
         (reference, idempotency_key, user_id, locale, topic, name, email, message, answer_by)
       values ($1, gen_random_uuid(), $2, 'de', 'other', 'Ada', 'ada@example.org', 'Guten Tag', now())`,
      [message, ada.id],
    );
    booking = (await desk.row('select id from public.bookings')).id;
  });
  afterAll(() => database?.stop());

  const staffCalls = (): Record<string, object> => ({
    staff_take: { p_reference: reference, p_take: true },
    staff_answer_message: { p_reference: message, p_answered: true },
    staff_note: { p_reference: reference, p_text: 'x' },
    staff_save_offer_draft: { p_reference: reference, p_body: {}, p_revision: 1 },
    staff_send_offer: {
      p_key: randomUUID(),
      p_reference: reference,
      p_body: offerBody(null),
      p_total_cents: 1,
      p_valid_until: dayFromToday(3),
      p_option_until: null,
      p_max_deliveries: 3,
    },
    staff_decline: { p_key: randomUUID(), p_reference: reference, p_message: '', p_days: [] },
    staff_hold_day: { p_reference: reference, p_day: freshDay(), p_until: '2999-01-01' },
    staff_set_day: { p_day: freshDay(), p_state: 'closed' },
    staff_release_booking: { p_booking: booking },
    staff_renew_link: { p_reference: reference },
    staff_calendar: { p_from: dayFromToday(0), p_to: dayFromToday(900) },
    staff_inbox: { p_search: null, p_day: null, p_state: null, p_mine: false, p_offset: 0, p_limit: 9 },
  });
  const serverCalls = (email: string): Record<string, object> => ({
    visitor_accept_offer: desk.acceptance(reference),
    visitor_decline_offer: { p_reference: reference, p_version: 1, p_reason: '' },
    visitor_ask: { p_reference: reference, p_text: 'x' },
    visitor_withdraw: { p_reference: reference, p_reason: '' },
    visitor_renew_link: { p_reference: reference },
    visitor_change_guests: { p_reference: reference, p_payload: {}, p_price: {}, p_server_total_cents: 1 },
    day_states: { p_from: dayFromToday(0), p_to: dayFromToday(900) },
    expire_due: {},
    remind_staff: {},
    add_staff: { p_email: email, p_name: 'Eve' },
    remove_staff: { p_email: jule.email },
    list_staff: {},
  });
  /** Everything that the desk knows, as its owner sees it. */
  const everything = async () => {
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await desk.query(`select * from public.${table} order by 1`));
    rows.push(await desk.query('select * from private.staff order by 1'));
    rows.push(await desk.query('select kind, recipient from public.mail_outbox order by id'));
    return rows;
  };
  const read = (person: Person | null, table: string) =>
    (person
      ? desk.as(person, `select * from public.${table}`)
      : desk.query(`select * from public.${table}`, [], 'anon')
    ).catch(() => []);
  /** Refused where grants count, empty where only row level security does. */
  const readColumns = (person: Person, table: string, columns: string) =>
    desk.as(person, `select ${columns} from public.${table}`);

  test.runIf(present)('every table holds something to be kept', async () => {
    for (const rows of await everything()) expect(Object(rows).length).toBeGreaterThan(0);
  });

  test.runIf(present)('nobody and no stranger reads, writes or calls anything', async () => {
    // Also where somebody grants what the migrations revoke, as the embedded backend does.
    for (const granted of [false, true]) {
      if (granted) {
        await desk.query('grant all on all tables in schema public to anon, authenticated');
        await desk.query('grant execute on all functions in schema public to anon, authenticated');
      }
      const before = await everything();
      for (const [name, person] of [['nobody', null] as const, ...Object.entries(intruders)]) {
        for (const table of tables) {
          expect([name, table, await read(person, table)]).toEqual([name, table, []]);
          for (const sql of [`delete from public.${table}`, `insert into public.${table} default values`]) {
            await (person ? desk.as(person, sql) : desk.query(sql, [], 'anon')).catch(() => []);
          }
        }
        for (const sql of [
          `update public.inquiries set state = 'accepted'`,
          `update public.offers set state = 'accepted'`,
          `update public.bookings set state = 'released'`,
          `update public.inquiry_notes set text = ''`,
          `insert into private.staff (user_id, name) values ('${person?.id ?? randomUUID()}', 'Eve')`,
          'update private.staff set name = name',
        ]) {
          await (person ? desk.as(person, sql) : desk.query(sql, [], 'anon')).catch(() => []);
        }
        const secret = 'select * from private.staff';
        expect(
          await (person ? desk.as(person, secret) : desk.query(secret, [], 'anon')).catch(() => []),
        ).toEqual([]);
        const calls = { ...staffCalls(), ...serverCalls(person?.email ?? 'eve@example.org') };
        for (const [call, args] of Object.entries(calls)) {
          const answer = person
            ? desk.call(person, call, { ...args })
            : desk.serve(call, { ...args }, 'anon');
          await expect(answer, `${name} ${call}`).rejects.toMatchObject({ code: '42501' });
        }
      }
      expect(await everything()).toEqual(before);
    }
    await desk.query('revoke all on all tables in schema public from anon');
    await desk.query('revoke execute on all functions in schema public from public, anon');
  });

  test.runIf(present)(
    'a visitor reads the own inquiry, offer and acceptance, and nothing of the desk',
    async () => {
      const own = async (table: string) => (await readColumns(ada, table, '1 as x')).length;
      expect([await own('inquiries'), await own('offers'), await own('offer_acceptances')]).toEqual([
        1, 1, 1,
      ]);
      for (const table of ['inquiry_notes', 'inquiry_events', 'offer_drafts', 'bookings']) {
        expect([table, await own(table)]).toEqual([table, 0]);
      }
      for (const [call, args] of Object.entries({ ...staffCalls(), ...serverCalls(ada.email) })) {
        await expect(desk.call(ada, call, { ...args }), call).rejects.toMatchObject({ code: '42501' });
      }
    },
  );

  test.runIf(present)('neither a token’s claims nor a person’s own data make anybody staff', async () => {
    const eve = await desk.person();
    const claims = {
      sub: eve.id,
      session_id: eve.session,
      role: 'authenticated',
      app_metadata: { role: 'staff', staff: true },
      user_metadata: { role: 'staff', staff: true },
      is_staff: true,
    };
    await desk.query(
      `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
      [JSON.stringify(claims), eve.id],
    );
    const [answer] = await desk.query('select public.is_staff() as staff', [], 'authenticated');
    const [self] = await desk.query('select public.staff_self() as self', [], 'authenticated');
    await desk.query(
      `select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false)`,
    );
    expect([answer, self]).toEqual([{ staff: false }, { self: null }]);
  });

  test.runIf(present)('a member reads everything and still writes no table directly', async () => {
    await desk.query('grant all on all tables in schema public to authenticated');
    const before = await everything();
    for (const table of tables) expect([table, (await read(jule, table)).length > 0]).toEqual([table, true]);
    for (const table of tables) {
      for (const sql of [`delete from public.${table}`, `insert into public.${table} default values`]) {
        await desk.as(jule, sql).catch(() => []);
      }
    }
    await desk.as(jule, `update public.inquiries set state = 'received'`).catch(() => []);
    await desk.as(jule, `update public.bookings set state = 'released'`).catch(() => []);
    expect(await everything()).toEqual(before);
    for (const [call, args] of Object.entries(serverCalls(jule.email))) {
      await expect(desk.call(jule, call, { ...args }), call).rejects.toMatchObject({ code: '42501' });
    }
  });

  test.runIf(present)(
    'a session older than a day reads and notes, but does nothing that cannot be undone',
    async () => {
      const old = await desk.member('Alt');
      await desk.query(`update auth.sessions set created_at = now() - interval '25 hours' where id = $1`, [
        old.session,
      ]);
      expect(await desk.call(old, 'staff_self', {})).toEqual({ userId: old.id, name: 'Alt', isFresh: false });
      expect(await desk.call(jule, 'staff_self', {})).toEqual({
        userId: jule.id,
        name: 'Jule',
        isFresh: true,
      });
      await desk.call(old, 'staff_note', { p_reference: reference, p_text: 'Gelesen' });
      const calls = staffCalls();
      for (const call of ['staff_send_offer', 'staff_decline', 'staff_set_day', 'staff_release_booking']) {
        await expect(desk.call(old, call, { ...calls[call] }), call).rejects.toMatchObject({ code: 'P0S02' });
      }
    },
  );

  test.runIf(present)(
    'the role counts from the moment the address is proven, and not after its removal',
    async () => {
      const eve = await desk.person({ isProven: false });
      expect(await desk.serve('add_staff', { p_email: eve.email.toUpperCase(), p_name: 'Eve' })).toEqual({
        userId: eve.id,
        added: true,
      });
      const isStaff = async () => (await desk.as(eve, 'select public.is_staff() as staff'))[0]?.staff;
      expect(await isStaff()).toBe(false);
      await desk.query('insert into public.proven_addresses (user_id, email) values ($1, $2)', [
        eve.id,
        eve.email,
      ]);
      expect(await isStaff()).toBe(true);
      const open = await desk.inquire();
      await desk.call(eve, 'staff_take', { p_reference: open, p_take: true });
      expect(await desk.serve('remove_staff', { p_email: eve.email })).toBe(true);
      expect(await desk.serve('remove_staff', { p_email: eve.email })).toBe(false);
      expect(await isStaff()).toBe(false);
      expect(await desk.row('select 1 as x from auth.sessions where user_id = $1', eve.id)).toEqual({});
      expect(await desk.row('select assignee_name from public.inquiries where reference = $1', open)).toEqual(
        {
          assignee_name: null,
        },
      );
      await expect(
        desk.serve('add_staff', { p_email: 'no@example.org', p_name: 'No' }),
      ).rejects.toMatchObject({
        code: 'P0002',
      });
    },
  );

  test.runIf(present)(
    'what is about no inquiry is not found, and what is too long is not stored',
    async () => {
      const missing = { code: 'P0002' };
      await expect(
        desk.call(jule, 'staff_note', { p_reference: 'SG-2026-ZZZZZ', p_text: 'x' }),
      ).rejects.toMatchObject(missing);
      await expect(
        desk.call(jule, 'staff_take', { p_reference: 'SK-2026-ZZZZZ', p_take: true }),
      ).rejects.toMatchObject(missing);
      for (const p_text of ['', 'x'.repeat(4_001)]) {
        await expect(desk.call(jule, 'staff_note', { p_reference: reference, p_text })).rejects.toMatchObject(
          { code: '22023' },
        );
      }
    },
  );
});
