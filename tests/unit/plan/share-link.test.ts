import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventDay } from '@/lib/base/event-day';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { adoptVariant, mergeContact, withoutContact } from '@/lib/plan/contact-data';
import { type Draft, defaultDraft, sameDraft } from '@/lib/plan/draft';
import { decodePlan, encodePlan } from '@/lib/plan/share-link';
import { variantRows } from '@/lib/plan/variant-rows';
import { draftArbitrary } from './arbitrary-draft';

const wedding: Draft = {
  ...defaultDraft(),
  customerType: 'private',
  cateringType: 'seated-dinner',
  package: 'din-welle',
  guests: 64,
  hauptspeisen: ['h02', 'h10'],
  voucherCode: 'SEE-2026',
  costCentre: '4711',
  details: {
    ...defaultDraft().details,
    date: eventDay('2027-06-12'),
    firstName: 'Zoë',
    lastName: 'Lindqvist',
    email: 'zoe@visitor.example',
    delivery_street: 'Uferweg',
    delivery_zip: '45127',
    message: 'Bitte leise',
  },
};

describe('the plan in a link', () => {
  it('comes back as it was, for any draft, without who asked and whatever a mail program takes along', async () => {
    const punctuation = fc.constantFrom('', '.', ',', ')', '].', '>', '…', '”', ');');
    await fc.assert(
      fc.asyncProperty(draftArbitrary, punctuation, async (draft, behind) => {
        const link = `#plan=${await encodePlan(draft)}`;
        expect(link).toMatch(/[\dA-Za-z]$/);
        const back = await decodePlan(link + behind);
        expect(back && sameDraft(back, withoutContact(draft))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('holds no name, address, voucher or message, and stays short enough for a code', async () => {
    const plan = await encodePlan(wedding);
    const back = inflateRawSync(Buffer.from(plan, 'base64url')).toString();
    for (const secret of ['Zoë', 'Lindqvist', 'zoe@', 'Uferweg', 'SEE-2026', '4711', 'leise']) {
      expect(back).not.toContain(secret);
    }
    expect(back).toContain('45127');
    expect(plan.length).toBeLessThan(400);
    expect(plan).toMatch(/^[\w-]+$/);
  });

  it('rejects what is no plan without throwing', async () => {
    const plan = await encodePlan(wedding);
    for (const text of [
      '',
      '#',
      '#plan=',
      '#other=x',
      '#plan=%%%',
      '#50%',
      '#plan=AAAA',
      `#plan=${plan.slice(0, -9)}`,
      `#plan=${'A'.repeat(30_000)}`,
    ]) {
      expect(await decodePlan(text)).toBeNull();
    }
  });

  it('rejects a few bytes that unpack to very many', async () => {
    const bomb = new Blob(['{"ideaText":"', 'a'.repeat(3_000_000), '"}']);
    const packed = await new Response(
      bomb.stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer();
    const value = Buffer.from(packed).toString('base64url');
    expect(value.length).toBeLessThan(20_000);
    expect(await decodePlan(`#plan=${value}`)).toBeNull();
  });
});

describe('another plan for the same person', () => {
  it('keeps who asks and takes what is planned', () => {
    const other = {
      ...defaultDraft(),
      guests: 12,
      package: 'fin-ufer',
      cateringType: 'fingerfood-buffet',
    } as const;
    const merged = mergeContact(other, wedding);
    expect(merged).toMatchObject({
      guests: 12,
      package: 'fin-ufer',
      voucherCode: 'SEE-2026',
      costCentre: '4711',
    });
    expect(merged.details).toMatchObject({ email: 'zoe@visitor.example', delivery_zip: '', date: null });
  });
});

describe('variants', () => {
  const context = planContext('de');
  const rows = (own: Draft, other: Draft) =>
    Object.fromEntries(
      variantRows([own, other], context, new Date('2026-11-21T10:00:00Z')).map((row) => [row.key, row]),
    );

  it('lie side by side with the price of each', () => {
    const table = rows(wedding, { ...wedding, package: 'din-horizont', hauptspeisen: ['h10'] });
    expect(table.package?.entries).toEqual(['Welle, 4 Gänge', 'Horizont, 5 Gänge']);
    expect(new Set(table.total?.entries).size).toBe(2);
    expect(new Set(table.hauptspeisen?.entries).size).toBe(2);
  });

  it('leave out lines that are empty in all and what is common to all', () => {
    const table = rows(wedding, wedding);
    expect(table.budgetPerPersonCents).toBeUndefined();
    expect(table.guests).toBeUndefined();
    expect(new Set(table.total?.entries).size).toBe(1);
  });

  it('are menus for one event: guests, date, place and contact stay when they change places', () => {
    const kept = { ...wedding, guests: 12, package: 'din-horizont' };
    expect(adoptVariant(kept, { ...wedding, guests: 110 })).toEqual({
      ...wedding,
      guests: 110,
      package: 'din-horizont',
    });
  });
});
