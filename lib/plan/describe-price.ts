import { formatCents } from '@/lib/i18n/format';
import type { DescribeContext } from './describe';
import type { Price } from './price';
import type { Basis, PriceLine } from './price-line';
import { totalText } from './total-text';

/** Of a price, what is shown. */
export type ShownPrice = Pick<
  Price,
  'lines' | 'basis' | 'vat' | 'netCents' | 'grossCents' | 'onRequest' | 'isFrom' | 'tipCents'
>;

export type PriceRow = { readonly term: string; readonly text: string };

export type PlanPrice = {
  readonly heading: string;
  readonly lines: readonly { readonly name: string; readonly detail: string; readonly amount: string }[];
  readonly total: PriceRow;
  /** With or without VAT; empty while there is no amount. */
  readonly basis: string;
  readonly sums: readonly PriceRow[];
};

/** What a position is called; that of the house's own has its text with it. */
export function lineName(
  { kind, itemId, text }: Pick<PriceLine, 'kind' | 'itemId' | 'text'>,
  { texts, locale, t }: DescribeContext,
): string {
  if (kind === 'own') return text ?? itemId;
  if (kind === 'discount') {
    return t('lines.discount', { name: new Intl.NumberFormat(locale).format(Number(itemId)) });
  }
  return t(`lines.${kind}`, { name: texts.items[itemId] ?? itemId });
}

const quantityText = ({ unit, quantity }: PriceLine, { locale, t }: DescribeContext): string =>
  t(`lineUnits.${unit}`, { quantity: new Intl.NumberFormat(locale).format(quantity) });

/** What one of a position costs, and how many there are unless it is the only one. */
export function unitText(line: PriceLine, basis: Basis, context: DescribeContext): string {
  const price = formatCents(basis === 'net' ? line.unitNetCents : line.unitGrossCents, context.locale);
  return line.quantity === 1 ? price : context.t('lineAt', { quantity: quantityText(line, context), price });
}

const isFood = ({ kind }: PriceLine): boolean => kind === 'package' || kind === 'breakfast';

/**
 * A price in words: every position and the total as they are shown, net or gross, then the tax per rate, the other
 * total and the tip; of an answer also the price of one unit. `null` while there is nothing to eat: a room alone is no total.
 */
export function describePrice(
  price: ShownPrice,
  context: DescribeContext,
  { isAnswer = false }: { readonly isAnswer?: boolean } = {},
): PlanPrice | null {
  const { locale, t } = context;
  const open = price.onRequest.includes('idea');
  if (!open && !isAnswer && !price.lines.some(isFood)) return null;
  const money = (cents: number) => formatCents(cents, locale);
  const isNet = price.basis === 'net';
  const lines = price.lines.map((line) => ({
    name: lineName(line, context),
    detail:
      isAnswer && line.quantity !== 1 ? unitText(line, price.basis, context) : quantityText(line, context),
    amount: money(isNet ? line.netCents : line.grossCents),
  }));
  const tip = price.tipCents > 0 ? [{ term: t('summary.tip'), text: money(price.tipCents) }] : [];
  const heading = t('summary.lines');
  if (open) {
    const total = { term: t('summary.expected'), text: t('described.onRequest') };
    return { heading, lines, total, basis: '', sums: tip };
  }
  return {
    heading,
    lines,
    total: { term: t(isAnswer ? 'summary.total' : 'summary.expected'), text: totalText(price, context) },
    basis: isNet ? t('exclVat') : t('inclVat'),
    sums: [
      ...price.vat.map(({ rate, netCents, vatCents }) => ({
        term: t('summary.vat', { rate: rate / 100, net: money(netCents) }),
        text: money(vatCents),
      })),
      {
        term: isNet ? t('summary.gross') : t('summary.net'),
        text: money(isNet ? price.grossCents : price.netCents),
      },
      ...tip,
    ],
  };
}
