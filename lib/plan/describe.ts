import type { Locale } from '@/content/locales';
import { isAsked } from './asked';
import type { CatalogueTexts } from './catalogue-texts';
import { describeConflicts } from './describe-conflicts';
import { describeField } from './describe-field';
import { describeSharedRow } from './describe-shared';
import type { Translate } from './describe-texts';
import { type Draft, getField } from './draft';
import {
  type FieldRow,
  type LabelKey,
  type SectionId,
  type SharedRow,
  type StepId,
  sectionIds,
} from './field-row';
import { type FieldPath, fieldPaths, fields } from './fields';
import type { ResolvedPlan } from './resolve';

/** One value of a row; `note` is smaller print such as a dish's allergens. */
export type PlanValue = {
  readonly text: string;
  readonly note?: string | undefined;
  /** The visitor's own words; see `isTyped`. */
  readonly typed?: true;
};

export type PlanRow = {
  readonly id: string;
  /** The fields it stands for. */
  readonly fields: readonly FieldPath[];
  readonly label: string;
  readonly values: readonly PlanValue[];
  /** Where it is changed. */
  readonly step: StepId;
  readonly scope: FieldRow['scope'];
};

export type PlanSection = {
  /** Documents have parts of their own beside those of a plan. */
  readonly id: SectionId | 'message' | 'changes';
  readonly title: string;
  readonly rows: readonly PlanRow[];
};

export type DescribeContext = {
  readonly texts: CatalogueTexts;
  readonly locale: Locale;
  /** Texts of the namespace `configurator`. */
  readonly t: Translate;
};

/** With the resolved plan, which knows what follows from the choices. */
export type PlanContext = DescribeContext & { readonly plan: ResolvedPlan };

const sharedLabels: Readonly<Record<SharedRow, LabelKey>> = {
  when: 'fields.date',
  occasion: 'fields.eventType',
  name: 'fields.name',
  delivery: 'fields.delivery',
  billing: 'fields.billing',
  services: 'fields.services',
  tip: 'fields.tip',
};

type Group = {
  readonly id: string;
  readonly shared: SharedRow | undefined;
  readonly paths: readonly FieldPath[];
};

const groups: readonly Group[] = (() => {
  const byId = new Map<string, { id: string; shared: SharedRow | undefined; paths: FieldPath[] }>();
  for (const path of fieldPaths) {
    const { row, scope } = fields[path];
    if (scope === 'browser') continue;
    const known = byId.get(row ?? path);
    if (known) known.paths.push(path);
    else byId.set(row ?? path, { id: row ?? path, shared: row, paths: [path] });
  }
  return [...byId.values()];
})();

function describeRow(draft: Draft, context: PlanContext, group: Group): readonly PlanRow[] {
  const [first] = group.paths;
  if (!first) return [];
  const row = fields[first];
  const { shared } = group;
  const values = shared
    ? describeSharedRow(shared, draft, context)
    : isAsked(row, draft)
      ? describeField(row, getField(draft, first), context)
      : [];
  const shown = values.filter(({ text }) => text.trim() !== '');
  const isAlways = group.paths.some((path) => fields[path].always);
  if (shown.length === 0 && !isAlways) return [];
  return [
    {
      id: group.id,
      fields: group.paths,
      label: context.t(shared ? sharedLabels[shared] : row.label),
      values: shown.length > 0 ? shown : [{ text: context.t('open') }],
      step: row.step,
      scope: row.scope,
    },
  ];
}

/** What guests cannot eat, before everything else. */
function conflictRow(context: PlanContext): PlanRow {
  return {
    id: 'conflicts',
    fields: ['allergies'],
    label: context.t('described.conflicts'),
    values: describeConflicts(context),
    step: 'speisen',
    scope: 'menu',
  };
}

/**
 * A plan in words, as sections of rows in reading order: the one list that review, PDF, mails, status page, account and
 * the comparison of variants show. Rows without a value are left out, except those that an offer needs.
 * @param personal false leaves out who asks, for a plan that is passed on.
 */
export function describePlan(
  draft: Draft,
  plan: ResolvedPlan,
  texts: DescribeContext,
  { personal = true }: { readonly personal?: boolean } = {},
): readonly PlanSection[] {
  const context: PlanContext = { ...texts, plan };
  const conflicts = conflictRow(context);
  const rows = [
    ...groups.flatMap((group) =>
      describeRow(draft, context, group).map((row) => ({ row, section: sectionOf(group) })),
    ),
    ...(conflicts.values.length > 0 ? [{ row: conflicts, section: 'allergies' as const }] : []),
  ];
  return sectionIds
    .map((id) => ({
      id,
      title: texts.t(`sections.${id}`),
      rows: rows
        .filter(({ row, section }) => section === id && (personal || row.scope !== 'person'))
        .map(({ row }) => row),
    }))
    .filter((section) => section.rows.length > 0);
}

const sectionOf = ({ paths: [first] }: Group): SectionId => (first ? fields[first].section : 'event');
