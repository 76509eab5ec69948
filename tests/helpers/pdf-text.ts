import { inflateSync } from 'node:zlib';

/** The whole file as text, its compressed parts unpacked. */
export function unpackPdf(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return body;
    }
  });
  return [raw, ...streams].join('\n');
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
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const stream = (id: string): string => {
    const body = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(objects.get(id) ?? '')?.[1] ?? '';
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return body;
    }
  };
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
