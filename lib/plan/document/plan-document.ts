import { hasShape, optional, recordOf, type Shape } from '@/lib/base/shape';
import type { PlanSection } from '@/lib/plan/describe';
import type { PlanPrice } from '@/lib/plan/describe-price';
import type { DescribedVariant } from '@/lib/plan/describe-variants';
import type { MenuCard } from '@/lib/plan/menu-card';
import type { PlanPlate } from './plan-plates';

/** A plan as it is printed or shown again after sending: plain texts in the visitor's language, amounts formatted. */
export type PlanDocument = {
  readonly title: string;
  readonly lead: string;
  /** Absent where the document is no plan, and in those stored by older versions. */
  readonly card?: MenuCard;
  readonly sections: readonly PlanSection[];
  readonly price: PlanPrice | null;
  /** Other menus for the same event that were asked for with it. */
  readonly variants?: readonly DescribedVariant[];
  readonly notes: readonly string[];
  /** Lines to sign on: what stands below each. */
  readonly signatures?: readonly string[];
  /** Terms of business in full. */
  readonly terms?: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Engravings of its dishes. */
  readonly plates?: readonly PlanPlate[];
  readonly brand: string;
  /** The day on which it was made, in words. */
  readonly date: string;
  readonly footer: string;
  /** With `{page}` and `{pages}` to be filled in. */
  readonly pageLabel: string;
  readonly language: string;
};

const sum = { term: 'string', text: 'string' } as const;
const row = { id: 'string', label: 'string', values: [{ text: 'string' }] } as const;
const section = { id: 'string', title: 'string', rows: [row] } as const;

const price = optional({
  heading: 'string',
  basis: 'string',
  lines: [{ name: 'string', detail: 'string', amount: 'string' }],
  sums: [sum],
  total: sum,
});

const card = {
  title: 'string',
  host: 'string',
  idea: 'string',
  traces: 'string',
  perGuest: 'string',
  facts: ['string'],
  courses: [
    {
      id: 'string',
      title: 'string',
      open: 'string',
      lines: [{ name: 'string', contains: 'string', marks: ['number'] }],
    },
  ],
  legend: [{ mark: 'number', text: 'string' }],
  price,
  labels: recordOf('string'),
} as const;

const documentShape: Shape = {
  title: 'string',
  lead: 'string',
  brand: 'string',
  date: 'string',
  footer: 'string',
  pageLabel: 'string',
  language: 'string',
  sections: [section],
  price,
  notes: ['string'],
  plates: optional([{ plate: 'string', name: 'string', label: 'string' }]),
  card: optional(card),
  variants: optional([{ name: 'string', sections: [section], price }]),
};

/** Whether something read from storage is such a document, whoever wrote it. */
export const isPlanDocument = (value: unknown): value is PlanDocument => hasShape(value, documentShape);
