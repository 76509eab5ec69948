import type { APIRequestContext } from '@playwright/test';
import { type Locale, locales } from '@/content/locales';
import { type Address, addresses } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';

export type Attributes = Readonly<Record<string, string>>;

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ' };

export const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|quot|lt|gt|nbsp);/g, (_match, name: string) => entities[name] ?? '');

/** Attributes of all start tags of a kind, names in lower case, without running anything. */
export function extractTags(html: string, name: string): readonly Attributes[] {
  const tags = html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'gi'));
  return [...tags].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

/** The page without scripts, styles and the data that hydrates it. */
export const visibleHtml = (html: string): string =>
  html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, '').replace(/<!--[\s\S]*?-->/g, '');

export type Page = {
  readonly address: Address;
  readonly locale: Locale;
  readonly path: string;
  readonly html: string;
};

/** A crawler's first request: no cookies, no wish for a language, no redirects. */
export const crawler = { headers: { 'accept-language': '' }, maxRedirects: 0 } as const;

let fetched: Promise<readonly Page[]> | undefined;

/** Every address in every language as a crawler gets it; fetched once for all tests of a worker. */
export function everyPage(request: APIRequestContext): Promise<readonly Page[]> {
  fetched ??= fetchPages(request);
  return fetched;
}

async function fetchPages(request: APIRequestContext): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const address of addresses) {
    for (const locale of locales) {
      const path = localPath(locale, address);
      const response = await request.get(path, crawler);
      if (response.status() !== 200) throw new Error(`${path} answers ${response.status()}`);
      pages.push({ address, locale, path, html: await response.text() });
    }
  }
  return pages;
}
