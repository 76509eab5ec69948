import { type Block, quote, row, section } from '@/lib/mail/blocks';
import type { PlanRow, PlanSection } from '@/lib/plan/describe';
import { fields } from '@/lib/plan/fields';

const isLong = ({ fields: paths }: PlanRow) => paths.some((path) => fields[path].kind === 'text');

/** One part of a plan: short rows in a table, longer words of the visitor set apart below it. */
export function planBlocks({ title, rows }: PlanSection): readonly Block[] {
  const short = rows.filter((entry) => !isLong(entry));
  const long = rows.filter(isLong);
  return [
    ...section(
      title,
      short.map(({ label, values }) => row(label, ...values)),
    ),
    ...long.flatMap(({ label, values }) => values.flatMap(({ text }) => quote(label, text))),
  ];
}

/** Without the visitor's own words, so that nobody can have us mail theirs to a stranger's address. */
export const withoutTyped = (sections: readonly PlanSection[]): readonly PlanSection[] =>
  sections
    .map((part) => ({
      ...part,
      rows: part.rows
        .map((entry) => ({ ...entry, values: entry.values.filter(({ typed }) => !typed) }))
        .filter(({ values }) => values.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
