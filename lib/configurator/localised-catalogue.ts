import { additiveTexts, allergenTexts } from '@/content/catering/texts/allergens';
import { cateringTypeTexts, eventTypeTexts, locationTypeTexts } from '@/content/catering/texts/choices';
import { dishTexts } from '@/content/catering/texts/dishes';
import { otherItemTexts } from '@/content/catering/texts/items';
import { packageTexts } from '@/content/catering/texts/packages';
import { serviceTexts } from '@/content/catering/texts/services';
import type { Locale, Localized } from '@/content/locales';
import type { CatalogueTexts } from './catalogue-texts';

function inLanguage<K extends PropertyKey, T>(
  texts: Readonly<Record<K, Localized<T>>>,
  locale: Locale,
): Readonly<Record<K, T>> {
  const entries = Object.entries<Localized<T>>(texts).map(([key, text]) => [key, text[locale]]);
  return Object.fromEntries(entries) as Record<K, T>;
}

const namesOf = (texts: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name]));

/**
 * The catalogue's names in one language. For the server: it loads all three, so client code gets the result as data
 * instead of importing this.
 */
export function catalogueTexts(locale: Locale): CatalogueTexts {
  const packages = inLanguage(packageTexts, locale);
  const dishes = inLanguage(dishTexts, locale);
  const services = inLanguage(serviceTexts, locale);
  return {
    types: inLanguage(cateringTypeTexts, locale),
    packages,
    dishes,
    services,
    eventTypes: inLanguage(eventTypeTexts, locale),
    locationTypes: inLanguage(locationTypeTexts, locale),
    allergens: inLanguage(allergenTexts, locale),
    additives: inLanguage(additiveTexts, locale),
    items: { ...inLanguage(otherItemTexts, locale), ...namesOf(packages), ...dishes, ...namesOf(services) },
  };
}
