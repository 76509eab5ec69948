import type { CateringTypeId } from './choices';

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

/** The figures of a package; name and what it includes in words live in `texts/packages.ts`. */
export type CateringPackage = {
  readonly id: string;
  readonly cateringType: CateringTypeId;
  readonly tier: 'ufer' | 'welle' | 'horizont' | 'idea' | 'kalt' | 'komplett' | 'brunch';
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
};
