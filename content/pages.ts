import type { HomeContent } from './home-schema';
import { type LegalPageId, legalPage } from './legal';
import type { Locale, Localized } from './locales';
import type { NavigationId } from './navigation';
import { nonBreaking } from './non-breaking';
import type { RouteId } from './routes';
import type { PageContent } from './schema';
import { siteWords } from './texts';
import type { ShortPageId } from './texts/schema';

const home: Localized<() => Promise<HomeContent>> = {
  de: async () => (await import('./pages/home/de')).de,
  en: async () => (await import('./pages/home/en')).en,
  es: async () => (await import('./pages/home/es')).es,
};

const legal = (id: LegalPageId): Localized<() => Promise<PageContent>> => ({
  de: async () => legalPage(id, 'de'),
  en: async () => legalPage(id, 'en'),
  es: async () => legalPage(id, 'es'),
});

const short = (id: ShortPageId): Localized<() => Promise<PageContent>> => ({
  de: async () => siteWords.de.pages[id],
  en: async () => siteWords.en.pages[id],
  es: async () => siteWords.es.pages[id],
});

/**
 * Every page, per language; those with a file of their own compose further parts around it. Each is a chunk of its own that only the build and the
 * server load; nothing of it reaches a browser except the page it becomes.
 */
const pages: Readonly<Record<RouteId, Localized<() => Promise<PageContent>>>> = {
  home,
  gallery: short('gallery'),
  news: short('news'),
  contact: short('contact'),
  success: short('success'),
  configurator: short('configurator'),
  location: {
    de: async () => (await import('./pages/location/de')).de,
    en: async () => (await import('./pages/location/en')).en,
    es: async () => (await import('./pages/location/es')).es,
  },
  premiumCatering: {
    de: async () => (await import('./pages/premium-catering/de')).de,
    en: async () => (await import('./pages/premium-catering/en')).en,
    es: async () => (await import('./pages/premium-catering/es')).es,
  },
  business: {
    de: async () => (await import('./pages/business/de')).de,
    en: async () => (await import('./pages/business/en')).en,
    es: async () => (await import('./pages/business/es')).es,
  },
  private: {
    de: async () => (await import('./pages/private/de')).de,
    en: async () => (await import('./pages/private/en')).en,
    es: async () => (await import('./pages/private/es')).es,
  },
  weddings: {
    de: async () => (await import('./pages/weddings/de')).de,
    en: async () => (await import('./pages/weddings/en')).en,
    es: async () => (await import('./pages/weddings/es')).es,
  },
  about: {
    de: async () => (await import('./pages/about/de')).de,
    en: async () => (await import('./pages/about/en')).en,
    es: async () => (await import('./pages/about/es')).es,
  },
  locationWeddings: {
    de: async () => (await import('./pages/location-weddings/de')).de,
    en: async () => (await import('./pages/location-weddings/en')).en,
    es: async () => (await import('./pages/location-weddings/es')).es,
  },
  locationCorporate: {
    de: async () => (await import('./pages/location-corporate/de')).de,
    en: async () => (await import('./pages/location-corporate/en')).en,
    es: async () => (await import('./pages/location-corporate/es')).es,
  },
  locationPrivate: {
    de: async () => (await import('./pages/location-private/de')).de,
    en: async () => (await import('./pages/location-private/en')).en,
    es: async () => (await import('./pages/location-private/es')).es,
  },
  locationRooms: {
    de: async () => (await import('./pages/location-rooms/de')).de,
    en: async () => (await import('./pages/location-rooms/en')).en,
    es: async () => (await import('./pages/location-rooms/es')).es,
  },
  locationKull: {
    de: async () => (await import('./pages/location-kull/de')).de,
    en: async () => (await import('./pages/location-kull/en')).en,
    es: async () => (await import('./pages/location-kull/es')).es,
  },
  locationFaq: {
    de: async () => (await import('./pages/location-faq/de')).de,
    en: async () => (await import('./pages/location-faq/en')).en,
    es: async () => (await import('./pages/location-faq/es')).es,
  },
  cateringEvent: {
    de: async () => (await import('./pages/catering-event/de')).de,
    en: async () => (await import('./pages/catering-event/en')).en,
    es: async () => (await import('./pages/catering-event/es')).es,
  },
  cateringLarge: {
    de: async () => (await import('./pages/catering-large/de')).de,
    en: async () => (await import('./pages/catering-large/en')).en,
    es: async () => (await import('./pages/catering-large/es')).es,
  },
  cateringChristmas: {
    de: async () => (await import('./pages/catering-christmas/de')).de,
    en: async () => (await import('./pages/catering-christmas/en')).en,
    es: async () => (await import('./pages/catering-christmas/es')).es,
  },
  cateringLuxury: {
    de: async () => (await import('./pages/catering-luxury/de')).de,
    en: async () => (await import('./pages/catering-luxury/en')).en,
    es: async () => (await import('./pages/catering-luxury/es')).es,
  },
  cateringFair: {
    de: async () => (await import('./pages/catering-fair/de')).de,
    en: async () => (await import('./pages/catering-fair/en')).en,
    es: async () => (await import('./pages/catering-fair/es')).es,
  },
  cateringGrill: {
    de: async () => (await import('./pages/catering-grill/de')).de,
    en: async () => (await import('./pages/catering-grill/en')).en,
    es: async () => (await import('./pages/catering-grill/es')).es,
  },
  cateringFlying: {
    de: async () => (await import('./pages/catering-flying/de')).de,
    en: async () => (await import('./pages/catering-flying/en')).en,
    es: async () => (await import('./pages/catering-flying/es')).es,
  },
  cateringSummer: {
    de: async () => (await import('./pages/catering-summer/de')).de,
    en: async () => (await import('./pages/catering-summer/en')).en,
    es: async () => (await import('./pages/catering-summer/es')).es,
  },
  cateringFingerfood: {
    de: async () => (await import('./pages/catering-fingerfood/de')).de,
    en: async () => (await import('./pages/catering-fingerfood/en')).en,
    es: async () => (await import('./pages/catering-fingerfood/es')).es,
  },
  cateringSeminar: {
    de: async () => (await import('./pages/catering-seminar/de')).de,
    en: async () => (await import('./pages/catering-seminar/en')).en,
    es: async () => (await import('./pages/catering-seminar/es')).es,
  },
  imprint: legal('imprint'),
  privacy: legal('privacy'),
  cookies: legal('cookies'),
  terms: legal('terms'),
  accessibility: legal('accessibility'),
};

