import type { AdditiveCode, AllergenCode } from '@/content/catering/allergens';
import type { CateringTypeId, EventType, LocationType } from '@/content/catering/choices';
import type { DishId } from '@/content/catering/dishes';
import type { PackageId } from '@/content/catering/packages';
import type { ServiceId } from '@/content/catering/services';

/** Everything of the catalogue that is text, in one language; built on the server, read by the browser. */
export type CatalogueTexts = {
  readonly types: Readonly<Record<CateringTypeId, { readonly name: string; readonly text: string }>>;
  readonly packages: Readonly<Record<PackageId, { readonly name: string; readonly includes: readonly string[] }>>;
  readonly dishes: Readonly<Record<DishId, string>>;
  readonly services: Readonly<Record<ServiceId, { readonly name: string; readonly note: string | null }>>;
  readonly eventTypes: Readonly<Record<EventType, string>>;
  readonly locationTypes: Readonly<Record<LocationType, string>>;
  readonly allergens: Readonly<Record<AllergenCode, string>>;
  readonly additives: Readonly<Record<AdditiveCode, string>>;
  /** Short names of everything that can stand in a line of the price, by its identifier. */
  readonly items: Readonly<Record<string, string>>;
};
