import { describe, expect, test, vi } from 'vitest';
import { toIsoDay } from '@/lib/base/event-day';
import { handleAvailability } from '@/lib/calendar/server/availability';
import { formatCents } from '@/lib/i18n/format';
import { composeInquiryEmail } from '@/lib/inquiry/server/mail/compose-inquiry-email';
import { claimOutbox } from '@/lib/mail/outbox';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { answerBody, changedAnswer, type TestAnswer } from '@/tests/helpers/answers';
import { endpoints, type Link, planPageSite } from '@/tests/helpers/plan-page-site';

const { ask, post, inquire, freshDraft, answered } = planPageSite();

const row = async ({ reference }: Link) => {
  const { data } = await serviceClient()
    .from('inquiries')
    .select('*')
    .eq('reference', reference)
    .single()
    .throwOnError();
  return data;
};
const mails = async (link: Link) => {
  const { id } = await row(link);
  const { data } = await serviceClient()
    .from('mail_outbox')
    .select('kind, recipient')
    .eq('inquiry_id', id)
    .throwOnError();
  const sent = data.filter(({ kind }) => kind !== 'inquiry' && kind !== 'offer');
  return sent.map(({ kind, recipient }) => `${kind} ${recipient}`).sort();
};
const unheld = ({ plan, terms }: TestAnswer) => ({ plan, terms: { ...terms, holds: false } });
const order = (version = 1, name = 'Ada Beispiel') => ({ version, name, terms: true });

const change = async (reference: string, values: object) => {
  await serviceClient().from('inquiries').update(values).eq('reference', reference).throwOnError();
};

describe('the plan page', () => {
  test('shows the plan without who asks, in the page’s language, and nothing is kept by a cache', async () => {
    const link = await inquire();
    const { response } = await post('plan', { ...link, locale: 'es' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const body = JSON.parse(text);
    expect(body).toMatchObject({
      reference: link.reference,
      state: 'received',
      offer: null,
      acceptance: null,
      document: { language: 'es' },
      history: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), kind: 'received' }],
    });
    expect(body.document.sections.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/ada@example|Ada Beispiel/);
  });

  test('shows an answer with the plan that counts and what it changes, in the page’s language', async () => {
    const { answer, ...link } = await answered(changedAnswer);
    for (const [locale, button] of [
      ['de', 'Zahlungspflichtig bestellen'],
      ['en', 'Order with obligation to pay'],
    ] as const) {
      const { body: page } = await ask('plan', link, {}, locale);
      expect(page).toMatchObject({ state: 'offer_sent', offer: { version: 1, isOpen: true, button } });
      expect(page.offer.message).toBe(answer.terms.message);
      const total = formatCents(answerBody(answer).price.shownCents, locale);
      expect([page.offer.total, page.document.price.total.text]).toEqual([total, total]);
      expect(page.offer.differences).toContainEqual(
        expect.objectContaining({
          id: 'guests',
          before: String(link.draft.guests),
          after: String(answer.plan.guests),
        }),
      );
      expect(page.document.lead).toContain(String(answer.plan.guests));
    }
  });

  test('says of an offer whose time is over that it cannot be accepted', async () => {
    const { version, ...link } = await answered();
    const later = new Date(Date.now() + 40 * 86_400_000);
    const { response } = await post('plan', { ...link, locale: 'de' }, { now: later });
    expect((await response.json()).offer).toMatchObject({ version, isOpen: false });
  });

  test('gives the offer as a PDF, and none before there is one', async () => {
    const link = await answered();
    const { response } = await post('offer-pdf', { ...link, locale: 'de' });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
    expect((await ask('offer-pdf', await inquire())).status).toBe(404);
  });
});

