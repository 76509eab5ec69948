import { isRecord, type UnknownRecord } from '@/lib/base/is-record';
import { adoptVariant, withoutContact } from '@/lib/plan/contact-data';
import type { PricedVariant } from '@/lib/plan/describe-variants';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';
import type { InquiryVersion } from './version';

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

/** The variants that were sent with a plan, complete with what they share with it; those that cannot be read are left out. */
export function storedVariants({
  payload,
  plan: own,
}: Pick<InquiryVersion, 'payload' | 'plan'>): readonly PricedVariant[] {
  const list: readonly unknown[] =
    isRecord(payload) && Array.isArray(payload.variants) ? payload.variants : [];
  return list.flatMap((entry) => {
    if (!isRecord(entry) || !isRecord(entry.draft) || !isRecord(entry.price)) return [];
    return [{ draft: adoptVariant(readDraft(entry.draft), own), price: entry.price as Price }];
  });
}
