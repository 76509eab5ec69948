import type { Answer } from '@/lib/answer/check-answer';
import type { Version } from '@/lib/answer/differences';
import { priceSchema, readAnswer } from '@/lib/answer/read-stored';
import type { Draft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';

/** Of a stored inquiry. */
type Stored = { readonly payload: unknown; readonly price: unknown };

/** The draft as it was sent. */
export const storedDraft = ({ payload }: Pick<Stored, 'payload'>): Draft => readDraft(payload);

/** The price that was stored with an inquiry. @throws ZodError when it is none. */
export const storedPrice = ({ price }: Pick<Stored, 'price'>): Price => priceSchema.parse(price);

/** What was asked for. */
export const sentVersion = (inquiry: Stored): Version => ({
  plan: storedDraft(inquiry),
  price: storedPrice(inquiry),
});

/** What counts of an inquiry: its answer where there is one, else the plan as it was sent. */
export const currentVersion = (
  inquiry: Stored,
  answer: { readonly body: unknown } | null,
): Version | Answer => (answer ? readAnswer(answer.body) : sentVersion(inquiry));
