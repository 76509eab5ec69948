import type { WidgetName } from './embeds';
import type { Localized } from './locales';
import type { Address } from './routes';

type Common = {
  readonly id: string;
  /** Invented, like everything that is named on this site. */
  readonly name: string;
  readonly year: number;
  /** Which issue, list or survey the entry comes from. */
  readonly source: Localized;
  /** Base name of the still picture in `/media/badges`. */
  readonly image: string;
};

/** `image`: our own picture with a link; `widget`: the portal's own badge after consent, our picture before. */
export type Badge = Common &
  (
    | { readonly type: 'image'; readonly to: Address }
    | { readonly type: 'widget'; readonly widget: WidgetName }
  );

/** Press and awards, in the order in which they are shown: always ten. */
export const badges: readonly Badge[] = [
  {
    id: 'magazine',
    type: 'image',
    name: 'Seezeit Magazin',
    year: 2025,
    source: {
      de: 'Heft 4, „Häuser am Wasser“',
      en: 'Issue 4, “Houses on the water”',
      es: 'N.º 4, «Casas junto al agua»',
    },
    image: 'magazin',
    to: { route: 'location' },
  },
  {
    id: 'newspaper-1',
    type: 'image',
    name: 'Krefelder Kurier',
    year: 2025,
    source: { de: 'Lokales, 14. Juni', en: 'Local news, 14 June', es: 'Local, 14 de junio' },
    image: 'zeitung-1',
    to: { route: 'news', article: 'perfekte-hochzeitslocation-am-see' },
  },
  {
    id: 'event-caterer',
    type: 'widget',
    name: 'Cateringliste',
    year: 2026,
    source: { de: 'Gelistet seit März', en: 'Listed since March', es: 'En la lista desde marzo' },
    image: 'event-caterer',
    widget: 'event-caterer',
  },
  {
    id: 'ranking',
    type: 'image',
    name: 'Tischgespräch',
    year: 2026,
    source: {
      de: 'Rangliste Niederrhein, Platz 7',
      en: 'Lower Rhine ranking, no. 7',
      es: 'Lista del Bajo Rin, puesto 7',
    },
    image: 'ranking',
    to: { route: 'premiumCatering' },
  },
  {
    id: 'portal-location',
    type: 'widget',
    name: 'Festorte',
    year: 2026,
    source: { de: 'Portal für Eventlocations', en: 'Event venue portal', es: 'Portal de espacios' },
    image: 'portal-location',
    widget: 'portal-location',
  },
  {
    id: 'newspaper-2',
    type: 'image',
    name: 'Krefelder Kurier',
    year: 2026,
    source: { de: 'Wirtschaft, 7. Februar', en: 'Business, 7 February', es: 'Economía, 7 de febrero' },
    image: 'zeitung-2',
    to: { route: 'news', article: 'geheimnis-unserer-kueche' },
  },
  {
    id: 'travel-review',
    type: 'widget',
    name: 'Wegweiser Reisen',
    year: 2025,
    source: { de: 'Ausflugsziel am See', en: 'Lakeside destination', es: 'Destino junto al lago' },
    image: 'travel-review',
    widget: 'travel',
  },
  {
    id: 'portal-catering',
    type: 'widget',
    name: 'Tafelportal',
    year: 2026,
    source: { de: 'Portal für Catering', en: 'Catering portal', es: 'Portal de catering' },
    image: 'portal-catering',
    widget: 'portal-catering',
  },
  {
    id: 'business-review',
    type: 'widget',
    name: 'Firmenecho',
    year: 2026,
    source: { de: 'Siegel Firmenkunden', en: 'Business clients’ seal', es: 'Sello de clientes de empresa' },
    image: 'business-review',
    widget: 'business-review',
  },
  {
    id: 'local-review',
    type: 'widget',
    name: 'Stadtblick',
    year: 2026,
    source: { de: 'Bewertungen aus Krefeld', en: 'Reviews from Krefeld', es: 'Reseñas de Krefeld' },
    image: 'local-review',
    widget: 'local-review',
  },
];
