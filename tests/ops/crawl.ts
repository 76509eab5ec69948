import { locales } from '@/content/locales';
import { addresses, getPath } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import type { Answer, asker } from './ask';

type Ask = ReturnType<typeof asker>;

/** How a page's address is asked for: as a page and as data, by browsers, robots and caches. */
const ways = {
  plain: {},
  rsc: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
  segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  HEAD: {},
  conditional: {},
} as const;

/** Visitors who must never get each other's answers. */
const visitors = [
  {},
  { 'accept-language': 'en' },
  { cookie: 'NEXT_LOCALE=es; seegut-locale-chosen=1', 'accept-language': 'de' },
  { cookie: 'sg-auth=abc', 'accept-language': 'de' },
] as const;

const urls = [
  ...addresses.flatMap((address) => locales.map((locale) => localPath(locale, address))),
  ...addresses.map((address) => `/de${getPath(address)}`),
].concat([
  '/kontakt?lng=en',
  '/en/kontakt?lng=de-AT',
  '/nope?lng=es',
  '/en/kontakt/',
  '/en//kontakt',
  '//en/kontakt',
  '/en/nope',
  '/nope.php',
]);

/** What is wrong with an answer, as a cache in between sees it. */
function* judge(way: keyof typeof ways, url: string, { status, headers, body }: Answer): Generator<string> {
  const caching = headers['cache-control'] ?? '';
  const isPublic = caching.includes('public') || caching.includes('s-maxage');
  const isPage = /^\/(?:en|es)(?:\/|$)/.test(url);
  if (status >= 300 && status !== 304 && isPublic) yield `public with status ${status}`;
  if (way in ways && ['rsc', 'prefetch', 'segment'].includes(way) && !caching.includes('no-store')) {
    yield `data that may be kept: ${caching}`;
  }
  if (isPublic && !isPage) yield 'public where the language depends on the visitor';
  if (isPublic && headers['set-cookie']) yield 'public with a cookie';
  if (isPublic && headers['content-type']?.includes('html') && !headers.vary?.includes('rsc')) {
    yield 'a page that a cache could give to who asks for data';
  }
  if (!caching) yield 'nothing said about keeping it';
  if (status === 304 && body !== '') yield 'unchanged with a body';
  if (status >= 500) yield `status ${status}`;
}

/** Asks for every address in every way as every visitor; says what a cache could do wrong, and how much was asked. */
export async function crawl(ask: Ask): Promise<{ problems: readonly string[]; asked: number }> {
  const problems: string[] = [];
  let asked = 0;
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      for (const visitor of visitors) {
        let etag: string | undefined;
        for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
          const send = (condition = {}) =>
            ask(url, { ...visitor, ...ways[way], ...condition }, way === 'HEAD' ? 'HEAD' : 'GET');
          let answer = await send(way === 'conditional' && etag ? { 'if-none-match': etag } : {});
          asked += 1;
          if (way === 'plain') etag = answer.headers.etag;
          // Meanwhile the page may have come into the static cache, where its tag is another.
          if (way === 'conditional' && etag && answer.status === 200) {
            answer = await send({ 'if-none-match': answer.headers.etag });
          }
          const found = [...judge(way, url, answer)];
          if (way === 'conditional' && etag && answer.status === 200) found.push('not known by its own tag');
          problems.push(...found.map((text) => `${way} ${url} ${JSON.stringify(visitor)}: ${text}`));
        }
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return { problems, asked };
}
