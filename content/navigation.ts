import { type RouteId, routeIds, routes } from './routes';

/** The main menu, in its order. */
export const mainMenu = [
  'home',
  'location',
  'premiumCatering',
  'business',
  'private',
  'weddings',
  'about',
  'gallery',
  'news',
  'contact',
] as const satisfies readonly RouteId[];

export const legalMenu = [
  'imprint',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
] as const satisfies readonly RouteId[];

type InGroup<Group extends string> = {
  [Id in RouteId]: (typeof routes)[Id]['group'] extends Group ? Id : never;
}[RouteId];

const inGroup = <Group extends string>(group: Group) =>
  routeIds.filter((id): id is InGroup<Group> => routes[id].group === group);

/** The location pages of the footer, straight from the route table. */
export const locationMenu = inGroup('location');

/** The catering pages of the footer, straight from the route table. */
export const cateringMenu = inGroup('catering');

/** Every page that a menu or the footer names; each has its name in `content/pages.ts`. */
export type NavigationId =
  | (typeof mainMenu)[number]
  | (typeof legalMenu)[number]
  | (typeof locationMenu)[number]
  | (typeof cateringMenu)[number];
