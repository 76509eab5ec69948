/** A plan as it is printed or shown again after sending: plain texts in the visitor's language, amounts formatted. */
export type PlanDocument = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PlanSection[];
  readonly price: PlanPrice | null;
  readonly notes: readonly string[];
  readonly footer: string;
  readonly language: string;
};

export type PlanSection = { readonly heading: string; readonly rows: readonly PlanRow[] };
export type PlanRow = { readonly term: string; readonly text: string };
export type PlanPrice = {
  readonly heading: string;
  readonly lines: readonly { readonly name: string; readonly detail: string; readonly amount: string }[];
  readonly sums: readonly PlanRow[];
  readonly total: PlanRow;
  /** With or without VAT. */
  readonly basis: string;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');

const isList = (value: unknown, entry: (value: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(entry);

const isRow = (value: unknown) => hasTexts(value, ['term', 'text']);

const isPrice = (value: unknown): boolean =>
  isRecord(value) &&
  hasTexts(value, ['heading', 'basis']) &&
  isList(value.lines, (line) => hasTexts(line, ['name', 'detail', 'amount'])) &&
  isList(value.sums, isRow) &&
  isRow(value.total);

/** Whether something read from storage is such a document, whoever wrote it. */
export function isPlanDocument(value: unknown): value is PlanDocument {
  return (
    isRecord(value) &&
    hasTexts(value, ['title', 'lead', 'footer', 'language']) &&
    isList(
      value.sections,
      (section) => isRecord(section) && typeof section.heading === 'string' && isList(section.rows, isRow),
    ) &&
    (value.price === null || isPrice(value.price)) &&
    isList(value.notes, (note) => typeof note === 'string')
  );
}
