import type { useTranslations } from 'next-intl';
import type { Locale } from '@/content/locales';
import { eventDay } from '@/lib/base/event-day';
import { formatCents, formatDay } from '@/lib/i18n/format';
import type { DescribeContext } from '@/lib/plan/describe';
import type { PriceRow } from '@/lib/plan/describe-price';
import {
  compareOffer,
  type OfferBody,
  type OfferDifferences,
  type OfferLine,
  type PricedOffer,
  priceOffer,
} from './offer';

export type OfferContext = DescribeContext & {
  /** Texts of the namespace `offer`. */
  readonly words: ReturnType<typeof useTranslations<'offer'>>;
};

/** What a plan said before the offer. */
export type OfferedPlan = {
  /** As `linesFromPlan` gives them. */
  readonly lines: readonly OfferLine[];
  readonly guests: number;
  /** `YYYY-MM-DD`; `null` while it is open. */
  readonly day: string | null;
};

export type DescribedLine = {
  readonly id: string;
  readonly text: string;
  /** How many of what, for example `70 × Person`. */
  readonly quantity: string;
  readonly unitPrice: string;
  /** Both in one, for example `70 × Person zu 79,18 €`. */
  readonly detail: string;
  /** Rate or rates of VAT. */
  readonly rates: string;
  readonly amount: string;
  /** Beside the plan; `null` where the offer follows it. */
  readonly mark: 'added' | 'changed' | null;
  /** The mark in words. */
  readonly note: string;
};

export type DescribedVat = {
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
};

/** An offer in words of its language, amounts formatted: what mail, PDF, plan page and acceptance show. */
export type DescribedOffer = {
  readonly facts: readonly (PriceRow & { readonly id: 'day' | 'guests' | 'validUntil' })[];
  readonly lines: readonly DescribedLine[];
  readonly discount: PriceRow | null;
  readonly total: PriceRow;
  /** With or without VAT. */
  readonly basis: string;
  /** Tax per rate, then the other total. */
  readonly sums: readonly PriceRow[];
  readonly vat: readonly DescribedVat[];
  readonly vatSum: DescribedVat;
  readonly deposit: PriceRow | null;
  /** What differs from the plan, in sentences by kind; empty when nothing does. */
  readonly differences: readonly { readonly kind: keyof OfferDifferences; readonly text: string }[];
};

/** A calendar day of the form `YYYY-MM-DD`, written out. */
export function dayText(isoDay: string, locale: Locale, style: 'full' | 'long' = 'full'): string {
  const day = eventDay(isoDay);
  return day ? formatDay(day, locale, style) : isoDay;
}

