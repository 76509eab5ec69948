import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { toIsoDay } from '@/lib/base/event-day';
import { handleAvailability } from '@/lib/calendar/server/availability';
import { formatCents } from '@/lib/i18n/format';
import { renewLink } from '@/lib/inquiry/server/house-verbs';
import { composeInquiryEmail } from '@/lib/inquiry/server/mail/compose-inquiry-email';
import { claimOutbox } from '@/lib/mail/outbox';
import { transaction } from '@/lib/server/database/database';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { answerBody, changedAnswer, type TestAnswer } from '@/tests/helpers/answers';
import { deed, jule } from '@/tests/helpers/inquiries';
import { endpoints, type Link, planPageSite } from '@/tests/helpers/plan-page-site';
import { serviceClient } from '@/tests/helpers/service-client';

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
  const sent = data.filter(({ kind }) => kind !== 'inquiry' && kind !== 'answer');
  return sent.map(({ kind, recipient }) => `${kind} ${recipient}`).sort();
};
const unheld = ({ plan, terms }: TestAnswer) => ({ plan, terms: { ...terms, holds: false } });
/** A form of the page about a version. */
const form = (version: number | null = 2, text = '') => ({ form: randomUUID(), version, text });

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
      standing: 'received',
      offer: null,
      isSigned: null,
      hasAllergies: false,
      document: { language: 'es' },
      entries: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), kind: 'submit' }],
    });
    expect(body.document.sections.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/ada@example|Ada Beispiel/);
  });

  test('shows an answer with the plan that counts and what it changes, in the page’s language', async () => {
    const { answer, ...link } = await answered(changedAnswer);
    for (const locale of ['de', 'en'] as const) {
      const { body: page } = await ask('plan', link, {}, locale);
      expect(page).toMatchObject({ standing: 'offered', offer: { version: 2, isOpen: true, taken: null } });
      expect(page.offer.message).toBe(answer.terms.message);
      const total = formatCents(answerBody(answer).totalCents, locale);
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

  test('says of an answer whose time is over that nobody can say yes to it any more', async () => {
    const { version, ...link } = await answered();
    const later = new Date(Date.now() + 40 * 86_400_000);
    const { response } = await post('plan', { ...link, locale: 'de' }, { now: later });
    expect(await response.json()).toMatchObject({ standing: 'expired', offer: { version, isOpen: false } });
  });

  test('gives an answer as a PDF, and none of what was sent', async () => {
    const link = await answered();
    const { response } = await post('pdf', { ...link, locale: 'de', version: 2 });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
    expect((await ask('pdf', link, { version: 1 })).status).toBe(404);
  });
});

describe('a link', () => {
  const values = { form: randomUUID(), version: 1, text: 'Frage' };

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
    const draft = freshDraft();
    const link = await inquire(draft);
    const daysAfter = (days: number) => new Date((draft.details.date?.getTime() ?? 0) + days * 86_400_000);
    const at = async (now: Date, endpoint: (typeof endpoints)[number] = 'plan') =>
      (await post(endpoint, { ...link, ...values, locale: 'de' }, { now })).response.status;
    expect(await at(daysAfter(180))).toBe(200);
    for (const endpoint of endpoints) expect(await at(daysAfter(190), endpoint), endpoint).toBe(403);
  });

  test('that the house renews ends every one before, and reaches the inquiry’s address alone', async () => {
    const link = await inquire();
    await transaction((tx) => renewLink(tx, jule, deed(link.reference)));
    for (const action of ['plan', 'write'] as const)
      expect((await ask(action, link, values)).status).toBe(403);
    const { id } = await row(link);
    const mail = (await claimOutbox(100, 60)).find((one) => one.kind === 'link' && one.inquiryId === id);
    const staff = { name: 'House', address: 'house@seegut.example' };
    const content = mail && (await composeInquiryEmail(mail, staff, 'http://seegut.test'));
    expect(content?.to.address).toBe(link.draft.details.email);
    const key = /#key=([\w-]+)/.exec(JSON.stringify(content))?.[1] ?? '';
    expect((await ask('plan', { reference: link.reference, key })).status).toBe(200);
  });

  test('has a budget for each holder: whoever it was passed on to cannot lock its owner out', async () => {
    const link = await answered();
    const from = (address: string, text: string) =>
      post('write', { ...link, ...form(null, text), locale: 'de' }, { address }).then(
        ({ response }) => response,
      );
    for (let count = 0; count < 12; count += 1) {
      expect((await from('198.51.100.200', `Frage ${count}`)).status).toBe(200);
    }
    const limited = await from('198.51.100.200', 'Noch eine');
    expect(limited.status).toBe(429);
    expect(await limited.json()).toMatchObject({
      code: 'plan.limited',
      retryAfterSeconds: expect.any(Number),
    });
    for (const action of ['plan', 'write', 'agree'] as const)
      expect((await ask(action, link, form(2, 'Vom Gast'))).status).toBe(200);
  });
});

