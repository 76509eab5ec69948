import { formatCents } from '@/lib/i18n/format';
import { type DescribeContext, describePlan, type PlanRow } from './describe';
import type { Draft } from './draft';
import { pricePlan } from './price';
import { resolvePlan } from './resolve';

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
  const plan = resolvePlan(draft, now);
  const price = pricePlan(plan);
  const money = (cents: number) => formatCents(cents, locale);
  const priced = !price.isOnRequest;
  const total = priced
    ? money(price.shownCents)
    : price.onRequest.length > 0
      ? t('described.onRequest')
      : null;
  const each = priced && draft.guests > 0 ? money(Math.round(price.shownCents / draft.guests)) : null;
  const rows = describePlan(draft, plan, context)
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