describe('a link', () => {
  const values = {
    version: 1,
    name: 'Ada Beispiel',
    terms: true,
    text: 'Frage',
    reason: '',
  };

  const wrongKey = { status: 403, body: { code: 'plan.key' } };

  test('opens each endpoint to its holder alone', async () => {
    const [one, other] = [await inquire(), await inquire()];
    for (const endpoint of endpoints) {
      for (const link of [
        { reference: one.reference, key: other.key },
        { reference: 'SG-2026-ZZZZZ', key: other.key },
        { reference: one.reference, key: '' },
      ])
        expect(await ask(endpoint, link, values), endpoint).toMatchObject(wrongKey);
      const { response } = await post(endpoint, { ...one, ...values, locale: 'de' }, { from: 'cross-site' });
      expect(response.status, endpoint).toBe(403);
      for (const body of ['', '{', 'null', '[]', { ...one, locale: 'fr' }, { reference: 1 }]) {
        expect((await post(endpoint, body)).response.status, endpoint).toBe(400);
      }
    }
  });

  test('of an event half a year ago opens nothing any more', async () => {
    const link = await inquire(freshDraft());
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await change(link.reference, { event_day: ago(180) });
    expect((await ask('plan', link)).status).toBe(200);
    await change(link.reference, { event_day: ago(190) });
    for (const endpoint of endpoints)
      expect(await ask(endpoint, link, values), endpoint).toMatchObject(wrongKey);
  });

  test('that is renewed ends every one before, and reaches the inquiry’s address alone', async () => {
    const link = await inquire();
    expect(await ask('renew-link', link)).toMatchObject({ status: 200, body: { status: 'renewed' } });
    for (const action of ['plan', 'question', 'renew-link'] as const)
      expect((await ask(action, link, { text: 'x' })).status).toBe(403);
    const mail = (await claimOutbox(100, 60)).find(
      ({ kind, inquiry }) => kind === 'inquiry_link' && inquiry?.reference === link.reference,
    );
    const staff = { name: 'House', address: 'house@seegut.example' };
    const content = mail && (await composeInquiryEmail(mail, staff, 'http://seegut.test'));
    expect(content?.to.address).toBe(link.draft.details.email);
    const key = /#key=([\w-]+)/.exec(JSON.stringify(content))?.[1] ?? '';
    expect((await ask('plan', { reference: link.reference, key })).status).toBe(200);
  });

  test('has a budget for each holder: whoever it was passed on to cannot lock its owner out', async () => {
    const link = await answered();
    const from = (address: string, text: string) =>
      post('question', { ...link, locale: 'de', text }, { address }).then(({ response }) => response);
    for (let count = 0; count < 12; count += 1) {
      expect((await from('198.51.100.200', `Frage ${count}`)).status).toBe(200);
    }
    const limited = await from('198.51.100.200', 'Noch eine');
    expect(limited.status).toBe(429);
    expect(await limited.json()).toMatchObject({
      code: 'plan.limited',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await post('offer-pdf', { ...link, locale: 'de' })).response.status).toBe(200);
    for (const action of ['plan', 'question'] as const)
      expect((await ask(action, link, { text: 'Vom Gast' })).status).toBe(200);
    expect((await ask('accept', link, { version: 1, name: 'Ada Beispiel', terms: true })).status).toBe(200);
  });
});