describe('a yes', () => {
  test('takes the day and mails both sides; twice is once', async () => {
    const link = await answered();
    const yes = form();
    const both = await Promise.all([ask('agree', link, yes), ask('agree', link, yes)]);
    for (const { status, body } of both) expect([status, body]).toEqual([200, { status: 'done' }]);
    expect(both[0].stored).toHaveBeenCalled();
    expect(await row(link)).toMatchObject({ state: 'agreed', agreed: 2 });
    expect(await mails(link)).toEqual(['agreed house', 'agreed visitor']);
    const { body } = await ask('plan', link);
    expect(body).toMatchObject({ standing: 'agreed', offer: null, version: 2, isSigned: false });
  });

  test('names the answer that was read: a newer one is told', async () => {
    const link = await answered();
    await link.sendAgain();
    expect(await ask('agree', link, form(2))).toMatchObject({ status: 409, body: { code: 'plan.conflict' } });
    expect((await ask('agree', link, form(3))).status).toBe(200);
    expect((await ask('agree', link, form(3))).body).toEqual({ code: 'plan.state' });
  });

  test('to a day that somebody else has meanwhile is told, with free days near it, and on the page', async () => {
    const draft = freshDraft();
    const second = await answered(unheld, draft);
    const first = await answered(undefined, draft);
    expect((await ask('plan', second)).body.offer).toMatchObject({ isOpen: false });
    expect((await ask('agree', first, form())).status).toBe(200);
    const day = draft.details.date ? toIsoDay(draft.details.date) : '';
    const { status, body } = await ask('agree', second, form());
    expect([status, body.code, body.day]).toEqual([409, 'day_taken', day]);
    expect(body.freeDays).toHaveLength(6);
    expect(body.freeDays).not.toContain(day);
    expect(await mails(second)).toEqual(['day_taken house']);
    expect((await ask('plan', second)).body.offer).toMatchObject({ isOpen: false, taken: { day } });
  });
});

describe('writing and saying no', () => {
  test('a message reaches the house once; its words are not shown again', async () => {
    const link = await inquire();
    const message = form(null, '  Geht auch vegan?\u0000 ');
    for (let times = 0; times < 2; times += 1) expect((await ask('write', link, message)).status).toBe(200);
    expect(await mails(link)).toEqual(['written house']);
    const { body } = await ask('plan', link);
    expect(body.standing).toBe('received');
    expect(body.entries).toMatchObject([{ kind: 'submit' }, { kind: 'write', isHouse: false, text: '' }]);
    expect((await ask('write', link, form(null, ' '))).body.errors).toEqual({ text: 'text.required' });
    expect((await ask('write', link, form(null, 'x'.repeat(4_001)))).body.errors).toEqual({
      text: 'text.tooLong',
    });
  });

  test('a no to an answer needs no reason and frees its day', async () => {
    const link = await answered();
    expect((await ask('no', link, form())).status).toBe(200);
    expect(await row(link)).toMatchObject({ state: 'closed', closed_by: 'guest' });
    expect(await mails(link)).toEqual(['refused house']);
    expect((await ask('agree', link, form())).body).toEqual({ code: 'plan.state' });
    expect((await ask('plan', link)).body.standing).toBe('refused');
  });

  test('a no before there is an answer withdraws the inquiry', async () => {
    const link = await inquire();
    expect((await ask('no', link, form(null, 'Umgezogen'))).status).toBe(200);
    expect(await mails(link)).toEqual(['withdrawn house']);
    expect((await ask('plan', link)).body.standing).toBe('withdrawn');
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
  expect((await ask('write', link, form(null, 'Hallo?'))).status).toBe(503);
  const days = await handleAvailability(
    new Request('http://seegut.test/api/availability?from=2027-06-01&to=2027-06-30'),
  );
  expect(days.status).toBe(503);
  expect(days.headers.get('cache-control')).toBe('no-store');
  vi.restoreAllMocks();
  expect(lines.join('\n')).not.toContain(link.reference);
  expect(lines.join('\n')).not.toContain('Hallo');
});
