import { inflateSync } from 'node:zlib';

type Glyphs = readonly string[];

const fromHex = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');

/** The objects of a file as pdfkit writes them, streams unpacked, by their number. */
function readObjects(file: Buffer): ReadonlyMap<string, string> {
  const objects = [...file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    objects.map(([, number = '', body = '']) => {
      const [, packed] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
      const isPacked = packed !== undefined && body.includes('/FlateDecode');
      return [number, isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : body];
    }),
  );
}

/** What each glyph of a font stands for (ToUnicode, ISO 32000-1, 9.10.3). */
function readGlyphs(map: string): Glyphs {
  const ranges = [...map.matchAll(/<([\da-fA-F]+)> <[\da-fA-F]+> \[([^\]]*)\]/g)];
  const glyphs: string[] = [];
  for (const [, first = '', list = ''] of ranges) {
    const texts = [...list.matchAll(/<([\da-fA-F]*)>/g)].map(([, hex = '']) => fromHex(hex));
    texts.forEach((text, index) => {
      glyphs[Number.parseInt(first, 16) + index] = text;
    });
  }
  return glyphs;
}

/** What a reader copies out of a PDF of ours, without its white space, since lines are broken where they end. */
export function pdfText(file: Buffer): string {
  const objects = readObjects(file);
  const bodies = [...objects.values()];
  const fonts = new Map<string, Glyphs>();
  for (const [, name = '', number = ''] of bodies.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? [];
    fonts.set(name, readGlyphs(objects.get(map) ?? ''));
  }
  let text = '';
  for (const page of bodies.filter((body) => /\bTf\b/.test(body))) {
    let glyphs: Glyphs = [];
    for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? [];
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([\da-fA-F]+)>/g)) {
        for (const code of hex.match(/.{4}/g) ?? []) text += glyphs[Number.parseInt(code, 16)] ?? '';
      }
    }
  }
  return text.replace(/\s/g, '');
}
