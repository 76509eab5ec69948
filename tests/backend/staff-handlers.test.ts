import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DayPanel } from '@/components/staff/calendar/day-panel';
import { CancelForm } from '@/components/staff/cancel-form';
import { Inbox } from '@/components/staff/inbox/inbox';
import { InquiryView } from '@/components/staff/inquiry/inquiry-view';
import { OfferPage } from '@/components/staff/offer-page';
import { locales } from '@/content/locales';
import { addDays, eventDay, toIsoDay } from '@/lib/base/event-day';
import { readBookings } from '@/lib/calendar/server/bookings';
import { handleDay } from '@/lib/desk/server/day';
import { findAction, readSavedDraft } from '@/lib/desk/server/inquiry-actions';
import { findFile } from '@/lib/desk/server/inquiry-files';
import { answerStaffForm } from '@/lib/desk/server/staff-form';
import { describeInquiry } from '@/lib/desk/server/staff-plan';
import { staffTexts } from '@/lib/desk/texts';
import { answerPayloadSchema } from '@/lib/inquiry/server/mail/answer-payload';
import { offerContext } from '@/lib/inquiry/server/mail/plan-context';
import { composeCancelledVisitorEmail } from '@/lib/inquiry/server/mail/visitor-notices';
import { storedDraft, storedPlanPrice } from '@/lib/inquiry/server/offered-plan';
import { offerFromPlan } from '@/lib/offer/offer';
import { calculatePrice } from '@/lib/plan/price';
import { serviceClient } from '@/lib/server/database/service-client';
import { readInbox } from '@/lib/staff/server/inbox';
import { readInquiryDetail } from '@/lib/staff/server/inquiry-detail';
import { accountSite, type Browser, clientOf } from '@/tests/helpers/account-site';
import { sendableDraft } from '@/tests/helpers/backend-draft';
import { submission } from '@/tests/helpers/backend-submission';

const { browser, signedUp } = accountSite();

let own: Browser;
let client: SupabaseClient;
let visitor: Browser;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const member = await signedUp();
  await serviceClient().rpc('add_staff', { p_email: member.email, p_name: 'Jule' }).throwOnError();
  own = member.browser;
  client = await clientOf(own);
  visitor = (await signedUp()).browser;
});

let ahead = 100;
const freshDay = () => addDays(toIsoDay(new Date()), ahead++);

async function inquire(isoDay: string | null = freshDay()): Promise<string> {
  const plain = sendableDraft({ allergies: { A: 2 } });
  const draft = { ...plain, details: { ...plain.details, date: isoDay ? eventDay(isoDay) : null } };
  const price = calculatePrice(draft, new Date());
  const values = submission({
    p_email: `${randomUUID()}@example.org`,
    p_payload: JSON.parse(JSON.stringify(draft)),
    p_price: JSON.parse(JSON.stringify(price)),
    p_server_total_cents: price.shownCents,
  });
  return (await serviceClient().rpc('submit_inquiry', values).throwOnError()).data.reference;
}

async function detailOf(reference: string) {
  const detail = await readInquiryDetail(client, reference);
  if (!detail) throw new Error('no inquiry');
  return detail;
}

const actionHandler = (reference: string, name: string) => (request: Request) => {
  const work = findAction(name);
  if (!work) throw new Error(name);
  return answerStaffForm(request, {
    back: `/haus/anfragen/${reference}`,
    work: (staff, values) => work({ staff, reference, values, mailed: () => undefined }),
  });
};

const postForm = (
  person: Browser,
  handler: (request: Request) => Promise<Response>,
  fields: Record<string, string>,
  path = '/api/haus/x',
) => person.ask(handler, path, { method: 'POST', body: new URLSearchParams(fields) });

