import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../locales';
import type { MarkdownSource } from './parse';
import { valuesIn } from './values';

/** The Markdown file of a legal page or article in a language, as `content/<folder>/<name>/<locale>.md`. */
export function markdownFile(folder: 'legal' | 'news', name: string, locale: Locale): MarkdownSource {
  const file = `content/${folder}/${name}/${locale}.md`;
  return {
    file,
    text: readFileSync(join(process.cwd(), 'content', folder, name, `${locale}.md`), 'utf8'),
    values: valuesIn(locale),
  };
}
