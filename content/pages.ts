import { page } from './compose-page';
import type { HomeContent } from './home-schema';
import { type LegalPageId, legalPage } from './legal';
import type { Locale, Localized } from './locales';
import type { NavigationId } from './navigation';
import { nonBreaking } from './non-breaking';
import { structure as about } from './pages/about/structure';
import { structure as business } from './pages/business/structure';
import { structure as cateringChristmas } from './pages/catering-christmas/structure';
import { structure as cateringEvent } from './pages/catering-event/structure';
import { structure as cateringFair } from './pages/catering-fair/structure';
import { structure as cateringFingerfood } from './pages/catering-fingerfood/structure';
import { structure as cateringFlying } from './pages/catering-flying/structure';
import { structure as cateringGrill } from './pages/catering-grill/structure';
import { structure as cateringLarge } from './pages/catering-large/structure';
import { structure as cateringLuxury } from './pages/catering-luxury/structure';
import { structure as cateringSeminar } from './pages/catering-seminar/structure';
import { structure as cateringSummer } from './pages/catering-summer/structure';
import { structure as configurator } from './pages/configurator/structure';
import { structure as contact } from './pages/contact/structure';
import { structure as gallery } from './pages/gallery/structure';
import { structure as home } from './pages/home/structure';
import { structure as location } from './pages/location/structure';
import { structure as locationCorporate } from './pages/location-corporate/structure';
import { structure as locationFaq } from './pages/location-faq/structure';
import { structure as locationKull } from './pages/location-kull/structure';
import { structure as locationPrivate } from './pages/location-private/structure';
import { structure as locationRooms } from './pages/location-rooms/structure';
import { structure as locationWeddings } from './pages/location-weddings/structure';
import { structure as news } from './pages/news/structure';
import { structure as premiumCatering } from './pages/premium-catering/structure';
import { structure as privateParties } from './pages/private/structure';
import { structure as success } from './pages/success/structure';
import { structure as weddings } from './pages/weddings/structure';
import type { RouteId } from './routes';
import type { PageContent } from './schema';

const homePage: Localized<() => Promise<HomeContent>> = page(home, {
  de: async () => (await import('./pages/home/de')).de,
  en: async () => (await import('./pages/home/en')).en,
  es: async () => (await import('./pages/home/es')).es,
});

const legal = (id: LegalPageId): Localized<() => Promise<PageContent>> => ({
  de: async () => legalPage(id, 'de'),
  en: async () => legalPage(id, 'en'),
  es: async () => legalPage(id, 'es'),
});

/**
 * Every page: its structure once, its words per language. The words of a language are a chunk of their own that only the build and the
 * server load; nothing of it reaches a browser except the page it becomes.
 */
