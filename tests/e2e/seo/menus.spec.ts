import { dishCategories } from '@/content/catering/choices';
import { locales } from '@/content/locales';
import { pageContent } from '@/content/pages';
import { dataRouteIds } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import { getDish, getDishes } from '@/lib/plan/dish-catalogue';
import { expect, test } from '../fixtures';
import { decode, visibleHtml } from './html';

const plain = (html: string) => decode(visibleHtml(html)).replace(/<!--.*?-->/g, '');

test("every dish of a page's menu stands with its allergens and additives", async ({ request }) => {
  for (const locale of locales) {
    const texts = catalogueTexts(locale);
    let count = 0;
    for (const route of dataRouteIds) {
      const { sections } = await pageContent(route, locale);
      const dishes = sections.flatMap((section) =>
        section.kind === 'menu'
          ? section.courses.flatMap((course) => course.dishes)
          : section.kind === 'carte'
            ? dishCategories.flatMap(getDishes).map(({ id }) => id)
            : [],
      );
      if (dishes.length === 0) continue;
      const html = plain(await (await request.get(localPath(locale, route))).text());
      const lines = html.split('<li').filter((line) => line.includes('menu-line'));
      for (const id of dishes) {
        const dish = getDish(id);
        const name = texts.dishes[id] ?? id;
        const line = lines.find((candidate) => candidate.includes(`>${name}<`)) ?? '';
        expect(line, `${route}: ${name}`).not.toBe('');
        for (const code of dish?.allergens ?? [])
          expect(line, `${route}: ${name}`).toContain(texts.allergens[code]);
        const numerals = /<sup[^>]*><span[^>]*>[^<]*<\/span>([^<]*)<\/sup>/.exec(line)?.[1] ?? '';
        expect(numerals, `${route}: ${name}`).toBe((dish?.additives ?? []).join(', '));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(120);
  }
});
