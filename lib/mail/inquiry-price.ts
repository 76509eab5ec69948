import type { Locale } from '@/content/locales';
import { formatCents } from '@/lib/i18n/format';
import { itemName } from './catalogue-names';
import { type Row, section } from './section';
import type { StoredPrice } from './stored-price';
import type { Translator } from './texts';

/** Every position, the sums per rate, what only the offer can price, and the tip. */
export function priceSection(price: StoredPrice, t: Translator, locale: Locale): readonly string[] {
  const money = (cents: number) => formatCents(cents, locale);
  const lines = price.lines.map((line): Row => {
    const amount = t(`configurator.lineUnits.${line.unit}`, { quantity: String(line.quantity) });
    return [
      t(`configurator.lines.${line.kind}`, { name: itemName(line.itemId, locale) }),
      `${amount}, ${money(line.netCents)}`,
    ];
  });
  const vat = price.vat.map((sum): Row => {
    const rate = String(sum.rate / 100);
    return [t('configurator.summary.vat', { rate, net: money(sum.netCents) }), money(sum.vatCents)];
  });
  return section(t('mail.sections.price'), [
    ...lines,
    [t('configurator.summary.net'), money(price.netCents)],
    ...vat,
    [t('configurator.summary.gross'), money(price.grossCents)],
    ...price.onRequest.map((part): Row => ['', t(`mail.onRequest.${part}`)]),
    [t('configurator.summary.tip'), price.tipCents > 0 ? money(price.tipCents) : ''],
  ]);
}
