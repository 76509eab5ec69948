import { expect, it } from 'vitest';
import { cateringMenu, legalMenu, locationMenu, mainMenu } from '@/content/navigation';
import { routeIds, routes } from '@/content/routes';

it('names every page of the route table once, save those that only follow an action', () => {
  const linked = [...mainMenu, ...legalMenu, ...locationMenu, ...cateringMenu];
  const expected = routeIds.filter((id) => routes[id].group !== 'flow');
  expect([...linked].sort()).toEqual([...expected].sort());
});

it('keeps the main menu in the specified order', () => {
  expect(mainMenu.map((id) => routes[id].path)).toEqual([
    '/',
    '/eventlocation-am-see',
    '/premium-catering',
    '/fuer-business-events',
    '/fuer-private-events',
    '/fuer-hochzeiten',
    '/ueber-uns',
    '/galerie',
    '/news',
    '/kontakt',
  ]);
  expect(legalMenu.map((id) => routes[id].path)).toEqual([
    '/impressum',
    '/datenschutz',
    '/agb',
    '/cookie-richtlinie',
    '/barrierefreiheit',
  ]);
});