const pages: Readonly<Record<RouteId, Localized<() => Promise<PageContent>>>> = {
  home: homePage,
  gallery: page(gallery, {
    de: async () => (await import('./pages/gallery/de')).de,
    en: async () => (await import('./pages/gallery/en')).en,
    es: async () => (await import('./pages/gallery/es')).es,
  }),
  news: page(news, {
    de: async () => (await import('./pages/news/de')).de,
    en: async () => (await import('./pages/news/en')).en,
    es: async () => (await import('./pages/news/es')).es,
  }),
  contact: page(contact, {
    de: async () => (await import('./pages/contact/de')).de,
    en: async () => (await import('./pages/contact/en')).en,
    es: async () => (await import('./pages/contact/es')).es,
  }),
  success: page(success, {
    de: async () => (await import('./pages/success/de')).de,
    en: async () => (await import('./pages/success/en')).en,
    es: async () => (await import('./pages/success/es')).es,
  }),
  configurator: page(configurator, {
    de: async () => (await import('./pages/configurator/de')).de,
    en: async () => (await import('./pages/configurator/en')).en,
    es: async () => (await import('./pages/configurator/es')).es,
  }),
  location: page(location, {
    de: async () => (await import('./pages/location/de')).de,
    en: async () => (await import('./pages/location/en')).en,
    es: async () => (await import('./pages/location/es')).es,
  }),
  premiumCatering: page(premiumCatering, {
    de: async () => (await import('./pages/premium-catering/de')).de,
    en: async () => (await import('./pages/premium-catering/en')).en,
    es: async () => (await import('./pages/premium-catering/es')).es,
  }),
  business: page(business, {
    de: async () => (await import('./pages/business/de')).de,
    en: async () => (await import('./pages/business/en')).en,
    es: async () => (await import('./pages/business/es')).es,
  }),
  private: page(privateParties, {
    de: async () => (await import('./pages/private/de')).de,
    en: async () => (await import('./pages/private/en')).en,
    es: async () => (await import('./pages/private/es')).es,
  }),
  weddings: page(weddings, {
    de: async () => (await import('./pages/weddings/de')).de,
    en: async () => (await import('./pages/weddings/en')).en,
    es: async () => (await import('./pages/weddings/es')).es,
  }),
  about: page(about, {
    de: async () => (await import('./pages/about/de')).de,
    en: async () => (await import('./pages/about/en')).en,
    es: async () => (await import('./pages/about/es')).es,
  }),
  locationWeddings: page(locationWeddings, {
    de: async () => (await import('./pages/location-weddings/de')).de,
    en: async () => (await import('./pages/location-weddings/en')).en,
    es: async () => (await import('./pages/location-weddings/es')).es,
  }),
  locationCorporate: page(locationCorporate, {
    de: async () => (await import('./pages/location-corporate/de')).de,
    en: async () => (await import('./pages/location-corporate/en')).en,
    es: async () => (await import('./pages/location-corporate/es')).es,
  }),
  locationPrivate: page(locationPrivate, {
    de: async () => (await import('./pages/location-private/de')).de,
    en: async () => (await import('./pages/location-private/en')).en,
    es: async () => (await import('./pages/location-private/es')).es,
  }),
  locationRooms: page(locationRooms, {
    de: async () => (await import('./pages/location-rooms/de')).de,
    en: async () => (await import('./pages/location-rooms/en')).en,
    es: async () => (await import('./pages/location-rooms/es')).es,
  }),
  locationKull: page(locationKull, {
    de: async () => (await import('./pages/location-kull/de')).de,
    en: async () => (await import('./pages/location-kull/en')).en,
    es: async () => (await import('./pages/location-kull/es')).es,
  }),
  locationFaq: page(locationFaq, {
    de: async () => (await import('./pages/location-faq/de')).de,
    en: async () => (await import('./pages/location-faq/en')).en,
    es: async () => (await import('./pages/location-faq/es')).es,
  }),
  cateringEvent: page(cateringEvent, {
    de: async () => (await import('./pages/catering-event/de')).de,
    en: async () => (await import('./pages/catering-event/en')).en,
    es: async () => (await import('./pages/catering-event/es')).es,
  }),
  cateringLarge: page(cateringLarge, {
    de: async () => (await import('./pages/catering-large/de')).de,
    en: async () => (await import('./pages/catering-large/en')).en,
    es: async () => (await import('./pages/catering-large/es')).es,
  }),
  cateringChristmas: page(cateringChristmas, {
    de: async () => (await import('./pages/catering-christmas/de')).de,
    en: async () => (await import('./pages/catering-christmas/en')).en,
    es: async () => (await import('./pages/catering-christmas/es')).es,
  }),
  cateringLuxury: page(cateringLuxury, {
    de: async () => (await import('./pages/catering-luxury/de')).de,
    en: async () => (await import('./pages/catering-luxury/en')).en,
    es: async () => (await import('./pages/catering-luxury/es')).es,
  }),
  cateringFair: page(cateringFair, {
    de: async () => (await import('./pages/catering-fair/de')).de,
    en: async () => (await import('./pages/catering-fair/en')).en,
    es: async () => (await import('./pages/catering-fair/es')).es,
  }),
  cateringGrill: page(cateringGrill, {
    de: async () => (await import('./pages/catering-grill/de')).de,
    en: async () => (await import('./pages/catering-grill/en')).en,
    es: async () => (await import('./pages/catering-grill/es')).es,
  }),
  cateringFlying: page(cateringFlying, {
    de: async () => (await import('./pages/catering-flying/de')).de,
    en: async () => (await import('./pages/catering-flying/en')).en,
    es: async () => (await import('./pages/catering-flying/es')).es,
  }),
  cateringSummer: page(cateringSummer, {
    de: async () => (await import('./pages/catering-summer/de')).de,
    en: async () => (await import('./pages/catering-summer/en')).en,
    es: async () => (await import('./pages/catering-summer/es')).es,
  }),
  cateringFingerfood: page(cateringFingerfood, {
    de: async () => (await import('./pages/catering-fingerfood/de')).de,
    en: async () => (await import('./pages/catering-fingerfood/en')).en,
    es: async () => (await import('./pages/catering-fingerfood/es')).es,
  }),
  cateringSeminar: page(cateringSeminar, {
    de: async () => (await import('./pages/catering-seminar/de')).de,
    en: async () => (await import('./pages/catering-seminar/en')).en,
    es: async () => (await import('./pages/catering-seminar/es')).es,
  }),
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
  locationPrivate: {
    de: 'Private Feiern am See',
    en: 'Private parties by the lake',
    es: 'Fiestas privadas junto al lago',
  },
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
  return nonBreaking(await homePage[locale]());
}
