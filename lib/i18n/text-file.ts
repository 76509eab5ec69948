import { createHash } from 'node:crypto';
import type { Locale } from '@/content/locales';

/** A file below `/texts` (app/texts), for what a part of a page says that is fetched when it is needed. */
export type TextFile = { readonly name: string; readonly json: string };

/** The texts of a part in one language, as a file whose name changes with its content. */
export function textFile(part: string, locale: Locale, texts: unknown): TextFile {
  const json = JSON.stringify(texts);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
  return { name: `${part}-${locale}-${hash}.json`, json };
}
