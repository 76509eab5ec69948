import { describe, expect, test } from 'vitest';
import { toIsoDay } from '@/lib/base/event-day';
import { formatCents } from '@/lib/i18n/format';
import type { Draft } from '@/lib/plan/draft';
import { calculatePrice } from '@/lib/plan/price';
import { serviceClient } from '@/lib/server/database/service-client';
import { type Link, planPageSite } from '@/tests/helpers/plan-page-site';

const { ask, inquire, freshDraft, offerBody, offered } = planPageSite();

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
const order = (version = 1, name = 'Ada Beispiel') => ({ version, name, terms: true });

describe('accepting', () => {
  test('stores who, when and what was shown, books the day and mails both sides; twice is once', async () => {
    const link = await offered();
    const both = await Promise.all([ask('accept', link, order()), ask('accept', link, order())]);
    for (const { status, body } of both) expect([status, body]).toEqual([200, { status: 'accepted' }]);
    expect(both[0].stored).toHaveBeenCalled();
    expect(await row(link)).toMatchObject({ state: 'accepted', decided_by: 'visitor' });
    expect(await mails(link)).toEqual(['offer_accepted house', 'offer_accepted visitor']);

    const { data } = await serviceClient().from('offer_acceptances').select().throwOnError();
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
    const link = await offered();
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

  test('an earlier version, or before there is an offer, is rejected', async () => {
    expect(await ask('accept', await inquire(), order())).toMatchObject({
      status: 409,
      body: { code: 'plan.not_open' },
    });
    const link = await offered();
    expect(await ask('accept', link, order(2))).toMatchObject({
      status: 409,
      body: { code: 'plan.not_open' },
    });
  });

  test('a day that somebody else has booked meanwhile is told, with free days near it', async () => {
    const draft = freshDraft();
    const first = await offered(undefined, draft, { option: false });
    const second = await offered(undefined, draft, { option: false });
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
    const link = await offered();
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

describe('changing the guests', () => {
  const guests = (count: number, shownTotalCents: number | null = null, children611 = 0) => ({
    guests: count,
    childrenUnder6: 0,
    children611,
    shownTotalCents,
  });

  test('shows the server’s price first and changes nothing until that price was shown', async () => {
    const link = await inquire(freshDraft());
    const expected = calculatePrice({ ...link.draft, guests: 90 }, new Date()).shownCents;
    const priced = await ask('guests', link, guests(90));
    expect(priced.body).toMatchObject({ status: 'priced', price: { totalCents: expected }, isNew: false });
    expect((await ask('guests', link, guests(90, 1))).body).toMatchObject({ status: 'priced', isNew: true });
    expect((await row(link)).payload.guests).toBe(link.draft.guests);

    const changed = await ask('guests', link, guests(90, expected));
    expect([changed.status, changed.body]).toEqual([200, { status: 'changed' }]);
    expect(await row(link)).toMatchObject({
      state: 'received',
      payload: { guests: 90 },
      server_total_cents: expected,
      price: { shownCents: expected },
    });
    expect((await ask('guests', link, guests(90, expected))).status).toBe(200);
    expect(await mails(link)).toEqual(['inquiry_changed house']);
  });

  test('prices the variants anew too, and the plan page shows each with its own total', async () => {
    const draft = freshDraft({ package: 'din-welle' });
    const variant = { cateringType: 'seated-dinner', package: 'din-horizont' };
    const link = await inquire(draft, { variants: [variant] });
    const total = (guestCount: number) => {
      const { grossCents } = calculatePrice(
        { ...draft, ...variant, guests: guestCount } as Draft,
        new Date(),
      );
      return formatCents(grossCents, 'de');
    };
    const shown = async () => (await ask('plan', link)).body.document.variants;
    expect(await shown()).toMatchObject([
      { name: 'Variante B: Horizont, 5 Gänge', price: { total: { text: total(draft.guests) } } },
    ]);
    const { body } = await ask('guests', link, guests(90));
    await ask('guests', link, guests(90, body.price.totalCents));
    expect(await shown()).toMatchObject([{ price: { total: { text: total(90) } } }]);
    const { payload } = await row(link);
    expect(payload.variants).toHaveLength(1);
    expect(JSON.stringify(payload.variants)).not.toContain(draft.details.email);
  });

  test('counts children alone as a change', async () => {
    const link = await inquire(freshDraft());
    const { body } = await ask('guests', link, guests(link.draft.guests, null, 5));
    await ask('guests', link, guests(link.draft.guests, body.price.totalCents, 5));
    expect((await row(link)).payload).toMatchObject({ guests: link.draft.guests, children611: 5 });
  });

  test('rejects numbers that are none, and those that contradict the plan', async () => {
    const link = await inquire(freshDraft({ veganGuests: 20 }));
    expect((await ask('guests', link, guests(0))).body.errors).toEqual({ guests: 'guests.range' });
    expect((await ask('guests', link, guests(10, null, 11))).body.errors).toMatchObject({
      children611: 'children.moreThanGuests',
    });
    expect((await ask('guests', link, guests(10))).body.errors).toEqual({
      veganGuests: 'diet.moreThanGuests',
    });
  });

  test('is a question once there is an offer', async () => {
    const link = await offered();
    expect(await ask('guests', link, guests(90))).toMatchObject({
      status: 409,
      body: { code: 'plan.not_open' },
    });
    expect(offerBody(link.draft).guests).toBe(link.draft.guests);
  });
});
