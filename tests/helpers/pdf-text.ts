import { inflateSync } from 'node:zlib';

/** An object's stream, unpacked. Its end is where `/Length` says: compressed bytes may look like a line break. */
function readStream(object: string): string {
  const [head = ''] = object.split('stream', 1);
  const start = head.length + (/^stream\r?\n/.exec(object.slice(head.length))?.[0].length ?? 0);
  const body = object.slice(start, start + Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0));
  return head.includes('/FlateDecode') ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1') : body;
}

const readObjects = (raw: string): ReadonlyMap<string, string> =>
  new Map(
    [...raw.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );

/** The whole file as text, its compressed parts unpacked. */
export function unpackPdf(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1');
  return [raw, ...[...readObjects(raw).values()].map(readStream)].join('\n');
}

export const pageCount = (file: Uint8Array): number =>
  [...unpackPdf(file).matchAll(/\/Type \/Page\b(?!s)/g)].length;

/** What a ToUnicode map says of each glyph: a list of hexadecimal UTF-16 in the order of the glyphs. */
function unicodeMap(cmap: string): readonly string[] {
  return [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-fA-F]+)>/g)].map(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
    ),
  );
}

/** What a reader gets when it copies the text of the whole file, without spaces, which positions replace. */
export function pdfText(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1');
  const objects = readObjects(raw);
  const stream = (id: string): string => readStream(objects.get(id) ?? '');
  const maps = new Map<string, readonly string[]>();
  for (const [, name = '', id = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (cmap) maps.set(name, unicodeMap(stream(cmap)));
  }
  const pages = [...raw.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => stream(id));
  let map: readonly string[] = [];
  let text = '';
  for (const [, font, shown] of pages.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) map = maps.get(font) ?? [];
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([\da-fA-F]+)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? []) text += map[Number.parseInt(glyph, 16)] ?? '';
  }
  return text.replace(/\s/g, '');
}
