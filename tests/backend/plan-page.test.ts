import { describe, expect, test } from 'vitest';
import { locales } from '@/content/locales';
import { serviceClient } from '@/lib/server/database/service-client';
import { endpoints, planPageSite } from '@/tests/helpers/plan-page-site';

const { ask, post, inquire, freshDraft, offered } = planPageSite();

const change = async (reference: string, values: object) => {
  await serviceClient().from('inquiries').update(values).eq('reference', reference).throwOnError();
};

describe('the plan page', () => {
  test('shows the plan without who asks, in each language, and nothing is kept by a cache', async () => {
    const link = await inquire();
    for (const locale of locales) {
      const { response } = await post('plan', { ...link, locale });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const text = await response.text();
      const body = JSON.parse(text);
      expect(body).toMatchObject({
        reference: link.reference,
        state: 'received',
        offer: null,
        acceptance: null,
        guests: { guests: link.draft.guests },
        document: { language: locale },
      });
      expect(body.document.sections.length).toBeGreaterThanOrEqual(2);
      expect(body.history).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), kind: 'received' }]);
      expect(text).not.toMatch(/ada@example|Ada Beispiel/);
    }
  });

  test('shows an offer beside the plan: what was changed, added and removed', async () => {
    const { body, ...link } = await offered((offer) => {
      const [first, second, ...rest] = offer.lines;
      if (!first || !second) throw new Error('the plan needs two lines');
      const added = { ...first, id: 'item:6b2f2f6e-5c5b-4b52-9a35-0d7f5d5d0a11', source: 'free' as const };
      return {
        ...offer,
        message: 'Mit Zelt, falls es regnet.',
        lines: [{ ...first, unitCents: first.unitCents + 100 }, ...rest, { ...added, text: 'Zelt am Ufer' }],
      };
    });
    const { body: page } = await ask('plan', link);
    expect(page).toMatchObject({ state: 'offer_sent', offer: { version: 1, isOpen: true } });
    const { offer } = page;
    expect(offer.message).toBe('Mit Zelt, falls es regnet.');
    const kinds = offer.differences.map(({ kind }: { kind: string }) => kind);
    expect(kinds.sort()).toEqual(['added', 'changed', 'removed']);
    const changed = offer.differences.find(({ kind }: { kind: string }) => kind === 'changed');
    expect(changed.before.text).toBe(changed.after.text);
    expect(changed.before.amount).not.toBe(changed.after.amount);
    expect(offer.lines).toHaveLength(body.lines.length);
    expect(offer.button).toBe('Zahlungspflichtig bestellen');
    const english = await ask('plan', link, {}, 'en');
    expect(english.body.offer.button).toBe('Order with obligation to pay');
    // The offer's own words stay as they were written: a language of the page is no change of a line.
    expect(english.body.offer.differences).toHaveLength(3);
  });

  test('shows where things stand in every state', async () => {
    for (const state of ['in_progress', 'declined', 'withdrawn', 'expired', 'accepted']) {
      const link = await inquire();
      await change(link.reference, { state, decided_by: 'house' });
      expect(await ask('plan', link)).toMatchObject({ status: 200, body: { state, decidedBy: 'house' } });
    }
  });

  test('says of an offer whose time is over that it cannot be accepted', async () => {
    const { version, ...link } = await offered();
    const later = new Date(Date.now() + 40 * 86_400_000);
    const { response } = await post('plan', { ...link, locale: 'de' }, { now: later });
    expect((await response.json()).offer).toMatchObject({ version, isOpen: false });
  });

  test('gives the offer as a PDF, and none before there is one', async () => {
    const link = await offered();
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
    guests: 60,
    childrenUnder6: 0,
    children611: 0,
    shownTotalCents: null,
  };

  test.each(endpoints)('opens %s to its holder alone', async (endpoint) => {
    const one = await inquire();
    const other = await inquire();
    const wrong = await ask(endpoint, { reference: one.reference, key: other.key }, values);
    expect(wrong).toMatchObject({ status: 403, body: { code: 'plan.key' } });
    expect(await ask(endpoint, { reference: 'SG-2026-ZZZZZ', key: other.key }, values)).toMatchObject({
      status: 403,
      body: wrong.body,
    });
    expect((await ask(endpoint, { reference: one.reference, key: '' }, values)).body).toEqual(wrong.body);
    const { response } = await post(endpoint, { ...one, ...values, locale: 'de' }, { from: 'cross-site' });
    expect(response.status).toBe(403);
    for (const body of ['', '{', 'null', '[]', { ...one, locale: 'fr' }, { reference: 1 }]) {
      expect((await post(endpoint, body)).response.status).toBe(400);
    }
  });

  test.each(endpoints)('of an event half a year ago no longer opens %s', async (endpoint) => {
    const link = await inquire(freshDraft());
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await change(link.reference, { event_day: ago(190) });
    expect(await ask(endpoint, link, values)).toMatchObject({ status: 403, body: { code: 'plan.key' } });
    if (endpoint !== 'plan') return;
    await change(link.reference, { event_day: ago(180) });
    expect((await ask('plan', link)).status).toBe(200);
  });
});
