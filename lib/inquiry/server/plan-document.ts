import 'server-only';
import type { AnswerContext } from '@/lib/answer/summarise-terms';
import { withoutContact } from '@/lib/plan/contact-data';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { resolvePlan } from '@/lib/plan/resolve';
import { settlePlan } from '@/lib/plan/settle-plan';
import { noticeTexts } from './mail/plan-context';
import type { Inquiry } from './read-inquiry';
import { storedVariants } from './stored-variants';
import { type InquiryVersion, isAnswer } from './version';

/**
 * A version of an inquiry in words with the price that was stored with it; what was sent also with its variants.
 * @param personal false leaves out who asks.
 */
export function versionDocument(
  version: InquiryVersion,
  { createdAt: askedAt, agreed }: Pick<Inquiry, 'createdAt' | 'agreed'>,
  context: AnswerContext,
  personal: boolean,
): PlanDocument {
  const { price } = version;
  const plan = agreed === version.number ? settlePlan(version.plan) : version.plan;
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
