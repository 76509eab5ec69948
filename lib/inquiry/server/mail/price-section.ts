import type { Locale } from '@/content/locales';
import { formatCents } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { type Block, paragraph, type Row, section } from '@/lib/mail/blocks';
import { onRequestParts } from '@/lib/plan/price';
import { lineKinds, lineUnits } from '@/lib/plan/price-line';
import { itemName } from './catalogue-names';
import type { StoredLine, StoredPrice } from './stored-price';

function lineName({ kind, itemId }: StoredLine, t: Translator, locale: Locale): string {
  const known = lineKinds.find((name) => name === kind);
  const name = itemName(itemId, locale);
  return known ? t(`configurator.lines.${known}`, { name }) : name;
}

function lineAmount({ unit, quantity }: StoredLine, t: Translator, locale: Locale): string {
  const known = lineUnits.find((name) => name === unit);
  const count = new Intl.NumberFormat(locale).format(quantity);
  return known ? t(`configurator.lineUnits.${known}`, { quantity: count }) : count;
}

/**
 * Every position and the total as the visitor saw them, net or gross; then the other total with the tax per rate, what
 * only the offer can price, and the tip.
 */
export function priceSection(price: StoredPrice, t: Translator, locale: Locale): readonly Block[] {
  const money = (cents: number) => formatCents(cents, locale);
  const row = (label: string, cents: number, more: Partial<Row> = {}): Row => ({
    label,
    values: [{ text: money(cents) }],
    ...more,
  });
  const net = row(t('configurator.summary.net'), price.netCents);
  const gross = row(t('configurator.summary.gross'), price.grossCents);
  const isNet = price.basis === 'net';
  const basis = t(isNet ? 'configurator.exclVat' : 'configurator.inclVat');
  const rows = [
    ...price.lines.map((line) =>
      row(lineName(line, t, locale), isNet ? line.netCents : line.grossCents, {
        note: lineAmount(line, t, locale),
      }),
    ),
    { ...(isNet ? net : gross), strong: true, note: basis },
    ...price.vat.map(({ rate, netCents, vatCents }) =>
      row(t('configurator.summary.vat', { rate: String(rate / 100), net: money(netCents) }), vatCents),
    ),
    isNet ? gross : net,
    ...(price.tipCents > 0 ? [row(t('configurator.summary.tip'), price.tipCents)] : []),
  ];
  const open = onRequestParts.filter((part) => price.onRequest.includes(part));
  return [
    ...section(t('mail.sections.price'), rows, true),
    ...open.map((part) => paragraph(t(`mail.onRequest.${part}`), 'muted')),
  ];
}
