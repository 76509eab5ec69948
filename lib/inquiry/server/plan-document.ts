import 'server-only';
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
  const { plan, price } = version;
  const isAnswered = isAnswer(version);
  return buildPlanDocument(
    {
      draft: personal ? plan : withoutContact(plan),
      plan: resolvePlan(plan, askedAt),
      price,
      notices: isAnswered ? [] : noticeTexts(context.locale, price.notices),
      personal,
      made: isAnswered ? version.createdAt : askedAt,
      isAnswer: isAnswered,
      variants: storedVariants(version),
    },
    context,
  );
}
