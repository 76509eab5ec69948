import { type Block, paragraph, type Row, section } from '@/lib/mail/blocks';
import type { DescribedOffer, OfferContext } from '@/lib/offer/describe-offer';
import type { PriceRow } from '@/lib/plan/describe-price';

const plain = ({ term, text }: PriceRow): Row => ({ label: term, values: [{ text }] });

/** Day, guests and validity. */
export const factBlocks = ({ facts }: DescribedOffer, { words }: OfferContext): readonly Block[] =>
  section(words('event'), facts.map(plain));

/** Every line, the discount, the total with its basis, the tax per rate and the deposit. */
export function lineBlocks(offer: DescribedOffer, { words }: OfferContext): readonly Block[] {
  const { lines, discount, total, basis, sums, deposit } = offer;
  return section(
    words('lines'),
    [
      ...lines.map(({ text, detail, amount, note }) => ({
        label: text,
        values: [{ text: amount }],
        note: [detail, note].filter(Boolean).join(' · '),
      })),
      ...(discount ? [plain(discount)] : []),
      { ...plain(total), note: basis, strong: true },
      ...sums.map(plain),
      ...(deposit ? [plain(deposit)] : []),
    ],
    true,
  );
}

/** What differs from the plan, or that nothing does. */
export function differenceBlocks({ differences }: DescribedOffer, { words }: OfferContext): readonly Block[] {
  if (differences.length === 0) return [paragraph(words('noDifferences'))];
  const kinds = ['changed', 'added', 'removed'] as const;
  return section(
    words('differences'),
    kinds.map((kind) => ({
      label: words(kind),
      values: differences.filter((entry) => entry.kind === kind).map(({ text }) => ({ text })),
    })),
  );
}