const percentText = (percent: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(percent);

const ratesText = ({ rates }: OfferLine, locale: Locale): string => {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return rates.map(({ rate }) => format.format(rate / 10_000)).join(' + ');
};

const quantityText = ({ unit, quantity }: OfferLine, { t, locale }: OfferContext): string =>
  t(`lineUnits.${unit}`, { quantity: new Intl.NumberFormat(locale).format(quantity) });

/** How an amount comes about, for example `70 × Person zu 79,18 €`; a single amount needs no explanation. */
export function lineDetail(line: OfferLine, context: OfferContext): string {
  const quantity = quantityText(line, context);
  if (line.unit === 'flat' && line.quantity === 1) return quantity;
  return context.words('detail', { quantity, price: formatCents(line.unitCents, context.locale) });
}

function differenceTexts(
  { added, removed, changed }: OfferDifferences,
  context: OfferContext,
): DescribedOffer['differences'] {
  const { words, locale } = context;
  const isFlat = (line: OfferLine) => line.unit === 'flat' && line.quantity === 1;
  const how = (line: OfferLine) =>
    isFlat(line) ? formatCents(line.unitCents, locale) : lineDetail(line, context);
  const whole = (line: OfferLine) => `${line.text}, ${how(line)}`;
  return [
    ...changed.map(({ before, after }) => {
      const isRenamed = before.text !== after.text;
      const isRate = how(before) === how(after) && !isRenamed;
      const tell = (line: OfferLine) =>
        isRate ? `${words('vatRate')} ${ratesText(line, locale)}` : isRenamed ? whole(line) : how(line);
      const instead = words('instead', { after: tell(after), before: tell(before) });
      return { kind: 'changed' as const, text: isRenamed ? instead : `${after.text}: ${instead}` };
    }),
    ...added.map((line) => ({ kind: 'added' as const, text: whole(line) })),
    ...removed.map((line) => ({ kind: 'removed' as const, text: whole(line) })),
  ];
}

function factRows(
  body: OfferBody,
  plan: OfferedPlan | null,
  { words, locale }: OfferContext,
): DescribedOffer['facts'] {
  const day = (isoDay: string | null) => (isoDay === null ? words('dayOpen') : dayText(isoDay, locale));
  const beside = (after: string, before: string | null) =>
    before === null || before === after ? after : words('instead', { after, before });
  return [
    { id: 'day', term: words('day'), text: beside(day(body.day), plan && day(plan.day)) },
    { id: 'guests', term: words('guests'), text: beside(String(body.guests), plan && String(plan.guests)) },
    { id: 'validUntil', term: words('validUntil'), text: dayText(body.validUntil, locale) },
  ];
}

function sumRows(priced: PricedOffer, isNet: boolean, { t, locale }: OfferContext): readonly PriceRow[] {
  const money = (cents: number) => formatCents(cents, locale);
  return [
    ...priced.vat.map(({ rate, netCents, vatCents }) => ({
      term: t('summary.vat', { rate: rate / 100, net: money(netCents) }),
      text: money(vatCents),
    })),
    {
      term: isNet ? t('summary.gross') : t('summary.net'),
      text: money(isNet ? priced.grossCents : priced.netCents),
    },
  ];
}

/**
 * An offer in words. The context must speak the offer's language, in which its lines are written.
 * @param plan what the visitor had planned; `null` compares with nothing.
 */
export function describeOffer(
  body: OfferBody,
  plan: OfferedPlan | null,
  context: OfferContext,
): DescribedOffer {
  const { words, locale, t } = context;
  const priced = priceOffer(body);
  const isNet = body.basis === 'net';
  const money = (cents: number) => formatCents(cents, locale);
  const differences = plan ? compareOffer(body, plan.lines) : { added: [], removed: [], changed: [] };
  const added = new Set(differences.added.map(({ id }) => id));
  const changed = new Set(differences.changed.map(({ after }) => after.id));
  const marked = (id: string): Pick<DescribedLine, 'mark' | 'note'> => {
    if (added.has(id)) return { mark: 'added', note: words('isAdded') };
    return changed.has(id) ? { mark: 'changed', note: words('isChanged') } : { mark: null, note: '' };
  };
  const percent = percentText(body.depositPercent, locale);
  return {
    facts: factRows(body, plan, context),
    lines: priced.lines.map((line) => ({
      ...marked(line.id),
      id: line.id,
      text: line.text,
      quantity: quantityText(line, context),
      unitPrice: money(line.unitCents),
      detail: lineDetail(line, context),
      rates: ratesText(line, locale),
      amount: money(line.totalCents),
    })),
    discount:
      priced.discountCents === 0
        ? null
        : {
            term: words('discount', { percent: percentText(body.discountPercent, locale) }),
            text: money(-priced.discountCents),
          },
    total: { term: words('total'), text: money(priced.totalCents) },
    basis: isNet ? t('exclVat') : t('inclVat'),
    sums: sumRows(priced, isNet, context),
    vat: priced.vat.map((share) => ({
      rate: new Intl.NumberFormat(locale, { style: 'percent' }).format(share.rate / 10_000),
      net: money(share.netCents),
      tax: money(share.vatCents),
      gross: money(share.grossCents),
    })),
    vatSum: {
      rate: words('sum'),
      net: money(priced.netCents),
      tax: money(priced.vatCents),
      gross: money(priced.grossCents),
    },
    deposit:
      priced.depositCents === 0
        ? null
        : {
            term: isNet ? words('depositGross', { percent }) : words('deposit', { percent }),
            text: money(priced.depositCents),
          },
    differences: differenceTexts(differences, context),
  };
}
