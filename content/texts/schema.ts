import type { BadgeId } from '../badges';
import type { AdditiveCode, AllergenCode, AllergenGroup } from '../catering/allergens';
import type { CateringTypeId, DishCategory, EventType, LocationType } from '../catering/choices';
import type { ExtraId } from '../catering/extras';
import type { PackageId } from '../catering/packages';
import type { ServiceId } from '../catering/services';
import type { WidgetName } from '../embeds';
import type { RoomId, Seating } from '../house';
import type { MediaKey } from '../media';
import type { ReviewId } from '../reviews';

type Texts<Id extends PropertyKey, T = string> = Readonly<Record<Id, T>>;

export type NameAndText = { readonly name: string; readonly text: string };

/** `includes` are short lines: what comes with the package besides the dishes one chooses. */
export type PackageText = { readonly name: string; readonly includes: readonly string[] };

/** `note` says what the price covers or what is suggested; `null` where the name says it all. */
export type ServiceText = { readonly name: string; readonly note: string | null };

/** Everything of the catalogue that has a name, but the dishes. */
export type CatalogueWords = {
  readonly eventTypes: Texts<EventType>;
  readonly locationTypes: Texts<LocationType>;
  readonly cateringTypes: Texts<CateringTypeId, NameAndText>;
  readonly dishCategories: Texts<DishCategory>;
  readonly packages: Texts<PackageId, PackageText>;
  readonly services: Texts<ServiceId, ServiceText>;
  readonly extras: Texts<ExtraId>;
  readonly roomNames: Texts<RoomId>;
  readonly seatings: Texts<Seating>;
  /** Price lines that are neither package, dish, service, extra nor room, by their `itemId`. */
  readonly otherItems: Texts<string>;
  readonly allergenGroups: Texts<AllergenGroup>;
  /** What stands at a dish; cereals and nuts by their kind. */
  readonly allergens: Texts<AllergenCode>;
  readonly additives: Texts<AdditiveCode>;
  /** Stands below every list of dishes. */
  readonly traces: string;
  /** What stands on every breakfast table without being chosen. */
  readonly breakfastAlways: string;
};

/** What stands on many pages or beside data. */
export type SiteWords = {
  readonly claim: string;
  readonly country: string;
  /** While `site.example` is set: about the whole house, and beside what would otherwise pass for proof. */
  readonly example: Readonly<Record<'house' | 'proof', string>>;
  /** Which issue, list or survey an entry of the press comes from. */
  readonly badges: Texts<BadgeId>;
  /** What a third party shows at its place, and to what end. */
  readonly widgets: Texts<WidgetName>;
  readonly promos: Texts<'delivery' | 'winter' | 'hours' | 'answer' | 'scarceDates'>;
  readonly reviews: Texts<ReviewId, { readonly occasion: string; readonly text: string }>;
  /** What a picture shows, for those who do not see it. */
  readonly alts: Texts<MediaKey>;
};
