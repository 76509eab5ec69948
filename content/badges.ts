import type { WidgetName } from './embeds';
import type { Localized } from './locales';
import type { Address } from './routes';
import { site } from './site';

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
    name: 'Tafel & Ufer',
    year: 2025,
    source: {
      de: 'Herbstausgabe, „Häuser am Wasser“',
      en: 'Autumn issue, “Houses on the water”',
      es: 'Número de otoño, «Casas junto al agua»',
    },
    image: 'magazin',
    to: { route: 'location' },
  },
  {
    id: 'newspaper-1',
    type: 'image',
    name: 'Rheinufer-Bote',
    year: 2025,
    source: {
      de: '„Ein Abend am See“, 14. Juni',
      en: '“An evening by the lake”, 14 June',
      es: '«Una velada junto al lago», 14 de junio',
    },
    image: 'zeitung-1',
    to: { route: 'news', article: 'perfekte-hochzeitslocation-am-see' },
  },
  {
    id: 'event-caterer',
    type: 'widget',
    name: 'Festtafelbuch',
    year: 2026,
    source: { de: 'Eintrag im Verzeichnis', en: 'Entry in the directory', es: 'Entrada en el directorio' },
    image: 'event-caterer',
    widget: 'event-caterer',
  },
  {
    id: 'ranking',
    type: 'image',
    name: 'Gabelweiser',
    year: 2026,
    source: { de: 'Auswahl Niederrhein', en: 'Lower Rhine selection', es: 'Selección del Bajo Rin' },
    image: 'ranking',
    to: { route: 'premiumCatering' },
  },
  {
    id: 'portal-location',
    type: 'widget',
    name: 'Saalundsee',
    year: 2026,
    source: { de: 'Portal für Eventlocations', en: 'Event venue portal', es: 'Portal de espacios' },
    image: 'portal-location',
    widget: 'portal-location',
  },
  {
    id: 'newspaper-2',
    type: 'image',
    name: 'Rheinufer-Bote',
    year: 2026,
    source: {
      de: `„Aus der Küche von ${site.name}“, 7. Februar`,
      en: `“From ${site.name}’s kitchen”, 7 February`,
      es: `«Desde la cocina de ${site.name}», 7 de febrero`,
    },
    image: 'zeitung-2',
    to: { route: 'news', article: 'geheimnis-unserer-kueche' },
  },
  {
    id: 'travel-review',
    type: 'widget',
    name: 'Wegundgast',
    year: 2025,
    source: { de: 'Stimmen von Gästen', en: 'Guests’ voices', es: 'Opiniones de huéspedes' },
    image: 'travel-review',
    widget: 'travel',
  },
  {
    id: 'portal-catering',
    type: 'widget',
    name: 'Löffelkarte',
    year: 2026,
    source: { de: 'Portal für Catering', en: 'Catering portal', es: 'Portal de catering' },
    image: 'portal-catering',
    widget: 'portal-catering',
  },
  {
    id: 'business-review',
    type: 'widget',
    name: 'Kontorstimme',
    year: 2026,
    source: { de: 'Siegel für Betriebe', en: 'Seal for companies', es: 'Sello para empresas' },
    image: 'business-review',
    widget: 'business-review',
  },
  {
    id: 'local-review',
    type: 'widget',
    name: 'Kiezstimmen',
    year: 2026,
    source: { de: 'Stimmen aus Krefeld', en: 'Voices from Krefeld', es: 'Voces de Krefeld' },
    image: 'local-review',
    widget: 'local-review',
  },
];
