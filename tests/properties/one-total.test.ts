import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cateringTypes, dishCategories } from '@/content/catering/choices';
import { addDays, eventDay } from '@/lib/base/event-day';
import { formatCents } from '@/lib/i18n/format';
import { planContext } from '@/lib/inquiry/server/mail/plan-context';
import { composeStaffEmail } from '@/lib/inquiry/server/mail/staff-email';
import { composeVisitorEmail } from '@/lib/inquiry/server/mail/visitor-email';
import { pdfFonts } from '@/lib/inquiry/server/pdf-fonts';
import { renderHtml } from '@/lib/mail/render-html';
import { renderText } from '@/lib/mail/render-text';
import { mergeContact, takeProposal, withoutMenu } from '@/lib/plan/contact-data';
import { describePrice } from '@/lib/plan/describe-price';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import { resolveEvent } from '@/lib/plan/event';
import { changeCateringType, changePackage } from '@/lib/plan/menu-rules';
import { calculatePrice, pricePlan } from '@/lib/plan/price';
import { leastPrice, proposePlans } from '@/lib/plan/propose';
import { parseDraft } from '@/lib/plan/read-draft';
import { resolvePlan } from '@/lib/plan/resolve';
import { toggleService } from '@/lib/plan/service-rules';
import { decodePlan, encodePlan } from '@/lib/plan/share-link';
import { newLetter } from '../helpers/letters';
import { readableText } from '../helpers/mail-html';
import { pdfText } from '../helpers/pdf-text';
import { draftArbitrary, now, withinGuests } from '../unit/plan/arbitrary-draft';

/** An evening of which some things are said and others open, with or without a kind of catering asked for. */
const evening: fc.Arbitrary<Draft> = fc
  .tuple(draftArbitrary, fc.option(fc.constantFrom(...cateringTypes), { nil: null }), fc.boolean())
  .map(([draft, cateringType, isTimeOpen]) => {
    const { details, ...own } = withoutMenu(withinGuests(draft));
    return {
      ...own,
      cateringType,
      details: { ...details, ...(isTimeOpen && { time: '18:00', timeEnd: '' }) },
    };
  });

const total = (draft: Draft) => calculatePrice(draft, now).shownCents;

/** The same menu by what the controls of the steps do. */
function bySteps(own: Draft, { cateringType, services, ...menu }: Draft): Draft {
  if (!cateringType) return own;
  const packed = changePackage(changeCateringType(own, cateringType), menu.package ?? '');
  const lists = Object.fromEntries(dishCategories.map((category) => [category, menu[category]]));
  return services.reduce(toggleService, { ...packed, ...lists });
}

test('an evening costs the same proposed, taken, by the steps, stored and by link; its proposals stay what they were', async () => {
  await fc.assert(
    fc.asyncProperty(evening, async (own) => {
      const proposals = proposePlans(own, now);
      expect(proposals).toHaveLength(own.cateringType === 'own-idea' ? 0 : 3);
      for (const { draft, price } of proposals) {
        const open = { ...own, details: { ...own.details, date: null } };
        expect(price.shownCents).toBeGreaterThanOrEqual(leastPrice(open, now)?.shownCents ?? 0);
        const taken = takeProposal(draft, own);
        const shared = await decodePlan(`#plan=${await encodePlan(taken)}`);
        const stored = parseDraft(serialiseDraft(taken)).draft;
        const totals = [taken, bySteps(own, draft), stored, mergeContact(shared ?? own, own)].map(total);
        expect(totals).toEqual(totals.map(() => price.shownCents));
        // What it was planned with is no answer of the visitor, and so the next proposals are the same.
        expect({ ...withoutMenu(taken), typeProposed: false }).toEqual({
          ...withoutMenu(own),
          typeProposed: false,
        });
        expect(proposePlans(taken, now)).toEqual(proposals);
        expect(draft.cateringType).toBe(own.cateringType ?? draft.cateringType);
      }
      expect(new Set(proposals.map(({ draft }) => resolveEvent(draft).durationHours)).size).toBeLessThan(2);
    }),
    { numRuns: 200 },
  );
});

test('no day that is named costs less than "from"', () => {
  fc.assert(
    fc.property(draftArbitrary, fc.integer({ min: 0, max: 900 }), (draft, days) => {
      const on = (date: Date | null) => total({ ...draft, details: { ...draft.details, date } });
      expect(on(eventDay(addDays('2026-11-21', days)))).toBeGreaterThanOrEqual(on(null));
    }),
    { numRuns: 1_000 },
  );
});

/** `EVENINGS=30` plays more of them. */
const evenings = Number(process.env.EVENINGS ?? 5);

test('review, mails and PDF of an evening name one total, to the cent', async () => {
  const context = planContext('de');
  const fonts = await pdfFonts();
  const bare = (text: string) => text.replace(/[\s:]/g, '');
  const fromKitchen = evening.filter(({ cateringType }) => cateringType !== 'own-idea');
  await fc.assert(
    fc.asyncProperty(fromKitchen, fc.nat(2), async (own, which) => {
      const proposal = proposePlans(own, now)[which];
      const draft = takeProposal(proposal?.draft ?? own, own);
      const plan = resolvePlan(draft, now);
      const price = pricePlan(plan);
      const review = describePrice(price, context)?.total;
      expect(review?.text).toContain(formatCents(proposal?.price.shownCents ?? 0, 'de'));
      const [term, amount] = [bare(review?.term ?? ''), bare(review?.text ?? '')];
      const letter = newLetter(draft, now);
      const parts = { draft, plan, price, notices: [], personal: true, made: now };
      const said = [composeVisitorEmail(letter), composeStaffEmail(letter)]
        .flatMap((mail) => [renderText(mail), readableText(renderHtml(mail, letter.siteUrl))])
        .concat(pdfText(await planPdf(buildPlanDocument(parts, context), fonts, now)));
      for (const text of said) {
        const behind = bare(text)
          .split(term)[1]
          ?.replace(/^(?:inkl|zzgl)\.USt\.,?/, '');
        expect(behind?.slice(0, amount.length)).toBe(amount);
      }
    }),
    { numRuns: evenings },
  );
});
