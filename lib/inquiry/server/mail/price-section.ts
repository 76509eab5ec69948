import type { Translator } from '@/lib/i18n/translator';
import { type Block, paragraph, section } from '@/lib/mail/blocks';
import type { DescribeContext } from '@/lib/plan/describe';
import { describePrice } from '@/lib/plan/describe-price';
import { onRequestParts, type Price } from '@/lib/plan/price';

/** Every position and the total as the visitor saw them, then what only the offer can price. */
export function priceSection(
  price: Price,
  context: DescribeContext,
  t: Translator,
  kind: Parameters<typeof describePrice>[2] = {},
): readonly Block[] {
  const shown = describePrice(price, context, kind);
  if (!shown) return [];
  const rows = [
    ...shown.lines.map(({ name, detail, amount }) => ({
      label: name,
      values: [{ text: amount }],
      note: detail,
    })),
    { label: shown.total.term, values: [{ text: shown.total.text }], note: shown.basis, strong: true },
    ...shown.sums.map(({ term, text }) => ({ label: term, values: [{ text }] })),
  ];
  const open = onRequestParts.filter((part) => price.onRequest.includes(part));
  return [
    ...section(t('mail.sections.price'), rows, true),
    ...open.map((part) => paragraph(t(`mail.onRequest.${part}`), 'muted')),
  ];
}
