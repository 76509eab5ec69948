import type { Translator } from '@/lib/i18n/translator';
import { type Block, heading, paragraph, section } from '@/lib/mail/blocks';
import type { DescribeContext } from '@/lib/plan/describe';
import { describePrice } from '@/lib/plan/describe-price';
import type { Price } from '@/lib/plan/price';
import { noticeTexts } from './plan-context';

/** Every position and the total as the visitor saw them, with what was good to know; an answer has its conditions instead. */
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
  const notices = kind.isAnswer ? [] : noticeTexts(context.locale, price.notices);
  return [
    ...section(shown.heading, rows, true),
    ...(notices.length > 0 ? [heading(t('configurator.summary.notices'))] : []),
    ...notices.map((text) => paragraph(text)),
  ];
}
