import type { AdditiveCode, AllergenCode, AllergenGroup } from '@/content/catering/allergens';
import type { CateringTypeId, EventType, LocationType } from '@/content/catering/choices';
import type { DishId } from '@/content/catering/dishes';
import type { PackageId } from '@/content/catering/packages';
import type { ServiceId } from '@/content/catering/services';
import {
  additiveTexts,
  allergenGroupTexts,
  allergenTexts,
  breakfastAlways,
  tracesNote,
} from '@/content/catering/texts/allergens';
import {
  cateringTypeTexts,
  eventTypeTexts,
  locationTypeTexts,
  type NameAndText,
} from '@/content/catering/texts/choices';
import { dishTexts } from '@/content/catering/texts/dishes';
import { otherItemTexts } from '@/content/catering/texts/items';
import { type PackageText, packageTexts } from '@/content/catering/texts/packages';
import { type ServiceText, serviceTexts } from '@/content/catering/texts/services';
import type { Locale, Localized } from '@/content/locales';

type Texts<Id extends PropertyKey, T = string> = Readonly<Record<Id, T>>;

/** Every identifier of the catalogue has a text; any other string, as an old draft may hold, has none. */
type Lookup<Id extends string, T = string> = Texts<Id, T> & { readonly [id: string]: T | undefined };

/** Everything of the catalogue that is text, in one language; built on the server, read by the browser. */
export type CatalogueTexts = {
  readonly types: Texts<CateringTypeId, NameAndText>;
  readonly packages: Lookup<PackageId, PackageText>;
  readonly dishes: Lookup<DishId>;
  readonly services: Lookup<ServiceId, ServiceText>;
  readonly eventTypes: Texts<EventType>;
  readonly locationTypes: Texts<LocationType>;
  readonly allergens: Texts<AllergenCode>;
  readonly allergenGroups: Texts<AllergenGroup>;
  readonly additives: Texts<AdditiveCode>;
  /** Stands below every list of dishes. */
  readonly traces: string;
  /** What stands on every breakfast table without being chosen. */
  readonly breakfastAlways: string;
  /** Short names of everything that can stand in a line of the price, by its `itemId`. */
  readonly items: Readonly<Record<string, string>>;
};

function inLanguage<Id extends PropertyKey, T>(texts: Texts<Id, Localized<T>>, locale: Locale): Texts<Id, T> {
  const entries = Object.entries<Localized<T>>(texts).map(([key, text]) => [key, text[locale]]);
  return Object.fromEntries(entries) as Texts<Id, T>;
}

const listNames = (texts: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name]));

/**
 * The catalogue's texts in one language. For the server: this loads all three, so client code imports the type only
 * and gets the result as data.
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
    allergenGroups: inLanguage(allergenGroupTexts, locale),
    additives: inLanguage(additiveTexts, locale),
    traces: tracesNote[locale],
    breakfastAlways: breakfastAlways[locale],
    items: {
      ...inLanguage(otherItemTexts, locale),
      ...listNames(packages),
      ...dishes,
      ...listNames(services),
    },
  };
}
