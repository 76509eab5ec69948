import { formatCents } from '@/lib/i18n/format';
import { type DescribeContext, describePlan, type PlanRow } from './describe';
import { isOnRequest } from './describe-price';
import type { Draft } from './draft';
import { calculatePrice } from './price';

/** One line of the comparison; `null` is nothing chosen. */
export type VariantRow = {
  readonly key: string;
  readonly label: string;
  readonly own: string | null;
  readonly other: string | null;
};

type Column = ReadonlyMap<string, { readonly label: string; readonly text: string | null }>;

const joined = ({ values }: PlanRow) => values.map(({ text }) => text).join('; ');

function describeColumn(draft: Draft, context: DescribeContext, now: Date): Column {
  const { t, locale } = context;
  const price = calculatePrice(draft, now);
  const money = (cents: number) => formatCents(cents, locale);
  const priced = price.lines.length > 0 && !isOnRequest(price);
  const total = isOnRequest(price) ? t('described.onRequest') : priced ? money(price.shownCents) : null;
  const each = priced && draft.guests > 0 ? money(Math.round(price.shownCents / draft.guests)) : null;
  const rows = describePlan(draft, context)
    .flatMap((section) => section.rows)
    .filter(({ scope }) => scope === 'menu');
  return new Map([
    ['total', { label: t('summary.total'), text: total }],
    ['each', { label: t('summary.each'), text: each }],
    ...rows.map((row) => [row.id, { label: row.label, text: joined(row) }] as const),
  ]);
}

/** Two menus for one event line by line, each with its price; lines that are empty in both are left out. */
export function variantRows(
  own: Draft,
  other: Draft,
  context: DescribeContext,
  now: Date,
): readonly VariantRow[] {
  const [left, right] = [describeColumn(own, context, now), describeColumn(other, context, now)];
  return [...new Map([...left, ...right])]
    .map(([key, { label }]) => ({
      key,
      label,
      own: left.get(key)?.text ?? null,
      other: right.get(key)?.text ?? null,
    }))
    .filter((row) => row.own !== null || row.other !== null);
}
