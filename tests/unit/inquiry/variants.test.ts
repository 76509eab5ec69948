import { describe, expect, it } from 'vitest';
import { parseInquiry } from '@/lib/inquiry/schema';
import { composeStaffEmail } from '@/lib/inquiry/server/mail/staff-email';
import { composeVisitorEmail } from '@/lib/inquiry/server/mail/visitor-email';
import { inquiryPayload, storedVariants } from '@/lib/inquiry/server/stored-variants';
import { withoutContact } from '@/lib/plan/contact-data';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { maxVariants } from '@/lib/plan/max-variants';
import { calculatePrice } from '@/lib/plan/price';
import { inquiryBody, sendableDraft } from '@/tests/helpers/backend-draft';
import { newLetter } from '@/tests/helpers/letters';

const now = new Date();
const own = sendableDraft({ guests: 64 });
const variant = (changes: Partial<Draft>): Draft => withoutContact(sendableDraft({ guests: 12, ...changes }));
const plain = (draft: Draft): unknown => JSON.parse(serialiseDraft(draft));
const parse = (variants: unknown) => parseInquiry(inquiryBody({ variants }, own), now);

const priced = (draft: Draft) => ({ draft, price: calculatePrice(draft, now) });

const letter = (variants: readonly Draft[]) => newLetter(own, now, variants.map(priced));

describe('variants of an inquiry', () => {
  it("are menus for the event of the plan: guests, day and who asks are the plan's", () => {
    const parsed = parse([plain(variant({ package: 'din-welle' }))]);
    expect(parsed).toMatchObject({
      ok: true,
      value: { variants: [{ package: 'din-welle', guests: 64, details: { email: own.details.email } }] },
    });
  });

  it('are rejected when one is no menu, unknown or incomplete, and when there are too many', () => {
    const wrong = [
      'none',
      [null],
      [plain(variant({ package: 'gone' }))],
      [plain(variant({ package: null }))],
      [plain(variant({ hauptspeisen: ['h02', 'nothing'] }))],
      Array.from({ length: maxVariants + 1 }, () => plain(variant({}))),
    ];
    for (const variants of wrong) {
      expect(parse(variants), JSON.stringify(variants).slice(0, 80)).toEqual({
        ok: false,
        errors: { variants: 'request.invalid' },
      });
    }
  });

  it('are stored without who asks, beside the fields of the draft', () => {
    const { variants, ...fields } = inquiryPayload(own, [priced(variant({ package: 'din-welle' }))]);
    expect(fields).toEqual(plain(own));
    expect(JSON.stringify(variants)).not.toContain('ada@example.org');
    expect(inquiryPayload(own, [])).toEqual(plain(own));
  });

  it('come back complete, and what cannot be read is left out', () => {
    const { payload } = letter([variant({ package: 'din-welle' })]).version;
    const read = (stored: unknown) => storedVariants({ payload: stored, plan: own });
    expect(read(payload)).toMatchObject([{ draft: { package: 'din-welle', guests: 64 } }]);
    const damaged = {
      ...(payload as object),
      variants: [null, { draft: 7 }, { draft: plain(own), price: 'none' }],
    };
    expect(read(damaged)).toEqual([]);
    expect(read({ ...(payload as object), variants: 'none' })).toEqual([]);
  });

  it('stand in both mails, each with its menu and its price', () => {
    const welle = variant({ package: 'din-welle', hauptspeisen: ['h10'] });
    const flying = variant({ cateringType: 'flying-buffet', package: 'fly-ufer' });
    const sent = letter([welle, flying]);
    for (const mail of [composeStaffEmail(sent), composeVisitorEmail(sent)]) {
      const text = JSON.stringify(mail.blocks);
      expect(text).toContain('Variante B: Welle, 4 Gänge');
      expect(text).toMatch(/Variante C: /);
      for (const { price } of storedVariants(sent.version)) {
        const [euros = ''] = String(Math.floor(price.grossCents / 100)).match(/\d{1,3}$/) ?? [];
        expect(text).toContain(`${euros},${String(price.grossCents % 100).padStart(2, '0')}`);
      }
    }
  });
});
