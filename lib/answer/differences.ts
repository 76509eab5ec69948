import { formatCents } from '@/lib/i18n/format';
import { type DescribeContext, describePlan, type PlanRow } from '@/lib/plan/describe';
import { lineName, unitText } from '@/lib/plan/describe-price';
import type { Draft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import type { PriceLine } from '@/lib/plan/price-line';
import { resolvePlan } from '@/lib/plan/resolve';

/** A plan with what it costs: as it was sent, or as it was answered. */
export type Version = { readonly plan: Draft; readonly price: Price };

/** What one version says otherwise than another; empty = nothing. */
export type Difference = {
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

/** Notes count where they say how many; those of dishes name allergens. */
const valuesOf = ({ id, values }: PlanRow): readonly string[] =>
  values.map(({ text, note }) => (id === 'services' && note ? `${text} (${note})` : text));

/** Rows that follow from others. */
const derived: readonly string[] = ['conflicts'];

function planRows(
  { plan }: Version,
  askedAt: Date,
  context: DescribeContext,
): ReadonlyMap<string, { readonly label: string; readonly values: readonly string[] }> {
  const sections = describePlan(plan, resolvePlan(plan, askedAt), context, { personal: false });
  const rows = sections.flatMap((section) => section.rows).filter(({ id }) => !derived.includes(id));
  return new Map(rows.map((row) => [row.id, { label: row.label, values: valuesOf(row) }]));
}

function rowDifferences(before: Version, after: Version, askedAt: Date, context: DescribeContext) {
  const [first, second] = [planRows(before, askedAt, context), planRows(after, askedAt, context)];
  return [...new Set([...second.keys(), ...first.keys()])].flatMap((id): readonly Difference[] => {
    const [was, is] = [first.get(id)?.values ?? [], second.get(id)?.values ?? []];
    const gone = was.filter((value) => !is.includes(value));
    const come = is.filter((value) => !was.includes(value));
    if (gone.length === 0 && come.length === 0) return [];
    const label = second.get(id)?.label ?? first.get(id)?.label ?? id;
    return [{ id, label, before: gone.join('; '), after: come.join('; ') }];
  });
}

const isOwn = ({ kind }: PriceLine) => kind === 'own' || kind === 'discount';

/** The same position in both versions: rooms cost another price on another day, under another id. */
const positionOf = ({ kind, itemId, unit }: PriceLine) =>
  kind === 'discount' ? kind : `${kind}:${itemId}:${unit}`;

/** Prices of a unit that changed, and what the house adds or takes off. Quantities follow from the plan's rows. */
function priceDifferences(before: Version, after: Version, context: DescribeContext): readonly Difference[] {
  const { basis } = after.price;
  const unitOf = (line: PriceLine) => (basis === 'net' ? line.unitNetCents : line.unitGrossCents);
  const amountOf = (line: PriceLine) => (basis === 'net' ? line.netCents : line.grossCents);
  const centsOf = (line: PriceLine) => (isOwn(line) ? amountOf(line) : unitOf(line));
  const said = (line: PriceLine) =>
    isOwn(line) ? formatCents(amountOf(line), context.locale) : unitText(line, basis, context);
  const sameIn = ({ price }: Version, line: PriceLine) =>
    price.lines.find((one) => positionOf(one) === positionOf(line));
  const positions = [
    ...after.price.lines.map((line) => ({ line, was: sameIn(before, line), is: line })),
    ...before.price.lines
      .filter((line) => !sameIn(after, line))
      .map((line) => ({ line, was: line, is: undefined })),
  ];
  return positions
    .filter(({ line, was, is }) => (was && is ? centsOf(was) !== centsOf(is) : isOwn(line)))
    .map(({ line, was, is }) => ({
      id: `price:${line.id}`,
      label: lineName(line, context),
      before: was ? said(was) : '',
      after: is ? said(is) : '',
    }));
}

/**
 * What a version says otherwise than an earlier one, in words: rows of the plan, of several values those that went and
 * came, then prices, last the total. Who asks is left out.
 * @param askedAt when the guest asked.
 */
export function describeDifferences(
  before: Version,
  after: Version,
  askedAt: Date,
  context: DescribeContext,
): readonly Difference[] {
  const money = ({ price }: Version) =>
    price.isOnRequest ? context.t('described.onRequest') : formatCents(price.shownCents, context.locale);
  const total = { before: money(before), after: money(after) };
  return [
    ...rowDifferences(before, after, askedAt, context),
    ...priceDifferences(before, after, context),
    ...(total.before === total.after ? [] : [{ id: 'total', label: context.t('summary.total'), ...total }]),
  ];
}
