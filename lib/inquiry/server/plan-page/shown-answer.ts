import 'server-only';
import { termsVersion } from '@/content/catering/rules';
import { answeredPlan } from '@/lib/answer/answer-document';
import { describeDifferences } from '@/lib/answer/differences';
import { type AnswerContext, dayText, depositOf } from '@/lib/answer/summarise-terms';
import { toIsoDay } from '@/lib/base/event-day';
import { formatCents, formatDay } from '@/lib/i18n/format';
import type { ShownAnswer } from '@/lib/inquiry/plan-answer';
import { sentVersion } from '../stored';
import type { OfferRow, PlanRow } from './plan-row';

/** What stands right above the button, and the button. */
const acceptTexts = ({ words, locale }: AnswerContext) => ({
  notes: [
    words('accept.contract'),
    words('accept.terms', { version: dayText(termsVersion, locale, 'long') }),
    words('accept.noWithdrawal'),
  ],
  button: words('accept.button'),
});

/** An answer in words beside the plan that was sent, every amount formatted. */
export function shownAnswer(
  offer: OfferRow,
  inquiry: PlanRow,
  context: AnswerContext,
  now: Date,
): ShownAnswer {
  const { locale, t, words } = context;
  const { answer, version, state, sentAt } = offer;
  const { price, terms } = answer;
  const deposit = depositOf(answer);
  return {
    version,
    sentDay: formatDay(sentAt, locale, 'long'),
    validUntil: dayText(terms.validUntil, locale),
    isOpen: state === 'open' && terms.validUntil >= toIsoDay(now),
    message: terms.message,
    differences: describeDifferences(sentVersion(inquiry), answer, inquiry.createdAt, context),
    total: formatCents(price.shownCents, locale),
    basis: t(price.basis === 'net' ? 'exclVat' : 'inclVat'),
    deposit: deposit > 0 ? words('depositAmount', { amount: formatCents(deposit, locale) }) : '',
    ...acceptTexts(context),
  };
}

/**
 * Everything that stands on the page when somebody accepts an answer, as it is stored with the acceptance and never changed
 * afterwards (§ 312j BGB: essential features, total price and the button's wording). Contains no name.
 */
export const acceptanceShown = (offer: OfferRow, askedAt: Date, context: AnswerContext) => ({
  locale: context.locale,
  version: offer.version,
  termsVersion,
  document: answeredPlan({ answer: offer.answer, askedAt, sentAt: offer.sentAt }, context, false),
  price: offer.answer.price,
  message: offer.answer.terms.message,
  ...acceptTexts(context),
});