describe('accepting', () => {
  test('stores who, when and what was shown, books the day and mails both sides; twice is once', async () => {
    const link = await answered();
    const both = await Promise.all([ask('accept', link, order()), ask('accept', link, order())]);
    for (const { status, body } of both) expect([status, body]).toEqual([200, { status: 'accepted' }]);
    expect(both[0].stored).toHaveBeenCalled();
    expect(await row(link)).toMatchObject({ state: 'accepted', decided_by: 'visitor' });
    expect(await mails(link)).toEqual(['offer_accepted house', 'offer_accepted visitor']);

    const { id } = await row(link);
    const stored = serviceClient().from('offer_acceptances').select().eq('inquiry_id', id);
    const { data } = await stored.throwOnError();
    expect(data).toMatchObject([
      {
        name: 'Ada Beispiel',
        version: 1,
        terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        shown: { button: 'Zahlungspflichtig bestellen', locale: 'de', version: 1 },
      },
    ]);
    const { body } = await ask('plan', link);
    expect(body).toMatchObject({ state: 'accepted', acceptance: { name: 'Ada Beispiel', version: 1 } });
    expect(body.offer).toMatchObject({ isOpen: false });
  });

  test('needs a name and the terms', async () => {
    const link = await answered();
    expect(await ask('accept', link, { version: 1, name: ' \n ', terms: false })).toMatchObject({
      status: 422,
      body: { errors: { name: 'name.required', terms: 'terms.required' } },
    });
    for (const name of ['\u200b', '\u3164', '\u2060\u00ad', '\u0301'])
      expect((await ask('accept', link, { ...order(), name })).body.errors).toEqual({
        name: 'name.required',
      });
    expect((await ask('accept', link, { ...order(), name: 'x'.repeat(201) })).body.errors).toEqual({
      name: 'name.tooLong',
    });
    expect((await row(link)).state).toBe('offer_sent');
  });

  test('a day that somebody else has booked meanwhile is told, with free days near it', async () => {
    const draft = freshDraft();
    const first = await answered(unheld, draft);
    const second = await answered(unheld, draft);
    expect((await ask('accept', first, order())).status).toBe(200);
    const day = draft.details.date ? toIsoDay(draft.details.date) : '';
    const { status, body, stored } = await ask('accept', second, order());
    expect([status, body.code, body.day]).toEqual([409, 'day_taken', day]);
    expect(body.freeDays).toHaveLength(4);
    expect(body.freeDays).not.toContain(day);
    expect(stored).not.toHaveBeenCalled();
    expect((await row(second)).state).toBe('offer_sent');
  });
});

describe('asking, declining and withdrawing', () => {
  test('a question reaches the house once, and leaves the state', async () => {
    const link = await inquire();
    for (let times = 0; times < 2; times += 1) {
      expect((await ask('question', link, { text: '  Geht auch vegan?\u0000 ' })).status).toBe(200);
    }
    expect(await mails(link)).toEqual(['inquiry_question house']);
    const { body } = await ask('plan', link);
    expect(body.state).toBe('received');
    expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'question']);
    expect((await ask('question', link, { text: ' ' })).body.errors).toEqual({ text: 'text.required' });
    expect((await ask('question', link, { text: 'x'.repeat(4_001) })).body.errors).toEqual({
      text: 'text.tooLong',
    });
  });

  test('declining needs no reason and is final', async () => {
    const link = await answered();
    expect((await ask('decline', link, { version: 1, reason: '' })).status).toBe(200);
    expect((await ask('decline', link, { version: 1, reason: '' })).status).toBe(200);
    expect(await row(link)).toMatchObject({ state: 'declined', decided_by: 'visitor' });
    expect(await mails(link)).toEqual(['offer_declined house', 'offer_declined visitor']);
    expect((await ask('accept', link, order())).body).toEqual({ code: 'plan.not_open' });
  });

  test('withdrawing ends an inquiry, and nothing can be asked of it any more', async () => {
    const link = await inquire();
    expect((await ask('withdraw', link, { reason: 'Umgezogen' })).status).toBe(200);
    expect((await ask('withdraw', link, { reason: 'Umgezogen' })).status).toBe(200);
    expect((await row(link)).state).toBe('withdrawn');
    expect(await mails(link)).toEqual(['inquiry_withdrawn house', 'inquiry_withdrawn visitor']);
    expect((await ask('question', link, { text: 'Doch noch?' })).body).toEqual({ code: 'plan.not_open' });
  });
});

test('without a database the page says so, logs no reference, and days are not claimed to be free', async () => {
  const link = await inquire();
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(parts.map(String).join(' ')));
  }
  await embeddedBackend().close();
  expect(await ask('plan', link)).toMatchObject({ status: 503, body: { code: 'backend.unavailable' } });
  expect((await ask('question', link, { text: 'Hallo?' })).status).toBe(503);
  const days = await handleAvailability(
    new Request('http://seegut.test/api/availability?from=2027-06-01&to=2027-06-30'),
  );
  expect(days.status).toBe(503);
  expect(days.headers.get('cache-control')).toBe('no-store');
  vi.restoreAllMocks();
  expect(lines.join('\n')).not.toContain(link.reference);
  expect(lines.join('\n')).not.toContain('Hallo');
});
