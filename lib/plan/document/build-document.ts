import { phoneFor, site } from '@/content/site';
import { formatDay } from '@/lib/i18n/format';
import { type DescribeContext, describePlan } from '@/lib/plan/describe';
import { describePrice, type ShownPrice } from '@/lib/plan/describe-price';
import { describeVariants, type PricedVariant } from '@/lib/plan/describe-variants';
import type { Draft } from '@/lib/plan/draft';
import { buildMenuCard } from '@/lib/plan/menu-card';
import type { ResolvedPlan } from '@/lib/plan/resolve';
import type { PlanDocument } from './plan-document';
import { planPlates } from './plan-plates';

type Content = {
  readonly draft: Draft;
  readonly plan: ResolvedPlan;
  readonly price: ShownPrice;
  /** What is good to know, in words. */
  readonly notices: readonly string[];
  /** False for a plan that is passed on: who asks stays out. */
  readonly personal: boolean;
  readonly made: Date;
  /** Of an answer of the house, which says itself what is booked. */
  readonly isAnswer?: boolean;
  /** Other menus for the same event that are asked for with it. */
  readonly variants?: readonly PricedVariant[];
};

/** The plan in words, to be printed or shown after sending. */
export function buildPlanDocument(
  { draft, plan, price, notices, personal, made, isAnswer = false, variants = [] }: Content,
  context: DescribeContext,
): PlanDocument {
  const { texts, locale, t } = context;
  return {
    title: t('summary.title'),
    lead: t('review.people', { guests: draft.guests }),
    card: buildMenuCard({ draft, plan, price, personal, isAnswer }, context),
    sections: describePlan(draft, plan, context, { personal }),
    price: describePrice(price, context, { isAnswer }),
    variants: describeVariants(variants, made, context),
    notes: [...notices, texts.traces, ...(isAnswer ? [] : [t('review.nothingBooked')])],
    plates: planPlates(draft, plan, context),
    brand: site.name.toUpperCase(),
    date: t('described.asOf', { day: formatDay(made, locale, 'long') }),
    pageLabel: t('described.page', { page: '{page}', pages: '{pages}' }),
    footer: [site.name, phoneFor(locale), site.email].join(' · '),
    language: locale,
  };
}
