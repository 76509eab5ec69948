import { priceSchema } from '@/lib/answer/read-stored';
import { isRecord, type UnknownRecord } from '@/lib/base/is-record';
import { adoptVariant, withoutContact } from '@/lib/plan/contact-data';
import type { PricedVariant } from '@/lib/plan/describe-variants';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';
import { storedDraft } from './stored';

/** Another menu for the same event as it was sent, with the price that the server calculated. */
export type SentVariant = { readonly draft: Draft; readonly price: Price };

const plain = (draft: Draft): UnknownRecord => JSON.parse(serialiseDraft(draft));

/** What is stored of an inquiry: the draft as it was sent, and beside its fields the variants, without who asks. */
export const inquiryPayload = (draft: Draft, variants: readonly SentVariant[]): UnknownRecord => ({
  ...plain(draft),
  ...(variants.length > 0 && {
    variants: variants.map((variant) => ({
      draft: plain(withoutContact(variant.draft)),
      price: variant.price,
    })),
  }),
});

/** The variants of a stored inquiry, complete with what they share with its plan; those that cannot be read are left out. */
export function storedVariants(inquiry: { readonly payload: unknown }): readonly PricedVariant[] {
  const { payload } = inquiry;
  const list: readonly unknown[] =
    isRecord(payload) && Array.isArray(payload.variants) ? payload.variants : [];
  const own = storedDraft(inquiry);
  return list.flatMap((entry) => {
    if (!isRecord(entry) || !isRecord(entry.draft)) return [];
    const price = priceSchema.safeParse(entry.price);
    return price.success ? [{ draft: adoptVariant(readDraft(entry.draft), own), price: price.data }] : [];
  });
}
