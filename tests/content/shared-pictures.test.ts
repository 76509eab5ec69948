import { describe, expect, it } from 'vitest';
import { homeContent, pageContent } from '@/content/pages';
import { dataRouteIds, type RouteId } from '@/content/routes';
import type { PageContent, Target } from '@/content/schema';
import type { VisualKey } from '@/content/visual';

const cardsOf = ({ sections }: PageContent) =>
  sections.flatMap((section) => (section.kind === 'cards' ? section.items : []));

const isPage = (to: Target, route: RouteId) => 'route' in to && to.route === route;

describe('a picture that a card and its page share', () => {
  it.each(dataRouteIds)('stands once among the top and the cards of a page (%s)', async (route) => {
    const page = await pageContent(route, 'de');
    const media = [page.hero.media, ...cardsOf(page).map((card) => card.media)].filter(Boolean);
    expect(media).toEqual([...new Set(media)]);
  });

  it('stands once among the cards of the home page', async () => {
    const { teasers, catering, premium } = await homeContent('de');
    const media = [
      ...[...teasers, ...catering.items].map((card) => card.media),
      ...premium.items.map(({ plate }) => plate),
    ];
    expect(media).toEqual([...new Set(media)]);
  });

  it.each(['location', 'premiumCatering', 'business'] as const)(
    'is the one at the top of the page that the card leads to (%s)',
    async (route) => {
      const differing: VisualKey[] = [];
      const cards = cardsOf(await pageContent(route, 'de'));
      expect(cards.length).toBeGreaterThan(3);
      for (const { to, media } of cards) {
        const target = dataRouteIds.find((id) => isPage(to, id));
        if (!target) throw new Error(`${media} leads to no page`);
        if ((await pageContent(target, 'de')).hero.media !== media) differing.push(media);
      }
      // Large events are shown by a plate; their page opens with a picture.
      expect(differing).toEqual(route === 'premiumCatering' ? ['seated-dinner'] : []);
    },
  );
});
