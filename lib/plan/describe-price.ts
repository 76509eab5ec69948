import { formatCents } from '@/lib/i18n/format';
import type { DescribeContext } from './describe';
import { lineKinds, lineUnits } from './price-line';
import { totalText } from './total-text';

/** Of a price, what is shown. Stored ones may be older or newer than the code: kinds and units it does not know pass. */
export type ShownPrice = {
  readonly lines: readonly {
    readonly kind: string;
    readonly itemId: string;
    readonly unit: string;
    readonly quantity: number;
    readonly netCents: number;
    readonly grossCents: number;
  }[];
  readonly basis: 'net' | 'gross';
  readonly vat: readonly { readonly rate: number; readonly netCents: number; readonly vatCents: number }[];
  readonly netCents: number;
  readonly grossCents: number;
  readonly onRequest: readonly string[];
  readonly isFrom: boolean;
  readonly tipCents: number;
};

export type PriceRow = { readonly term: string; readonly text: string };

export type PlanPrice = {
  readonly heading: string;
  readonly lines: readonly { readonly name: string; readonly detail: string; readonly amount: string }[];
  readonly total: PriceRow;
  /** With or without VAT; empty while there is no amount. */
  readonly basis: string;
  readonly sums: readonly PriceRow[];
};

/**
 * A price in words: every position and the total as they are shown, net or gross, then the tax per rate, the other
 * total and the tip. `null` while there is nothing to eat: a room alone is no total.
 */
export function describePrice(price: ShownPrice, { texts, locale, t }: DescribeContext): PlanPrice | null {
  const open = price.onRequest.includes('idea');
  if (!open && !price.lines.some(({ kind }) => kind === 'package' || kind === 'breakfast')) return null;
  const money = (cents: number) => formatCents(cents, locale);
  const count = new Intl.NumberFormat(locale);
  const isNet = price.basis === 'net';
  const lines = price.lines.map(({ kind, itemId, unit, quantity, netCents, grossCents }) => {
    const knownKind = lineKinds.find((name) => name === kind);
    const knownUnit = lineUnits.find((name) => name === unit);
    const name = texts.items[itemId] ?? itemId;
    return {
      name: knownKind ? t(`lines.${knownKind}`, { name }) : name,
      detail: knownUnit
        ? t(`lineUnits.${knownUnit}`, { quantity: count.format(quantity) })
        : count.format(quantity),
      amount: money(isNet ? netCents : grossCents),
    };
  });
  const tip = price.tipCents > 0 ? [{ term: t('summary.tip'), text: money(price.tipCents) }] : [];
  const heading = t('summary.lines');
  if (open) {
    const total = { term: t('summary.expected'), text: t('described.onRequest') };
    return { heading, lines, total, basis: '', sums: tip };
  }
  return {
    heading,
    lines,
    total: { term: t('summary.expected'), text: totalText(price, { locale, t }) },
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
