import { expect, it } from 'vitest';
import { dishCategories } from '@/content/catering/choices';
import { type Locale, locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { type Address, dataRouteIds, type RouteId } from '@/content/routes';
import { siteWords } from '@/content/texts';
import { localPath } from '@/lib/i18n/address';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish, getDishes } from '@/lib/plan/dish-catalogue';
import { ask } from './built-site';
import { decode, visibleHtml } from './html';

/** What stands on the finished pages, whatever the browser does with it. */

const read = async (locale: Locale, address: Address | RouteId) =>
  decode(visibleHtml((await ask(localPath(locale, address))).body));
const addressesIn = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(`id="${from}"`), html.indexOf(`id="${to}"`));

it('shows the parts of the home page in their order', async () => {
  const parts =
    'welcome highlights teaser-rooms teaser-kull teaser-kitchen teaser-delivery quote occasions why-us full-service reviews news configure about premium press survey instagram'.split(
      ' ',
    );
  const ids = [...(await read('de', 'home')).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  expect(ids.filter((id) => parts.includes(id))).toEqual(parts);
});

it('leads on from the home page: individual offer, the three newest articles, all articles, about us', async () => {
  const home = await read('en', 'home');
  const inNews = [...new Set(addressesIn(between(home, 'news', 'configure')))];
  const articles = (links: readonly string[]) =>
    [...new Set(links.filter((link) => link.startsWith('/en/news/')))].slice(0, 3);
  const main = (await read('en', 'news')).split('<main')[1]?.split('</main>')[0] ?? '';
  expect(articles(addressesIn(main))).toHaveLength(3);
  expect(inNews.sort()).toEqual([...articles(addressesIn(main)), '/en/news'].sort());
  expect(addressesIn(between(home, 'about', 'premium'))).toContain('/en/ueber-uns');
  const offer = addressesIn(between(home, 'full-service', 'reviews'));
  expect(offer).toContain('/en/catering-konfigurator?cateringType=individual');
});

it.each(locales)('names allergens and additives with every dish of a menu (%s)', async (locale) => {
  const texts = catalogueTexts(locale);
  let count = 0;
  for (const route of dataRouteIds) {
    const { sections } = await pageContent(route, locale);
    const dishes = sections.flatMap((section) => {
      if (section.kind === 'menu') return section.courses.flatMap((course) => course.dishes);
      return section.kind === 'carte' ? dishCategories.flatMap(getDishes).map(({ id }) => id) : [];
    });
    if (dishes.length === 0) continue;
    const lines = (await read(locale, route)).split('<li').filter((line) => line.includes('menu-line'));
    for (const id of dishes) {
      const { allergens = [], additives = [] } = getDish(id) ?? {};
      const name = texts.dishes[id] ?? id;
      const line = lines.find((one) => one.includes(`>${name}<`)) ?? '';
      expect(line, `${route}: ${name}`).not.toBe('');
      for (const code of allergens) expect(line, `${route}: ${name}`).toContain(texts.allergens[code]);
      const numerals = /<sup[^>]*><span[^>]*>[^<]*<\/span>([^<]*)<\/sup>/.exec(line)?.[1] ?? '';
      expect(numerals, `${route}: ${name}`).toBe(additives.join(', '));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(120);
});

it('says that the house is invented, in the footer, in the imprint and beside what would pass for proof', async () => {
  const article = { route: 'news', article: 'business-fruehstueck-erfolgsfaktor' } as const;
  const { house, proof } = siteWords.es.example;
  const [home, imprint] = [await read('es', 'home'), await read('es', 'imprint')];
  expect(home.split('<footer')[1]).toContain(house);
  for (const part of imprint.split('<footer')) expect(part).toContain(house);
  expect((await read('es', article)).split('<article')[1]).toContain(proof);
  for (const [section, next] of [
    ['reviews', 'news'],
    ['press', 'survey'],
    ['survey', 'instagram'],
  ] as const)
    expect(between(home, section, next), section).toContain(proof);
});
