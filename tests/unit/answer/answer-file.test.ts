import { expect, it } from 'vitest';
import { priceAnswer } from '@/lib/answer/price-answer';
import { usualTerms } from '@/lib/answer/terms';
import { answerFile } from '@/lib/inquiry/server/answer-file';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { serialiseDraft } from '@/lib/plan/draft';
import { parseDraft } from '@/lib/plan/read-draft';
import { pdfText, unpackPdf } from '@/tests/helpers/pdf-text';
import { now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';

const bare = (text: string) => text.replace(/\s/g, '');

it('an answer as PDF is tagged and holds menu, times, changes, every line and the conditions', async () => {
  const { draft } = parseDraft(JSON.stringify(plans.find(({ id }) => id === 'wedding')?.draft));
  const asked = { ...draft, allergyNote: 'Anaphylaxie, streng vertraulich' };
  const plan = { ...asked, guests: 82 };
  const terms = {
    ...usualTerms(plan, now),
    message: 'Bis bald! 🎉 שלום\u0007\n\nIhre Küche',
    discountBp: 200,
  };
  const stored = (one: typeof plan) => JSON.parse(serialiseDraft(one));
  const price = priceAnswer(plan, terms, now);
  const context = answerContext('en');
  const { content } = await answerFile(
    {
      inquiry: {
        reference: 'SG-2026-7KQ4M',
        createdAt: now,
        payload: stored(asked),
        price: priceAnswer(asked, null, now),
      },
      answer: { version: 2, body: { plan: stored(plan), terms, price }, sentAt: now },
    },
    context,
    'https://seegut.example',
  );
  const structure = unpackPdf(content);
  for (const part of ['/StructTreeRoot', '/Lang (en)', '/DisplayDocTitle true', 'pdfuaid:part'])
    expect(structure, part).toContain(part);
  const text = pdfText(content);
  const { texts } = context;
  const expected = [
    'SG-2026-7KQ4M, version 2',
    'Bis bald!',
    '82 (in your plan: 70)',
    ...plan.desserts.map((id) => texts.dishes[id] ?? id),
    plan.details.time,
    'Discount 2%',
    'There is no right of withdrawal',
    'Seegut Eventlocation & Catering GmbH',
  ];
  for (const part of expected) expect(text, part).toContain(bare(part));
  // The address is unproven: what the guest wrote about people is not mailed.
  expect(text).not.toContain('Anaphylaxie');
});
