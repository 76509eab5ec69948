import { catalogueVersion } from '@/content/catering/rules';
import type { Locale } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import { noticeTexts, planContext } from '@/lib/inquiry/server/mail/plan-context';
import type { DescribeContext } from '@/lib/plan/describe';
import { describePlan } from '@/lib/plan/describe';
import { describePrice } from '@/lib/plan/describe-price';
import { dietGaps } from '@/lib/plan/diet-balance';
import type { Draft } from '@/lib/plan/draft';
import { type Price, pricePlan } from '@/lib/plan/price';
import { type ResolvedPlan, resolvePlan } from '@/lib/plan/resolve';
import { serviceAdvice } from '@/lib/plan/service-advice';
import { errorMessage } from './error-codes';
import { handOverUrl } from './hand-over';
import type { Quote } from './quote-schema';
import type { FieldError } from './read-plan';

const contexts = new Map<Locale, DescribeContext>();

/** Making a translator takes longer than pricing a plan. */
export function contextOf(locale: Locale): DescribeContext {
  const context = contexts.get(locale) ?? planContext(locale);
  contexts.set(locale, context);
  return context;
}

export const explainErrors = (errors: readonly FieldError[], locale: Locale) =>
  errors.map(({ path, code }) => ({ path, code, message: errorMessage(code, locale) }));

/** A price with the names of its lines in a language. */
export function toPrice(price: Price, context: DescribeContext): Quote['price'] {
  const names = describePrice(price, context)?.lines ?? [];
  return {
    basis: price.basis,
    shownCents: price.shownCents,
    netCents: price.netCents,
    vatCents: price.vatCents,
    grossCents: price.grossCents,
    isOnRequest: price.isOnRequest,
    onRequest: [...price.onRequest],
    lines: price.lines.map(({ vat: _, ...line }, index) => ({
      ...line,
      text: names[index]?.name ?? line.itemId,
    })),
    vat: price.vat.map(({ rate, ...amounts }) => ({ rateBp: rate, ...amounts })),
    tipCents: price.tipCents,
  };
}

function listAdvice(plan: ResolvedPlan, { t }: DescribeContext, locale: Locale): Quote['advice'] {
  const guests = plan.guests.total;
  const services = Object.entries(serviceAdvice(plan)).map(([id, { reason, count }]) => ({
    kind: 'service' as const,
    id,
    text: t(`advice.service.${reason}`, { count, guests }),
  }));
  const diets = dietGaps(plan).map((gap) => ({
    kind: 'diet' as const,
    id: gap.category,
    text: t(`advice.${gap.diet}`, {
      guests: gap.guests,
      category: catalogueWords[locale].dishCategories[gap.category],
    }),
  }));
  return [...diets, ...services];
}

function listSections(draft: Draft, plan: ResolvedPlan, context: DescribeContext): Quote['description'] {
  return describePlan(draft, plan, context, { personal: false }).map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows.map((row) => ({
      id: row.id,
      label: row.label,
      values: row.values.map(({ text, note }) => (note === undefined ? { text } : { text, note })),
    })),
  }));
}

/**
 * Everything about a plan that a program asks for, except whether the day is free: pure, and the price is the one that
 * the browser shows.
 * @param missing what an inquiry would still need.
 */
export async function buildQuote(
  draft: Draft,
  missing: readonly FieldError[],
  locale: Locale,
  now: Date,
): Promise<Omit<Quote, 'availability'>> {
  const context = contextOf(locale);
  const plan = resolvePlan(draft, now);
  const price = pricePlan(plan);
  const texts = noticeTexts(locale, price.notices);
  const { event, room } = plan;
  return {
    catalogueVersion,
    locale,
    price: toPrice(price, context),
    description: listSections(draft, plan, context),
    notices: price.notices.map(({ code, params }, index) => ({
      code,
      params: { ...params },
      text: texts[index] ?? code,
    })),
    advice: listAdvice(plan, context, locale),
    conflicts: plan.conflicts.map((conflict) => ({ ...conflict })),
    event: {
      days: [...event.isoDays],
      start: event.start,
      end: event.end,
      durationHours: event.durationHours,
      isDurationAssumed: event.isDurationAssumed,
    },
    room: room && { id: room.id, seating: room.seating, capacity: room.capacity, fits: room.fits },
    services: plan.services.map(({ service, count, hours, reason }) => ({
      id: service.id,
      name: context.texts.services[service.id].name,
      count,
      hours,
      reason,
    })),
    missing: explainErrors(missing, locale),
    handOverUrl: await handOverUrl(draft, locale),
  };
}
