import type { HomeContent } from './home-schema';
import { type LegalPageId, legalPage } from './legal';
import type { Locale, Localized } from './locales';
import { nonBreaking } from './non-breaking';
import type { RouteId } from './routes';
import type { PageContent } from './schema';

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

/**
 * Every page, per language; those with a file of their own compose further parts around it. Each is a chunk of its own that only the build and the
 * server load; nothing of it reaches a browser except the page it becomes.
 */
const pages: Readonly<Record<RouteId, Localized<() => Promise<PageContent>>>> = {
  home,
  gallery: {
    de: async () => (await import('./pages/gallery/de')).de,
    en: async () => (await import('./pages/gallery/en')).en,
    es: async () => (await import('./pages/gallery/es')).es,
  },
  news: {
    de: async () => (await import('./pages/news/de')).de,
    en: async () => (await import('./pages/news/en')).en,
    es: async () => (await import('./pages/news/es')).es,
  },
  contact: {
    de: async () => (await import('./pages/contact/de')).de,
    en: async () => (await import('./pages/contact/en')).en,
    es: async () => (await import('./pages/contact/es')).es,
  },
  success: {
    de: async () => (await import('./pages/success/de')).de,
    en: async () => (await import('./pages/success/en')).en,
    es: async () => (await import('./pages/success/es')).es,
  },
  configurator: {
    de: async () => (await import('./pages/configurator/de')).de,
    en: async () => (await import('./pages/configurator/en')).en,
    es: async () => (await import('./pages/configurator/es')).es,
  },
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

/** Content of a page in a language. */
export async function pageContent(route: RouteId, locale: Locale): Promise<PageContent> {
  return nonBreaking(await pages[route][locale]());
}

/** The home page with all its parts. */
export async function homeContent(locale: Locale): Promise<HomeContent> {
  return nonBreaking(await home[locale]());
}
