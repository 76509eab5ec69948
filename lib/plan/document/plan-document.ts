import { isRecord } from '@/lib/base/is-record';
import type { PlanSection } from '@/lib/plan/describe';
import type { PlanPrice } from '@/lib/plan/describe-price';
import type { DescribedVariant } from '@/lib/plan/describe-variants';
import type { MenuCard } from '@/lib/plan/menu-card';
import type { PlannedSeating } from '@/lib/seating/planned-seating';
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
  /** Engravings of its dishes. */
  readonly plates?: readonly PlanPlate[];
  /** How the guests sit in our own house. */
  readonly seating?: PlannedSeating | null;
  readonly brand: string;
  /** The day on which it was made, in words. */
  readonly date: string;
  readonly footer: string;
  /** With `{page}` and `{pages}` to be filled in. */
  readonly pageLabel: string;
  readonly language: string;
};

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');

const isList = (value: unknown, entry: (value: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(entry);

const isRow = (value: unknown) =>
  isRecord(value) &&
  hasTexts(value, ['id', 'label']) &&
  isList(value.values, (entry) => hasTexts(entry, ['text']));

const isSection = (value: unknown) =>
  isRecord(value) && hasTexts(value, ['id', 'title']) && isList(value.rows, isRow);

const isSum = (value: unknown) => hasTexts(value, ['term', 'text']);

const isPrice = (value: unknown): boolean =>
  isRecord(value) &&
  hasTexts(value, ['heading', 'basis']) &&
  isList(value.lines, (line) => hasTexts(line, ['name', 'detail', 'amount'])) &&
  isList(value.sums, isSum) &&
  isSum(value.total);

const isSeating = (value: unknown): boolean =>
  isRecord(value) &&
  hasTexts(value, ['title', 'label', 'note']) &&
  isList(value.rows, isSum) &&
  hasTexts(value.request, ['room', 'layout']) &&
  isRecord(value.words) &&
  hasTexts(value.words, ['lake', 'tent', 'north']) &&
  isRecord(value.words.zones) &&
  Object.values(value.words.zones).every((word) => typeof word === 'string');
const isMark = (value: unknown) =>
  isRecord(value) && typeof value.mark === 'number' && typeof value.text === 'string';

const isCourse = (value: unknown) =>
  isRecord(value) &&
  hasTexts(value, ['id', 'title', 'open']) &&
  isList(
    value.lines,
    (line) => isRecord(line) && hasTexts(line, ['name', 'contains']) && Array.isArray(line.marks),
  );

const isCard = (value: unknown): boolean =>
  isRecord(value) &&
  hasTexts(value, ['title', 'host', 'idea', 'traces', 'perGuest']) &&
  isList(value.facts, (fact) => typeof fact === 'string') &&
  isList(value.courses, isCourse) &&
  isList(value.legend, isMark) &&
  (value.price === null || isPrice(value.price)) &&
  isRecord(value.labels);

const isVariant = (value: unknown): boolean =>
  isRecord(value) &&
  hasTexts(value, ['name']) &&
  isList(value.sections, isSection) &&
  (value.price === null || isPrice(value.price));

/** Whether something read from storage is such a document, whoever wrote it. */
export const isPlanDocument = (value: unknown): value is PlanDocument =>
  isRecord(value) &&
  hasTexts(value, ['title', 'lead', 'brand', 'date', 'footer', 'pageLabel', 'language']) &&
  isList(value.sections, isSection) &&
  (value.price === null || isPrice(value.price)) &&
  (value.plates == null || isList(value.plates, (plate) => hasTexts(plate, ['plate', 'name', 'label']))) &&
  (value.seating == null || isSeating(value.seating)) &&
  (value.card === undefined || isCard(value.card)) &&
  (value.variants === undefined || isList(value.variants, isVariant)) &&
  isList(value.notes, (note) => typeof note === 'string');
