import type { CateringTypeId } from './choices';
import type { ExtraId } from './extras';
import type { ServiceId } from './services';

/** How many dishes of each list a package includes; `null` = any number (own idea). */
export type Included = {
  readonly vorspeisen: number;
  readonly hauptspeisen: number;
  readonly beilagen: number;
  readonly desserts: number;
  readonly fingerfood: number;
  readonly breakfastCold: number;
  readonly breakfastWarm: number;
};

/** The figures of a package; name and what it includes in words live in `texts/<language>/catalogue.ts`. */
export type CateringPackage = {
  readonly id: string;
  readonly cateringType: CateringTypeId;
  readonly tier:
    | 'ufer'
    | 'welle'
    | 'horizont'
    | 'idea'
    | 'kalt'
    | 'komplett'
    | 'brunch'
    | 'half-day'
    | 'full-day';
  /** Net cents per person; `null` = on request. */
  readonly priceCents: number | null;
  readonly minimumGuests: number;
  /** Working days (Monday to Friday, holidays in North Rhine-Westphalia excepted). */
  readonly leadDays: number;
  readonly included: Included | null;
  /** Pieces of finger food per person. */
  readonly pieces: number;
  /** Guests per member of the service team, where the package names a ratio of its own. */
  readonly guestsPerStaff?: number;
  /** `combined` where one price covers food and drinks; food otherwise. */
  readonly vat?: 'combined';
  /** Services that are in the price and cannot be bought again; staff among them stays for `serviceHours`. */
  readonly brings: readonly ServiceId[];
  readonly serviceHours?: number;
  /** Food that comes with the package without being chosen. */
  readonly extras: readonly ExtraId[];
};
