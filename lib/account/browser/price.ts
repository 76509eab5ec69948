import { isRecord, type UnknownRecord } from '@/lib/base/is-record';
import { noticeCodes } from '@/lib/plan/notices';
import type { Price } from '@/lib/plan/price';
import { lineKinds, lineUnits } from '@/lib/plan/price-line';

const numbers = (value: UnknownRecord, names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'number');

const known = (names: readonly string[], value: unknown) => names.some((name) => name === value);

const isLine = (line: unknown): boolean =>
  isRecord(line) &&
  known(lineKinds, line.kind) &&
  known(lineUnits, line.unit) &&
  typeof line.itemId === 'string' &&
  numbers(line, ['quantity', 'netCents', 'grossCents']);

const isSum = (sum: unknown): boolean => isRecord(sum) && numbers(sum, ['rate', 'netCents', 'vatCents']);

const isNotice = (notice: unknown): boolean =>
  isRecord(notice) && known(noticeCodes, notice.code) && isRecord(notice.params);

const allOf = (list: unknown, fits: (entry: unknown) => boolean) => Array.isArray(list) && list.every(fits);

function isPrice(value: unknown): value is Price {
  return (
    isRecord(value) &&
    known(['net', 'gross'], value.basis) &&
    numbers(value, ['netCents', 'grossCents', 'shownCents', 'tipCents']) &&
    allOf(value.lines, isLine) &&
    allOf(value.vat, isSum) &&
    allOf(value.notices, isNotice)
  );
}

/** A stored price, voucher and all; null when it is of another shape than this page writes out. */
export const priceIn = (value: unknown): Price | null => (isPrice(value) ? value : null);
