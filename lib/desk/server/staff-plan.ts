import 'server-only';
import type { Locale } from '@/content/locales';
import { differenceText } from '@/lib/answer/answer-document';
import { describeDifferences } from '@/lib/answer/differences';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { currentVersion, sentVersion } from '@/lib/inquiry/server/stored';
import { storedVariants } from '@/lib/inquiry/server/stored-variants';
import { describePlan, type PlanSection } from '@/lib/plan/describe';
import { describePrice, type PlanPrice } from '@/lib/plan/describe-price';
import { type DescribedVariant, describeVariants } from '@/lib/plan/describe-variants';
import type { Draft } from '@/lib/plan/draft';
import { type ResolvedPlan, resolvePlan } from '@/lib/plan/resolve';
import { currentAnswer, type InquiryDetail } from '@/lib/staff/server/inquiry-detail';

export type StaffPlan = {
  readonly draft: Draft;
  readonly plan: ResolvedPlan;
  readonly sections: readonly PlanSection[];
  /** As the guest sees it; `null` where there is none. */
  readonly price: PlanPrice | null;
  /** What the answer says otherwise than the plan that was sent. */
  readonly differences: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  /** Other menus for the same event that were asked for with it. */
  readonly variants: readonly DescribedVariant[];
};

/** What counts of an inquiry, in the words of the staff's language: the newest answer, else what was asked for. */
export function describeInquiry(detail: InquiryDetail, locale: Locale): StaffPlan {
  const { inquiry } = detail;
  const { createdAt } = inquiry;
  const answer = currentAnswer(detail);
  const context = answerContext(locale);
  const version = currentVersion(inquiry, answer);
  const { plan: draft, price } = version;
  const differences = answer ? describeDifferences(sentVersion(inquiry), version, createdAt, context) : [];
  const plan = resolvePlan(draft, createdAt);
  return {
    draft,
    plan,
    sections: describePlan(draft, plan, context),
    price: describePrice(price, context, { isAnswer: answer !== null }),
    differences: differences.map((one) => ({
      id: one.id,
      label: one.label,
      text: differenceText(one, context),
    })),
    variants: describeVariants(storedVariants(inquiry), createdAt, context),
  };
}