const postJson = async (person: Browser, handler: (request: Request) => Promise<Response>, body: object) => {
  const response = await person.ask(handler, '/api/haus/x', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

async function accept(reference: string) {
  await serviceClient()
    .rpc('visitor_accept_offer', {
      p_reference: reference,
      p_version: 1,
      p_name: 'Ada Beispiel',
      p_terms_version: '2026-11',
      p_locale: 'de',
      p_shown: { total: 1 },
      p_max_deliveries: 3,
    })
    .throwOnError();
}

async function firstOffer(reference: string) {
  const { inquiry } = await detailOf(reference);
  return offerFromPlan(storedDraft(inquiry), storedPlanPrice(inquiry), offerContext('de'), new Date());
}

describe('a form of the staff', () => {
  test('leads back with what it has done, and says to a script', async () => {
    const reference = await inquire();
    const taken = await postForm(own, actionHandler(reference, 'take'), {});
    expect([taken.status, taken.headers.get('location')]).toEqual([
      303,
      `/haus/anfragen/${reference}?done=taken`,
    ]);
    expect(await postJson(own, actionHandler(reference, 'note'), { text: 'Ruft an' })).toEqual({
      status: 200,
      body: { done: 'noted' },
    });
    const detail = await detailOf(reference);
    expect(detail.inquiry.assigneeName).toBe('Jule');
    expect(detail.notes.map(({ text }) => text)).toEqual(['Ruft an']);
  });

  test('leads nobody and visitors to the sign-in page, and rejects their scripts', async () => {
    const reference = await inquire();
    for (const [person, status] of [
      [browser(), 401],
      [visitor, 403],
    ] as const) {
      const plain = await postForm(person, actionHandler(reference, 'note'), { text: 'x' });
      expect(plain.headers.get('location')).toBe(
        `/haus/anmelden?next=${encodeURIComponent(`/haus/anfragen/${reference}`)}`,
      );
      expect((await postJson(person, actionHandler(reference, 'note'), { text: 'x' })).status).toBe(status);
    }
    expect((await detailOf(reference)).notes).toEqual([]);
  });

  test('says why it did nothing', async () => {
    const empty = await postForm(own, actionHandler(await inquire(), 'note'), { text: '  ' });
    expect(empty.headers.get('location')).toContain('problem=invalid');
    const missing = await postForm(own, actionHandler('SG-2026-ZZZZZ', 'take'), {});
    expect(missing.headers.get('location')).toContain('problem=not_found');
  });
});

describe('an offer', () => {
  test('is saved with a revision, and a second editor is told', async () => {
    const reference = await inquire();
    const offer = await firstOffer(reference);
    const save = (revision: number, message: string) =>
      postJson(own, actionHandler(reference, 'draft'), {
        offer: { ...offer, message },
        optionUntil: null,
        revision,
      });
    expect((await save(0, 'eins')).body).toEqual({ done: 'saved', revision: 1 });
    expect((await save(1, 'zwei')).body).toMatchObject({ revision: 2 });
    expect(await save(1, 'drei')).toMatchObject({
      status: 409,
      body: { code: 'conflict', revision: 2, name: 'Jule' },
    });
    const { draft } = await detailOf(reference);
    expect(readSavedDraft(draft?.body)?.offer.message).toBe('zwei');
  });

  test('is sent once under one key, with its changed line, and can be read as a PDF', async () => {
    const reference = await inquire();
    const offer = await firstOffer(reference);
    const [first, ...others] = offer.lines;
    const changed = { ...offer, lines: [{ ...first, unitCents: 9_950 }, ...others] };
    const body = { offer: changed, optionUntil: addDays(toIsoDay(new Date()), 7), key: randomUUID() };
    expect((await postJson(own, actionHandler(reference, 'offer'), body)).body).toMatchObject({
      done: 'sent',
      version: 1,
    });
    expect((await postJson(own, actionHandler(reference, 'offer'), body)).body).toMatchObject({
      repeated: true,
    });
    const detail = await detailOf(reference);
    expect(detail.offers).toHaveLength(1);
    expect(detail.inquiry.state).toBe('offer_sent');
    expect(detail.bookings.map(({ state, day }) => [state, day])).toEqual([['option', offer.day]]);
    const pdf = await own.ask(
      (request) => findFile('offer.pdf')?.(request, reference) ?? Response.error(),
      '/api/haus/x?version=1',
    );
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('whose day is taken is not sent, and free days are named', async () => {
    const isoDay = freshDay();
    const [one, other] = [await inquire(isoDay), await inquire(isoDay)];
    const until = addDays(toIsoDay(new Date()), 7);
    await postForm(own, actionHandler(one, 'hold'), { day: isoDay, until });
    const answer = await postJson(own, actionHandler(other, 'offer'), {
      offer: await firstOffer(other),
      optionUntil: until,
      key: randomUUID(),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'day_taken', day: isoDay } });
    expect(answer.body.free).toHaveLength(6);
    expect(answer.body.free).not.toContain(isoDay);
    expect((await detailOf(other)).offers).toEqual([]);
  });

  test('that is not one is rejected', async () => {
    const reference = await inquire();
    const answer = await postJson(own, actionHandler(reference, 'offer'), {
      offer: { lines: [] },
      key: randomUUID(),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});

test('declining wants a tick', async () => {
  const reference = await inquire();
  const fields = { key: randomUUID(), message: 'Leider', days: freshDay() };
  const unticked = await postForm(own, actionHandler(reference, 'decline'), fields);
  expect(unticked.headers.get('location')).toContain('problem=confirm');
  const ticked = await postForm(own, actionHandler(reference, 'decline'), { ...fields, confirmed: '1' });
  expect(ticked.headers.get('location')).toContain('done=declined');
  expect((await detailOf(reference)).inquiry.state).toBe('declined');
});

test('a day is closed and set free', async () => {
  const isoDay = freshDay();
  const path = `/api/haus/day?day=${isoDay}`;
  const closed = await postForm(own, handleDay, { state: 'closed', note: 'Betriebsferien' }, path);
  expect(closed.headers.get('location')).toContain('done=closed');
  expect((await postForm(own, handleDay, { state: 'nonsense' }, path)).headers.get('location')).toContain(
    'problem=invalid',
  );
  expect((await postForm(own, handleDay, { state: 'free' }, path)).headers.get('location')).toContain(
    'done=freed',
  );
});

test('a day that a guest accepted is not offered for freeing, and not freed', async () => {
  const isoDay = freshDay();
  const reference = await inquire(isoDay);
  const offer = await firstOffer(reference);
  await postJson(own, actionHandler(reference, 'offer'), { key: randomUUID(), offer, optionUntil: null });
  await accept(reference);
  const freed = await postForm(own, handleDay, { state: 'free' }, `/api/haus/day?day=${isoDay}`);
  expect(freed.headers.get('location')).toContain('problem=day_booked');
  const [booking] = await readBookings(client, isoDay, isoDay);
  expect(booking?.state).toBe('booked');
  const day = { day: isoDay, number: 1, house: booking ?? null, deliveries: [] };
  const panel = renderToStaticMarkup(createElement(DayPanel, { t: staffTexts('de'), locale: 'de', day }));
  expect(panel).toContain('erst, wenn die Bestellung storniert wird');
  expect(panel).not.toContain('<button');
});

test('an order is cancelled with its cause, once it is confirmed, and the guest’s mail has the right register', async () => {
  const isoDay = freshDay();
  const reference = await inquire(isoDay);
  const offer = await firstOffer(reference);
  await postJson(own, actionHandler(reference, 'offer'), { key: randomUUID(), offer, optionUntil: null });
  await accept(reference);
  const { inquiry } = await detailOf(reference);
  const form = {
    t: staffTexts('de'),
    locale: 'de',
    inquiry,
    today: toIsoDay(new Date()),
    formKey: 'key',
  } as const;
  expect(renderToStaticMarkup(createElement(CancelForm, form))).toContain('Höhere Gewalt');
  const cancel = async (fields: Record<string, string>) =>
    (await postForm(own, actionHandler(reference, 'cancel'), fields)).headers.get('location');
  const filled = {
    key: randomUUID(),
    cause: 'guest',
    receivedOn: toIsoDay(new Date()),
    message: 'Alles Gute.',
  };
  expect(await cancel({ ...filled, cause: '' })).toContain('problem=invalid');
  expect(await cancel({ ...filled, receivedOn: addDays(toIsoDay(new Date()), 2) })).toContain(
    'problem=invalid',
  );
  expect(await cancel(filled)).toContain('problem=confirm');
  expect((await detailOf(reference)).inquiry.state).toBe('accepted');
  expect(await cancel({ ...filled, confirmed: '1' })).toContain('done=cancelled');
  const { inquiry: after, events, bookings } = await detailOf(reference);
  expect([after.state, bookings, events.at(-1)?.details.cause]).toEqual(['cancelled', [], 'guest']);
  const payload = answerPayloadSchema.parse({ cause: 'guest', receivedOn: isoDay, message: 'Alles Gute.' });
  const about = { staff: { name: '', address: 'haus@example.org' }, siteUrl: 'https://seegut.test' };
  for (const locale of locales) {
    const closings = [{ eventType: 'funeral' }, { customerType: 'business' }, {}].map((changes) => {
      const stored = {
        ...after,
        locale,
        suspicious: false,
        linkVersion: 1,
        payload: { ...after.payload, customerType: 'private', eventType: 'birthday', ...changes },
      };
      return JSON.stringify(
        composeCancelledVisitorEmail({ inquiry: stored, ...about }, null, payload).blocks,
      );
    });
    expect(new Set(closings).size).toBe(3);
    for (const text of closings) expect(text).toMatch(/Alles Gute\./);
  }
});

test('the event is a calendar entry', async () => {
  const reference = await inquire();
  const answer = await own.ask(
    (request) => findFile('event.ics')?.(request, reference) ?? Response.error(),
    '/api/haus/x',
  );
  expect(await answer.text()).toContain(`/haus/anfragen/${reference}`);
});

test.each(locales)('pages are rendered with allergies before the plan (%s)', async (locale) => {
  const reference = await inquire();
  const detail = await detailOf(reference);
  const t = staffTexts(locale);
  const now = new Date();
  const today = toIsoDay(now);
  const plan = describeInquiry(detail.inquiry, locale);
  const inquiry = renderToStaticMarkup(
    createElement(InquiryView, { t, locale, detail, plan, today, now, userId: '', usualOption: today }),
  );
  expect(inquiry.indexOf('desk-allergies')).toBeGreaterThan(0);
  expect(inquiry.indexOf('desk-allergies')).toBeLessThan(inquiry.indexOf('plan-event'));
  const query = { search: reference, filter: null, isMine: false, page: 1 };
  const inbox = renderToStaticMarkup(
    createElement(Inbox, { t, locale, query, now, page: await readInbox(client, query) }),
  );
  expect(inbox).toContain(`/haus/anfragen/${reference}`);
  expect(renderToStaticMarkup(createElement(OfferPage, { t, locale, detail, now }))).toContain(
    'data-line="plan:',
  );
});
