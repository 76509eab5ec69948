import { expect, it } from 'vitest';
import { priceAnswer } from '@/lib/answer/price-answer';
import { usualTerms } from '@/lib/answer/terms';
import { answerFile } from '@/lib/inquiry/server/answer-file';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { parseDraft } from '@/lib/plan/read-draft';
import { sentVersion } from '@/tests/helpers/letters';
import { pdfText, unpackPdf } from '@/tests/helpers/pdf-text';
import { now } from '../plan/arbitrary-draft';
import plans from '../plan/hand-priced.json';

const bare = (text: string) => text.replace(/\s/g, '');

it('an answer as PDF is tagged and holds menu, times, changes, every line and the conditions ahead', async () => {
  const { draft } = parseDraft(JSON.stringify(plans.find(({ id }) => id === 'wedding')?.draft));
  const asked = { ...draft, allergyNote: 'Anaphylaxie, streng vertraulich' };
  const plan = { ...asked, guests: 82, details: { ...asked.details, date: new Date('2026-11-26T12:00Z') } };
  const terms = {
    ...usualTerms(plan, now),
    message: 'Bis bald! 🎉 שלום\u0007\n\nIhre Küche',
    discountBp: 200,
  };
  const sent = sentVersion(asked, now);
  const answer = {
    ...sentVersion(plan, now),
    number: 2,
    author: 'house' as const,
    terms,
    price: priceAnswer(plan, terms, now),
  };
  const context = answerContext('en');
  const { content } = await answerFile(
    {
      inquiry: { reference: 'SG-2026-7KQ4M', createdAt: now, sent: 1, agreed: null },
      versions: [sent, answer],
      answer,
    },
    context,
    'https://seegut.example',
  );
  for (const part of ['/StructTreeRoot', '/Lang (en)', '/DisplayDocTitle true', 'pdfuaid:part'])
    expect(unpackPdf(content), part).toContain(part);
  const text = pdfText(content);
  const expected = [
    'SG-2026-7KQ4M, version 2',
    'Bis bald!',
    '82 (before: 70)',
    ...plan.desserts.map((id) => context.texts.dishes[id] ?? id),
    plan.details.time,
    'Discount 2%',
    'Cancellation: 80% up to 3 days before and 90% later',
    'There is no right of withdrawal',
    'Seegut Eventlocation & Catering GmbH',
  ];
  for (const part of expected) expect(text, part).toContain(bare(part));
  // The address is unproven: what the guest wrote about people is not mailed.
  expect(text).not.toMatch(/Anaphylaxie|7daysbefore/);
});
