import 'server-only';
import type { Locale } from '@/content/locales';
import { differenceText } from '@/lib/answer/answer-document';
import { describeDifferences } from '@/lib/answer/differences';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { storedVariants } from '@/lib/inquiry/server/stored-variants';
import { type InquiryVersion, isAnswer, versionOf } from '@/lib/inquiry/server/version';
import { describePlan, type PlanSection } from '@/lib/plan/describe';
import { describePrice, type PlanPrice } from '@/lib/plan/describe-price';
import { type DescribedVariant, describeVariants } from '@/lib/plan/describe-variants';
import { resolvePlan } from '@/lib/plan/resolve';
import type { InquiryDetail } from './inquiry-detail';

/** What one version says otherwise than another, each in a sentence. */
export type Changes = readonly { readonly id: string; readonly label: string; readonly text: string }[];

export type DescribedInquiry = {
  /** The version that counts. */
  readonly current: InquiryVersion;
  readonly sections: readonly PlanSection[];
  /** As the guest sees it; `null` where there is none. */
  readonly price: PlanPrice | null;
  /** Otherwise than it was sent. */
  readonly changes: Changes;
  /** The open answer beside an agreement: what it says otherwise than that. */
  readonly openChange: { readonly version: number; readonly changes: Changes } | null;
  /** Other menus for the same event that were asked for with it. */
  readonly variants: readonly DescribedVariant[];
};

/** An inquiry in the words of the desk's language. */
export function describeInquiry({ inquiry, versions }: InquiryDetail, locale: Locale): DescribedInquiry {
  const { createdAt, agreed, offered } = inquiry;
  const context = answerContext(locale);
  const current = versionOf(versions, inquiry.current);
  const sent = versionOf(versions, inquiry.sent);
  const changesOf = (before: InquiryVersion, after: InquiryVersion): Changes =>
    describeDifferences(before, after, createdAt, context).map((one) => ({
      id: one.id,
      label: one.label,
      text: differenceText(one, context),
    }));
  const open = agreed !== null && offered !== null ? versionOf(versions, offered) : null;
  return {
    current,
    sections: describePlan(current.plan, resolvePlan(current.plan, createdAt), context),
    price: describePrice(current.price, context, { isAnswer: isAnswer(current) }),
    changes: current === sent ? [] : changesOf(sent, current),
    openChange: open && { version: open.number, changes: changesOf(current, open) },
    variants: describeVariants(storedVariants(sent), createdAt, context),
  };
}
