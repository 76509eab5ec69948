import type { Localized } from './locales';
import { catalogue as deCatalogue } from './texts/de/catalogue';
import { words as de, glossary as deGlossary } from './texts/de/site';
import { catalogue as enCatalogue } from './texts/en/catalogue';
import { words as en, glossary as enGlossary } from './texts/en/site';
import { catalogue as esCatalogue } from './texts/es/catalogue';
import { words as es, glossary as esGlossary } from './texts/es/site';
import type { Glossary } from './texts/glossary';
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

/**
 * What a thing is called, one word per language; names of rooms and dishes stand in the catalogue.
 * @public held by a test
 */
export const glossary: Localized<Glossary> = { de: deGlossary, en: enGlossary, es: esGlossary };
