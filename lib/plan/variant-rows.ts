import type { DescribeContext, PlanRow } from './describe';
import { describePrice } from './describe-price';
import { describeMenu } from './describe-variants';
import type { Draft } from './draft';
import { pricePlan } from './price';
import { resolvePlan } from './resolve';
import { eachOf, totalText } from './total-text';

/** One line of the comparison with an entry per menu; `null` is nothing chosen. */
export type VariantRow = {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly (string | null)[];
};

type Column = ReadonlyMap<string, { readonly label: string; readonly text: string | null }>;

const joined = ({ values }: PlanRow) => values.map(({ text }) => text).join('; ');

function describeColumn(
  draft: Draft,
  context: DescribeContext,
  now: Date,
  inWords: typeof describeMenu,
): Column {
  const { t } = context;
  const plan = resolvePlan(draft, now);
  const price = pricePlan(plan);
  const { guests } = draft;
  const total = describePrice(price, context)?.total.text ?? null;
  const each = !price.isOnRequest && guests > 0 ? totalText(eachOf(price, guests), context) : null;
  const rows = inWords(draft, plan, context).flatMap((section) => section.rows);
  return new Map([
    ['total', { label: t('summary.total'), text: total }],
    ['each', { label: t('summary.each'), text: each }],
    ...rows.map((row) => [row.id, { label: row.label, text: joined(row) }] as const),
  ]);
}

/** Any number of plans line by line, each with its price; lines that are empty in all are left out. */
export function variantRows(
  drafts: readonly Draft[],
  context: DescribeContext,
  now: Date,
  inWords: typeof describeMenu = describeMenu,
): readonly VariantRow[] {
  const columns = drafts.map((draft) => describeColumn(draft, context, now, inWords));
  const labels = new Map(columns.flatMap((column) => [...column].map(([key, { label }]) => [key, label])));
  return [...labels]
    .map(([key, label]) => ({
      key,
      label,
      entries: columns.map((column) => column.get(key)?.text ?? null),
    }))
    .filter(({ entries }) => entries.some((entry) => entry !== null));
}

/** True when not all menus say the same there. */
export const isDifferent = ({ entries }: VariantRow): boolean => new Set(entries).size > 1;
