import fc from 'fast-check';
import { marker, rawValues } from './known-values';

const long = fc
  .constantFrom(100, 1_000, 5_000, 70_000)
  .map((length) => JSON.stringify(marker.repeat(Math.ceil(length / 12))));
const deep = fc
  .tuple(fc.constantFrom(50, 2_000, 20_000), fc.constantFrom('[', '{"a":'))
  .map(([depth, open]) => `${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}`);
const wide = fc.constantFrom(300, 5_000).map((count) => `[${Array(count).fill('"v01"').join()}]`);
const anyText = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => JSON.stringify(text));
const anyValue = fc.json({ maxDepth: 3, noUnicodeString: false } as object);

/** A hostile value as raw JSON. */
export const hostileValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...rawValues) },
  { weight: 3, arbitrary: anyText },
  { weight: 2, arbitrary: anyValue },
  { weight: 1, arbitrary: long },
  { weight: 1, arbitrary: wide },
  { weight: 1, arbitrary: deep },
);

const hostileKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    'length',
    'then',
    '0',
    '$where',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

type Node = { readonly path: readonly (string | number)[] };

/** Every place inside of a value. */
function getPlaces(value: unknown, path: readonly (string | number)[] = []): Node[] {
  const own: Node[] = [{ path }];
  if (Array.isArray(value))
    return own.concat(...value.slice(0, 3).map((entry, index) => getPlaces(entry, [...path, index])));
  if (typeof value !== 'object' || value === null) return own;
  return own.concat(...Object.entries(value).map(([key, entry]) => getPlaces(entry, [...path, key])));
}

const hole = (n: number) => `@@hole${n}@@`;

function replaceAt(
  value: unknown,
  path: readonly (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((entry, index) => (index === first ? replaceAt(entry, rest, change) : entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === first ? replaceAt(entry, rest, change) : entry,
    ]),
  );
}

const without = (value: unknown, path: readonly (string | number)[]) =>
  replaceAt(value, path.slice(0, -1), (parent) =>
    typeof parent === 'object' && parent !== null && !Array.isArray(parent)
      ? Object.fromEntries(Object.entries(parent).filter(([key]) => key !== path.at(-1)))
      : [],
  );

/** A valid body of which one to three places were replaced, removed or extended, as JSON text. */
export function mutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .tuple(
      valid,
      fc.array(fc.tuple(fc.nat(), fc.nat(9), hostileValue, hostileKey), { minLength: 1, maxLength: 3 }),
    )
    .map(([start, changes]) => {
      let value = start;
      const fills = new Map<string, string>();
      for (const [n, [where, how, raw, key]] of changes.entries()) {
        const places = getPlaces(value);
        const { path } = places[where % places.length] ?? { path: [] };
        if (how === 0 && path.length > 0) value = without(value, path);
        else if (how === 1) value = replaceAt(value, path, (old) => [old]);
        else {
          fills.set(JSON.stringify(hole(n)), raw);
          const extend = (old: unknown) =>
            how < 4 && typeof old === 'object' && old !== null && !Array.isArray(old)
              ? Object.fromEntries([...Object.entries(old), [`@@key${n}@@`, hole(n)]])
              : hole(n);
          value = replaceAt(value, path, extend);
          fills.set(`"@@key${n}@@"`, JSON.stringify(key));
        }
      }
      let text = JSON.stringify(value) ?? 'null';
      for (const [mark, raw] of fills) text = text.replace(mark, () => raw);
      return text;
    });
}

/** What happens to a text on its way: cut off, wrong bytes, another encoding, doubled keys, rubbish around it. */
export const damaged = (text: fc.Arbitrary<string>): fc.Arbitrary<Buffer> =>
  fc.tuple(text, fc.nat(30), fc.nat()).map(([json, how, where]) => {
    const bytes = Buffer.from(json);
    const at = bytes.length === 0 ? 0 : where % bytes.length;
    if (how === 0) return bytes.subarray(0, at);
    if (how === 1)
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc0, 0x80]), bytes.subarray(at)]);
    if (how === 2) return Buffer.from(json, 'utf16le');
    if (how === 3) return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
    if (how === 4) return Buffer.concat([bytes, Buffer.from('}]garbage')]);
    if (how === 5) return Buffer.from(json.replace(/^\{/, '{"locale":"xx","locale":null,'));
    if (how === 6) return Buffer.concat([bytes, Buffer.alloc(70_000, 0x20)]);
    if (how === 7) return Buffer.alloc(0);
    if (how === 8) return Buffer.concat([bytes.subarray(0, at), Buffer.from([0]), bytes.subarray(at)]);
    return bytes;
  });
