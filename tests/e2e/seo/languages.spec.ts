import { detectLanguage } from '../../content/language-of';
import { expect, test } from '../fixtures';
import { decode, everyPage, visibleHtml } from './html';

/** Proper names that look like sentences of another language. */
const names = [
  'Stadt Krefeld, Fachbereich Ordnung, Veterinär- und Lebensmittelaufsicht',
  'Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
];

/** The text blocks of a page, without what declares a language of its own. */
function getBlocks(html: string): readonly string[] {
  const body = visibleHtml(html.slice(html.indexOf('<body')));
  return body
    .replace(/<(\w+)[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(?:a|em|strong|span|time|br|b|i)\b[^>]*>/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), decode(text)).trim())
    .filter(Boolean);
}

test('no page shows a text in another language, frame and accessible names included', async ({ request }) => {
  test.setTimeout(120_000);
  const foreign = new Set<string>();
  for (const { locale, path, html } of await everyPage(request)) {
    const body = html.slice(html.indexOf('<body'));
    const spoken = [...visibleHtml(body).matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]+)"/g)].map(
      ([, text = '']) => decode(text),
    );
    const blocks = [...getBlocks(html), ...spoken];
    expect(blocks.filter((text) => detectLanguage(text) === locale).length, path).toBeGreaterThan(3);
    for (const text of blocks) {
      const language = detectLanguage(text);
      if (language !== undefined && language !== locale) foreign.add(`${locale} ${path}: ${text}`);
    }
  }
  expect([...foreign]).toEqual([]);
});
