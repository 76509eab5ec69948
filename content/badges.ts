import type { WidgetName } from './embeds';
import type { Address } from './routes';

type Entry = {
  readonly id: string;
  /** Invented, like everything that is named on this site. */
  readonly name: string;
  readonly year: number;
  /** Base name of the mark in `/media/badges`: a silhouette without words, which takes the theme's colour. */
  readonly image: string;
};

/** `image`: a mark with a link; `widget`: the portal's own badge after consent, the mark before. */
type BadgeData = Entry &
  (
    | {
        readonly type: 'image';
        readonly to: Address;
        /** How the name is set (`home.css`). */
        readonly className?: string;
      }
    | { readonly type: 'widget'; readonly widget: WidgetName }
  );

/** Press and awards, in the order in which they are shown: always ten. */
const table = [
  {
    id: 'magazine',
    type: 'image',
    name: 'Tafel & Ufer',
    year: 2025,
    image: 'magazin',
    to: { route: 'location' },
    className: 'text-sm tracking-(--tracking-label) uppercase',
  },
  {
    id: 'newspaper-1',
    type: 'image',
    name: 'Rheinufer-Bote',
    year: 2025,
    image: 'zeitung-1',
    to: { route: 'news', article: 'perfekte-hochzeitslocation-am-see' },
    className: 'border-y-3 border-double border-line py-1',
  },
  {
    id: 'event-caterer',
    type: 'widget',
    name: 'Festtafelbuch',
    year: 2026,
    image: 'event-caterer',
    widget: 'event-caterer',
  },
  {
    id: 'ranking',
    type: 'image',
    name: 'Gabelweiser',
    year: 2026,
    image: 'ranking',
    to: { route: 'premiumCatering' },
    className:
      'flex items-center gap-2.5 before:flex-1 before:border-t before:border-accent after:flex-1 after:border-t after:border-accent',
  },
  {
    id: 'portal-location',
    type: 'widget',
    name: 'Saalundsee',
    year: 2026,
    image: 'portal-location',
    widget: 'portal-location',
  },
  {
    id: 'newspaper-2',
    type: 'image',
    name: 'Rheinufer-Bote',
    year: 2026,
    image: 'zeitung-2',
    to: { route: 'news', article: 'geheimnis-unserer-kueche' },
    className: 'border-y-3 border-double border-line py-1',
  },
  {
    id: 'travel-review',
    type: 'widget',
    name: 'Wegundgast',
    year: 2025,
    image: 'travel-review',
    widget: 'travel',
  },
  {
    id: 'portal-catering',
    type: 'widget',
    name: 'Löffelkarte',
    year: 2026,
    image: 'portal-catering',
    widget: 'portal-catering',
  },
  {
    id: 'business-review',
    type: 'widget',
    name: 'Kontorstimme',
    year: 2026,
    image: 'business-review',
    widget: 'business-review',
  },
  {
    id: 'local-review',
    type: 'widget',
    name: 'Kiezstimmen',
    year: 2026,
    image: 'local-review',
    widget: 'local-review',
  },
] as const satisfies readonly BadgeData[];

export type BadgeId = (typeof table)[number]['id'];
export type Badge = BadgeData & { readonly id: BadgeId };
export const badges: readonly Badge[] = table;
