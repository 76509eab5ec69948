import type { AdditiveCode, AllergenCode, AllergenGroup } from '@/content/catering/allergens';
import type { CateringTypeId, EventType, LocationType } from '@/content/catering/choices';
import { dishTexts } from '@/content/catering/dish-names';
import type { DishId } from '@/content/catering/dishes';
import type { PackageId } from '@/content/catering/packages';
import type { ServiceId } from '@/content/catering/services';
import type { Locale } from '@/content/locales';
import { catalogueWords } from '@/content/texts';
import type { NameAndText, PackageText, ServiceText } from '@/content/texts/schema';

type Texts<Id extends PropertyKey, T = string> = Readonly<Record<Id, T>>;

/** Every identifier of the catalogue has a text; any other string, as an old draft may hold, has none. */
type Lookup<Id extends string, T = string> = Texts<Id, T> & { readonly [id: string]: T | undefined };

/** Everything of the catalogue that is text, in one language; built on the server, read by the browser. */
export type CatalogueTexts = {
  readonly types: Lookup<CateringTypeId, NameAndText>;
  readonly packages: Lookup<PackageId, PackageText>;
  readonly dishes: Lookup<DishId>;
  readonly services: Lookup<ServiceId, ServiceText>;
  readonly eventTypes: Lookup<EventType>;
  readonly locationTypes: Lookup<LocationType>;
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

const listNames = (texts: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name]));

/**
 * The catalogue's texts in one language. For the server: this loads all three, so client code imports the type only
 * and gets the result as data.
 */
export function catalogueTexts(locale: Locale): CatalogueTexts {
  const words = catalogueWords[locale];
  const { packages, services } = words;
  const names = Object.entries(dishTexts).map(([id, name]) => [id, name[locale]]);
  const dishes = Object.fromEntries(names) as Texts<DishId>;
  return {
    types: words.cateringTypes,
    packages,
    dishes,
    services,
    eventTypes: words.eventTypes,
    locationTypes: words.locationTypes,
    allergens: words.allergens,
    allergenGroups: words.allergenGroups,
    additives: words.additives,
    traces: words.traces,
    breakfastAlways: words.breakfastAlways,
    items: {
      ...words.roomNames,
      ...words.seatings,
      ...words.extras,
      ...words.otherItems,
      ...listNames(packages),
      ...dishes,
      ...listNames(services),
    },
  };
}
