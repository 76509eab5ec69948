import { z } from 'zod';
import { allergenGroups } from '@/content/catering/allergens';
import { dishes } from '@/content/catering/dishes';
import { packages } from '@/content/catering/packages';
import { services } from '@/content/catering/services';
import { toIsoDay } from '@/lib/base/event-day';
import { messages } from '@/lib/i18n/messages';
import { getDishes } from '@/lib/plan/dish-catalogue';
import { type Draft, defaultValue, getField, makeDraft } from '@/lib/plan/draft';
import type { ErrorCode } from '@/lib/plan/error-codes';
import type { FieldRow, LabelKey, LabelledRow } from '@/lib/plan/field-row';
import { detailFields, draftFields, type FieldPath, fields } from '@/lib/plan/fields';

const maxEntries = 200;
const labels: Readonly<Record<string, string>> = {
  ...messages.en.configurator.fields,
  ...messages.en.configurator.categories,
};
const labelOf = (key: LabelKey): string => labels[key.split('.')[1] ?? ''] ?? key;

/** What an English label does not say. */
const describeField = ({ kind, label }: LabelledRow): string =>
  kind === 'cents'
    ? 'Budget per person in cents'
    : label === 'fields.tip'
      ? `${labelOf(label)}: per cent or cents, in no total`
      : labelOf(label);

const idsOf = <T extends { readonly id: string }>(list: readonly T[]) => list.map(({ id }) => id);
const whole = (min: number, max: number, error: ErrorCode) =>
  z.int({ error }).min(min, { error }).max(max, { error });
const idList = (ids: readonly string[], unknown: ErrorCode, tooMany: ErrorCode) =>
  z.array(z.enum(ids, { error: unknown }), { error: unknown }).max(maxEntries, { error: tooMany });

const quantities = z.partialRecord(
  z.enum(idsOf(services)),
  z.strictObject({
    count: whole(1, 500, 'quantity.range').optional(),
    hours: whole(1, 24, 'hours.range').optional(),
  }),
);

function toSchema(row: FieldRow): z.ZodType {
  switch (row.kind) {
    case 'choice':
      return z.enum(row.values, { error: row.error }).nullable();
    case 'whole':
      return whole(row.min, row.max, row.error);
    case 'cents':
      return whole(row.min, row.max, row.error).nullable();
    case 'flag':
      return z.boolean({ error: 'value.invalid' satisfies ErrorCode });
    case 'line':
    case 'text':
      return z
        .string({ error: 'text.invalid' satisfies ErrorCode })
        .max(row.max, { error: 'text.tooLong' satisfies ErrorCode });
    case 'package':
      return z.enum(idsOf(packages), { error: row.error }).nullable();
    case 'dishes':
      return idList(
        idsOf(row.category === null ? dishes : getDishes(row.category)),
        'dishes.unknown',
        'dishes.tooMany',
      );
    case 'services':
      return idList(idsOf(services), 'services.unknown', 'services.tooMany');
    case 'quantities':
      return quantities;
    case 'counts':
      return z.partialRecord(z.enum(allergenGroups), whole(0, row.max, row.error));
    case 'day':
      return z.iso.date({ error: 'date.invalid' satisfies ErrorCode }).nullable();
    case 'time':
      return z
        .string({ error: 'time.invalid' satisfies ErrorCode })
        .regex(
          row.default === '' ? /^(([01]\d|2[0-3]):(00|15|30|45))?$/ : /^([01]\d|2[0-3]):(00|15|30|45)$/,
          {
            error: 'time.invalid' satisfies ErrorCode,
          },
        );
    case 'key':
      return z.never();
  }
}

type Table = Readonly<Record<string, FieldRow>>;

/** What says nothing about who asks: all that a price needs. */
const isOpen = ({ scope }: FieldRow) => scope === 'event' || scope === 'menu';

const openRows = (table: Table) => Object.entries(table).filter(([, row]) => isOpen(row));

const shapeOf = (table: Table, prefix = '') =>
  Object.fromEntries(
    openRows(table).map(([name, row]) => {
      const labelled = fields[`${prefix}${name}` as FieldPath];
      return [name, toSchema(row).optional().describe(describeField(labelled))];
    }),
  );

/**
 * A plan as programs send it, from the table of fields: every field optional, unknown ones and those that say who asks
 * rejected. Messages are error codes.
 */
export const planSchema = z
  .strictObject({
    ...shapeOf(draftFields),
    details: z.strictObject(shapeOf(detailFields, 'details.')).optional(),
  })
  .meta({
    id: 'Plan',
    description: 'What somebody plans. Absent fields have the defaults of the configurator.',
  });

const personal = new Set(
  [...Object.entries(draftFields), ...Object.entries(detailFields)].flatMap(
    ([name, row]: [string, FieldRow]) => (isOpen(row) ? [] : [name]),
  ),
);

/** Whether a field belongs to the person who asks; it stays with them. */
export const isPersonalField = (name: string): boolean => personal.has(name);

/** A draft as programs send it: only what they may say and what differs from the defaults. */
export const toPlan = (draft: Draft): z.output<typeof planSchema> =>
  makeDraft((row, path) => {
    const held = getField(draft, path);
    const value = held instanceof Date ? toIsoDay(held) : held;
    const isDefault = JSON.stringify(value) === JSON.stringify(defaultValue(row));
    return isOpen(row) && !isDefault ? value : undefined;
  });
