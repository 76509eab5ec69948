import { locales } from '@/content/locales';
import { planKey } from '@/lib/plan/plan-key';
import { feedPath } from '@/lib/seo/feed-address';
import { expect, test } from '../fixtures';
import { type Attributes, crawler, everyPage, extractTags, type Page, visibleHtml } from './html';

/** Addresses under the site's own public name lead to the server under test. */
const internal = (href: string, page: Page, origin: string): URL | undefined => {
  const url = new URL(href, new URL(page.path, origin));
  return url.origin === origin ? url : undefined;
};

const sources = ({ src, srcset, href, poster }: Attributes) =>
  [src, href, poster, ...(srcset ?? '').split(',').map((part) => part.trim().split(' ')[0])].filter(
    (value): value is string => value !== undefined && value !== '' && !value.startsWith('data:'),
  );

test('no link, anchor, picture, file or alternate is dead on any page in any language', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const pages = await everyPage(request);
  const canonical =
    extractTags(pages[0]?.html ?? '', 'link').find(({ rel }) => rel === 'canonical')?.href ?? '';
  const origin = new URL(canonical).origin;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const idsByPath = new Map(
    pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const targets = new Map<string, string>();
  const dead: string[] = [];

  for (const page of pages) {
    const html = visibleHtml(page.html);
    const links = extractTags(html, 'a').map(({ href }) => href);
    expect(links.length, page.path).toBeGreaterThan(5);
    expect(links, `${page.path}: a link without an address`).not.toContain(undefined);
    const files = ['img', 'source', 'link', 'video'].flatMap((name) =>
      extractTags(html, name).flatMap(sources),
    );
    const scripts = extractTags(page.html, 'script').flatMap(sources);
    const metas = extractTags(html, 'meta')
      .filter(({ property }) => property === 'og:image' || property === 'og:url')
      .flatMap(({ content }) => content ?? []);

    for (const href of [...links, ...files, ...scripts, ...metas]) {
      if (href === undefined || /^(mailto|tel):/.test(href)) continue;
      const url = internal(href, page, origin);
      if (!url) continue;
      // A plan that travels in the link is read by the configurator, not looked for in the page.
      const isPlan = url.hash.startsWith(`#${planKey}=`);
      const anchor = isPlan ? '' : decodeURIComponent(url.hash.slice(1));
      const known = byPath.get(url.pathname);
      if (known) {
        if (anchor && !idsByPath.get(url.pathname)?.has(anchor))
          dead.push(`${page.path} → ${href}: no such anchor`);
      } else if (!targets.has(url.pathname)) targets.set(url.pathname, `${page.path} → ${href}`);
    }
  }

  for (const locale of locales) targets.set(feedPath(locale), 'feed');
  for (const [path, from] of targets) {
    const response = await request.get(path, crawler);
    if (response.status() !== 200) dead.push(`${from}: ${response.status()}`);
  }
  expect(dead).toEqual([]);
});

test('links stay in the language of the page', async ({ request }) => {
  test.setTimeout(120_000);
  const strayed: string[] = [];
  for (const page of await everyPage(request)) {
    for (const { href = '', hreflang } of extractTags(visibleHtml(page.html), 'a')) {
      if (!/^\/(?!media\/|feed\/)/.test(href) || hreflang) continue;
      const prefix = /^\/(en|es)(?=[/?#]|$)/.exec(href)?.[1] ?? 'de';
      if (prefix !== page.locale) strayed.push(`${page.path} → ${href}`);
    }
  }
  expect(strayed).toEqual([]);
});
