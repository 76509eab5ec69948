import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInquiry } from '@/lib/inquiry/schema';
import { validateDraft } from '@/lib/plan/check-draft';
import { errorCodes } from '@/lib/plan/error-codes';
import { calculatePrice } from '@/lib/plan/price';
import { filled, now, readJsonBody } from './request';

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Never throws; refused with known codes, or accepted as something that is safe to store and to price. */
function survives(body: unknown): void {
  const result = parseInquiry(body, now);
  if (!result.ok) {
    const codes = Object.values(result.errors);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(errorCodes).toContain(code);
    return;
  }
  const { draft } = result.value;
  expect(validateDraft(draft, now)).toEqual({});
  expect(Number.isSafeInteger(calculatePrice(draft, now).grossCents)).toBe(true);
  expect(JSON.stringify(result.value)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  expect(parseInquiry(JSON.parse(JSON.stringify(result.value)), now)).toEqual(result);
}

describe('hostile bodies', () => {
  it('of any kind are rejected', () => {
    fc.assert(
      fc.property(anything, (body) => {
        survives(body);
        expect(parseInquiry(body, now).ok).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('with anything in one field of envelope, draft or details never throw', () => {
    const body = readJsonBody(filled);
    const later = ['serviceQuantities', 'children611', 'pickup', '__proto__'];
    const put: fc.Arbitrary<(value: unknown) => object> = fc.oneof(
      fc.constantFrom(...Object.keys(body)).map((name) => (value: unknown) => ({ ...body, [name]: value })),
      fc
        .constantFrom(...Object.keys(filled), ...later)
        .map((name) => (value: unknown) => ({ ...body, draft: { ...filled, [name]: value } })),
      fc.constantFrom(...Object.keys(filled.details)).map((name) => (value: unknown) => ({
        ...body,
        draft: { ...filled, details: { ...filled.details, [name]: value } },
      })),
    );
    const values = fc.oneof(anything, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(put, values, (change, value) => survives(change(value))),
      { numRuns: 4_000 },
    );
  });

  it('that throw when read are rejected', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    );
    expect(parseInquiry(trap, now)).toEqual({ ok: false, errors: { body: 'body.invalid' } });
    expect(parseInquiry({ ...readJsonBody(filled), draft: trap }, now).ok).toBe(false);
  });

  it('nested deeply are rejected without overflow', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 50_000; level++) deep = level % 2 ? [deep] : { details: deep, draft: deep };
    survives(deep);
    survives({ ...readJsonBody(filled), draft: deep });
    survives(readJsonBody({ ...filled }, { website: deep }));
  });
});
