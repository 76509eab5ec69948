import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, languages, locales } from '@/content/locales';
import { site } from '@/content/site';
import { messages } from '@/lib/i18n/messages';
import { collectTexts, nameOf, pagesWithContent } from '@/tests/content/page-texts';

/**
 * Writes all text of the site, once per language, as a document to print and read from start to end:
 * `npm run texts [folder]`. Pages in the order of the route table, then articles, then the interface.
 */
const folder = process.argv[2] ?? 'test-results/texts';

type Messages = { readonly [key: string]: string | Messages };

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style =
  '@page{margin:22mm}body{font:11pt/1.5 Georgia,serif;max-width:66ch;margin:2rem auto}' +
  'h1{font-size:15pt;break-before:page}p{margin:.35em 0}';

const listMessages = (value: Messages, path = ''): readonly string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [`${path}${key}: ${inner}`] : listMessages(inner, `${path}${key}.`),
  );

async function write(locale: Locale): Promise<void> {
  const chapters = await Promise.all(
    pagesWithContent.map(async (address) => [nameOf(address), await collectTexts(address, locale)] as const),
  );
  const body = [...chapters, ['messages', listMessages(messages[locale])] as const]
    .map(
      ([name, texts]) => `<h1>${name}</h1>\n${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}`,
    )
    .join('\n');
  const file = join(folder, `${locale}.html`);
  writeFileSync(
    file,
    `<!doctype html><html lang="${languages[locale].region}"><meta charset="utf-8"><title>${site.name} (${locale})</title><style>${style}</style>${body}</html>\n`,
  );
  process.stdout.write(`${file}\n`);
}

mkdirSync(folder, { recursive: true });
for (const locale of locales) await write(locale);