/** What menus, footer and breadcrumbs call a page. */
export const pageNames: Readonly<Record<NavigationId, Localized>> = {
  home: { de: 'Startseite', en: 'Home', es: 'Inicio' },
  location: { de: 'Eventlocation am See', en: 'Lakeside venue', es: 'Espacio junto al lago' },
  premiumCatering: { de: 'Premium-Catering', en: 'Premium catering', es: 'Catering premium' },
  business: { de: 'Business-Events', en: 'Business events', es: 'Eventos de empresa' },
  private: { de: 'Private Feiern', en: 'Private parties', es: 'Fiestas privadas' },
  weddings: { de: 'Hochzeiten', en: 'Weddings', es: 'Bodas' },
  about: { de: 'Über uns', en: 'About us', es: 'Quiénes somos' },
  gallery: { de: 'Galerie', en: 'Gallery', es: 'Galería' },
  news: { de: 'News', en: 'News', es: 'Noticias' },
  contact: { de: 'Kontakt', en: 'Contact', es: 'Contacto' },
  imprint: { de: 'Impressum', en: 'Legal notice', es: 'Aviso legal' },
  privacy: { de: 'Datenschutz', en: 'Privacy', es: 'Privacidad' },
  terms: { de: 'AGB', en: 'Terms', es: 'Condiciones' },
  cookies: { de: 'Cookie-Richtlinie', en: 'Cookie policy', es: 'Política de cookies' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', es: 'Accesibilidad' },
  locationWeddings: { de: 'Hochzeiten am See', en: 'Weddings by the lake', es: 'Bodas junto al lago' },
  locationCorporate: { de: 'Corporate Events', en: 'Corporate events', es: 'Eventos corporativos' },
  locationPrivate: { de: 'Private Feiern', en: 'Private parties', es: 'Fiestas privadas' },
  locationRooms: { de: 'Räume am See', en: 'Rooms by the lake', es: 'Salas junto al lago' },
  locationKull: { de: 'Holthausens Kull', en: 'Holthausens Kull', es: 'Holthausens Kull' },
  locationFaq: {
    de: 'Fragen zur Location',
    en: 'Questions about the venue',
    es: 'Preguntas sobre el espacio',
  },
  cateringEvent: {
    de: 'Eventcatering Krefeld',
    en: 'Event catering Krefeld',
    es: 'Catering para eventos en Krefeld',
  },
  cateringLarge: { de: 'Großveranstaltungen', en: 'Large events', es: 'Grandes eventos' },
  cateringChristmas: { de: 'Weihnachtsfeier', en: 'Christmas party', es: 'Cena de Navidad' },
  cateringLuxury: {
    de: 'Luxus-Catering Krefeld',
    en: 'Luxury catering Krefeld',
    es: 'Catering de lujo en Krefeld',
  },
  cateringFair: {
    de: 'Messecatering Krefeld',
    en: 'Trade fair catering Krefeld',
    es: 'Catering para ferias en Krefeld',
  },
  cateringGrill: {
    de: 'Grill-Catering Krefeld',
    en: 'Barbecue catering Krefeld',
    es: 'Catering de barbacoa en Krefeld',
  },
  cateringFlying: { de: 'Flying Buffet', en: 'Flying buffet', es: 'Flying buffet' },
  cateringSummer: { de: 'Sommerfest', en: 'Summer party', es: 'Fiesta de verano' },
  cateringFingerfood: { de: 'Fingerfood', en: 'Finger food', es: 'Canapés' },
  cateringSeminar: { de: 'Seminar-Catering', en: 'Seminar catering', es: 'Catering para seminarios' },
};

/** Content of a page in a language. */
export async function pageContent(route: RouteId, locale: Locale): Promise<PageContent> {
  return nonBreaking(await pages[route][locale]());
}

/** The home page with all its parts. */
export async function homeContent(locale: Locale): Promise<HomeContent> {
  return nonBreaking(await home[locale]());
}
