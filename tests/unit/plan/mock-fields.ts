import type { FieldRow } from '@/lib/plan/field-row';

type Fields = typeof import('@/lib/plan/fields');

/** The module of the table with further rows, as if they had been written there. */
export function mockFields(original: Fields, rows: Readonly<Record<string, FieldRow>>): object {
  const fields = { ...original.fields, ...rows };
  return {
    ...original,
    draftFields: { ...original.draftFields, ...rows },
    fields,
    fieldPaths: Object.keys(fields),
  };
}
