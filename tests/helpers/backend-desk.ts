import { randomUUID } from 'node:crypto';
import { openDatabase, type Tx } from '@/lib/server/database/database';
import { introduce } from '@/lib/server/database/introduce';
import { createMutex } from '@/lib/server/embedded/mutex';
import { submission } from './backend-submission';
import type { Role, Target } from './backend-targets';

export type Row = Record<string, unknown>;

/** Somebody with an account: whose token a statement carries. */
export type Person = {
  readonly id: string;
  readonly session: string;
  readonly email: string;
  /** What else the token says. */
  readonly claims?: object;
};

/** A day so many days from today, as `YYYY-MM-DD`. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let days = 0;
/** A day that no other test of this file uses. */
export const freshDay = (): string => dayFromToday(200 + 20 * days++);

/** The body of an answer as far as the database reads it. */
export const answerBody = (day: string | null, plan: Row = {}) => ({
  plan: { guests: 50, locationType: 'venue', ...plan, details: { date: day } },
  terms: {},
  price: {},
});

const toSql = (name: string, args: Row) => ({
  sql: `select public.${name}(${Object.keys(args)
    .map((key, index) => `${key} => $${index + 1}`)
    .join(', ')}) as answer`,
  values: Object.values(args).map((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value,
  ),
});

/** The code that a function ends with, as the data API reads it from the error. */
function asClientError(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'PGRST')) return error;
  const { code, message } = JSON.parse(error.message);
  return Object.assign(new Error(message), { code });
}

/** The desk's functions on one database, called as the people who may, or may not, call them. */
export function deskOn(database: () => Target) {
  // One session: statements of two callers must not interleave.
  const mutex = createMutex();
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    mutex(work).catch((error) => {
      throw asClientError(error);
    });
  const claim = async (person: Person | null) => {
    const claims = person && {
      ...person.claims,
      sub: person.id,
      role: 'authenticated',
      session_id: person.session,
    };
    await database().query(
      `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
      [claims ? JSON.stringify(claims) : '', person?.id ?? ''],
    );
  };
  const query = (sql: string, values: unknown[] = [], role?: Role) =>
    exclusively(() => database().query(sql, values, role));

  /** A statement as somebody who is signed in. */
  const as = (person: Person, sql: string, values: unknown[] = []) =>
    exclusively(async () => {
      await claim(person);
      try {
        return await database().query(sql, values, 'authenticated');
      } finally {
        await claim(null);
      }
    });
  const call = async (person: Person, name: string, args: Row): Promise<Row> => {
    const { sql, values } = toSql(name, args);
    return (await as(person, sql, values))[0]?.answer as Row;
  };
  const serve = async (name: string, args: Row, role: Role = 'service_role'): Promise<Row> => {
    const { sql, values } = toSql(name, args);
    return (await query(sql, values, role))[0]?.answer as Row;
  };
  /** The same in a session of its own; one after the other where the database has only one. */
  const serveBeside = async (name: string, args: Row): Promise<Row> => {
    const { sql, values } = toSql(name, args);
    const { parallel } = database();
    return parallel ? ((await parallel(sql, values))[0]?.answer as Row) : serve(name, args);
  };
  const person = async ({ isProven = true } = {}): Promise<Person> => {
    const [id, session] = [randomUUID(), randomUUID()];
    const email = `${id}@example.org`;
    await query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id]);
    if (isProven)
      await query('insert into public.proven_addresses (user_id, email) values ($1, $2)', [id, email]);
    return { id, session, email };
  };
  const member = async (name = 'Jule'): Promise<Person> => {
    const added = await person();
    await serve('add_staff', { p_email: added.email, p_name: name });
    return added;
  };
  const inquire = async (changes: Row = {}, payload: Row = {}): Promise<string> =>
    String(
      (
        await serve(
          'submit_inquiry',
          submission({
            p_email: `${randomUUID()}@example.org`,
            p_payload: { guests: 50, locationType: 'venue', ...payload },
            ...changes,
          }),
        )
      ).reference,
    );
  const row = async (sql: string, ...values: unknown[]): Promise<Row> => (await query(sql, values))[0] ?? {};
  /** Sends an offer as a staff member; with an option unless told otherwise. */
  const offer = async (staff: Person, reference: string, day: string | null, changes: Row = {}) => {
    const { payload, version } = await row(
      `select payload, (select coalesce(max(version), 0) from public.offers where inquiry_id = inquiries.id) as version
       from public.inquiries where reference = $1`,
      reference,
    );
    return call(staff, 'staff_answer', {
      p_key: randomUUID(),
      p_reference: reference,
      p_from: version,
      p_body: answerBody(day, payload as Row),
      p_total_cents: 250_000,
      p_valid_until: dayFromToday(14),
      p_option_until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      p_max_deliveries: 3,
      ...changes,
    });
  };
  const acceptance = (reference: string, changes: Row = {}) => ({
    p_reference: reference,
    p_version: 1,
    p_name: 'Ada Beispiel',
    p_terms_version: '2026-11',
    p_locale: 'de',
    p_shown: { total: 250_000 },
    p_max_deliveries: 3,
    ...changes,
  });
  /** A verb in the name of a staff member. */
  const act = <T>(staff: Person, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const run = () =>
      openDatabase(database().pool).transaction(async (tx) => {
        await introduce(tx, { userId: staff.id, sessionId: staff.session });
        return work(tx);
      });
    return database().parallel ? run() : exclusively(run);
  };
  return {
    query,
    act,
    row,
    as,
    call,
    serve,
    serveBeside,
    person,
    member,
    inquire,
    offer,
    acceptance,
    accept: (reference: string, changes: Row = {}) =>
      serve('visitor_accept_offer', acceptance(reference, changes)),
    state: async (reference: string) =>
      (await row('select state from public.inquiries where reference = $1', reference)).state,
    /** Bookings of a day that count, as `kind state`. */
    bookings: async (day: string) =>
      (
        await query(
          `select kind || ' ' || state as text from public.bookings
           where day = $1 and state in ('option', 'booked', 'closed') order by 1`,
          [day],
        )
      ).map(({ text }) => text),
    /** Kinds of queued mails about an inquiry with their recipients, without those of the inquiry itself. */
    mails: async (reference: string) =>
      (
        await query(
          `select mail.kind || ' ' || recipient as text from public.mail_outbox as mail
           join public.inquiries on inquiries.id = inquiry_id
           where reference = $1 and mail.kind <> 'inquiry' order by 1`,
          [reference],
        )
      ).map(({ text }) => text),
    events: async (reference: string) =>
      (
        await query(
          `select kind from public.inquiry_events join public.inquiries on inquiries.id = inquiry_id
           where reference = $1 order by inquiry_events.id`,
          [reference],
        )
      ).map(({ kind }) => kind),
  };
}
