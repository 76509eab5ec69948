import type { Localized } from './locales';
import { catalogue as deCatalogue } from './texts/de/catalogue';
import { words as de } from './texts/de/site';
import { catalogue as enCatalogue } from './texts/en/catalogue';
import { words as en } from './texts/en/site';
import { catalogue as esCatalogue } from './texts/es/catalogue';
import { words as es } from './texts/es/site';
import type { CatalogueWords, SiteWords } from './texts/schema';

/**
 * Short texts in all languages. For the build and the server: client code gets what it needs in its language as data.
 * German is the source; the others are `Words<typeof de>`.
 */
export const catalogueWords: Localized<CatalogueWords> = {
  de: deCatalogue,
  en: enCatalogue,
  es: esCatalogue,
};
export const siteWords: Localized<SiteWords> = { de, en, es };
