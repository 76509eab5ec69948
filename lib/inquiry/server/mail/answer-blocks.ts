import type { Answer } from '@/lib/answer/check-answer';
import type { AnswerContext } from '@/lib/answer/summarise-terms';
import type { Translator } from '@/lib/i18n/translator';
import type { Block } from '@/lib/mail/blocks';
import { describePlan } from '@/lib/plan/describe';
import { resolvePlan } from '@/lib/plan/resolve';
import { settlePlan } from '@/lib/plan/settle-plan';
import { planBlocks, withoutTyped } from './plan-sections';
import { priceSection } from './price-section';

/** The plan of an answer with menu, times and diets, and every position. Without the visitor's own words. */
export const answerBlocks = (
  { plan, price }: Answer,
  askedAt: Date,
  context: AnswerContext,
  t: Translator,
): readonly Block[] => [
  ...withoutTyped(describePlan(plan, resolvePlan(plan, askedAt), context, { personal: false })).flatMap(
    planBlocks,
  ),
  ...priceSection(price, context, t, { isAnswer: true }),
];

/** The same of one that both have agreed on. */
export const agreedBlocks: typeof answerBlocks = (answer, ...rest) =>
  answerBlocks({ ...answer, plan: settlePlan(answer.plan) }, ...rest);
