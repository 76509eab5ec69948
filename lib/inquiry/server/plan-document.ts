import 'server-only';
import { answeredPlan } from '@/lib/answer/answer-document';
import type { AnswerContext } from '@/lib/answer/summarise-terms';
import { withoutContact } from '@/lib/plan/contact-data';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { resolvePlan } from '@/lib/plan/resolve';
import { noticeTexts } from './mail/plan-context';
import { storedVariants } from './stored-variants';
import { type InquiryVersion, isAnswer } from './version';

/**
 * A version in words with the price that was stored with it; what was sent also with its variants.
 * @param askedAt when the guest asked.
 * @param personal false leaves out who asks.
 */
export function versionDocument(
  version: InquiryVersion,
  askedAt: Date,
  context: AnswerContext,
  personal: boolean,
): PlanDocument {
  if (isAnswer(version)) {
    return answeredPlan({ answer: version, askedAt, sentAt: version.createdAt }, context, personal);
  }
  const { plan, price } = version;
  return buildPlanDocument(
    {
      draft: personal ? plan : withoutContact(plan),
      plan: resolvePlan(plan, askedAt),
      price,
      notices: noticeTexts(context.locale, price.notices),
      personal,
      made: askedAt,
      variants: storedVariants(version),
    },
    context,
  );
}
