import type {
  CateringTypeId,
  CustomerType,
  EventType,
  LocationType,
  Pickup,
} from '@/content/catering/choices';

/** Key of the draft in the browser's local storage. */
export const draftStorageKey = 'cateringConfig';

/** Number of staff or pieces, and hours, where a service lets the visitor change them. */
export type ServiceQuantity = { readonly count?: number; readonly hours?: number };

export type DraftDetails = {
  /** The event day; see `event-day.ts`. */
  readonly date: Date | null;
  readonly time: string;
  readonly timeEnd: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly billing_street: string;
  readonly billing_houseNumber: string;
  readonly billing_zip: string;
  readonly billing_city: string;
  readonly billingSameAsShipping: boolean;
  readonly delivery_street: string;
  readonly delivery_houseNumber: string;
  readonly delivery_zip: string;
  readonly delivery_city: string;
  readonly delivery_info: string;
  readonly message: string;
  /** Voluntary tip in cents; `tipPercent` wins over it. */
  readonly tip: number;
};

/** Fields that came after the first version: absent in older drafts, so every reader must do without them. */
export type DraftAdditions = {
  /** Of the guests: children from 6 to 12, at half price. */
  readonly children611?: number;
  /** Of the guests: children up to 5, free. */
  readonly childrenUnder6?: number;
  /** Of the guests: who eats vegan or vegetarian, for advice only. */
  readonly veganGuests?: number;
  readonly vegetarianGuests?: number;
  readonly serviceQuantities?: Readonly<Record<string, ServiceQuantity>>;
  /** Breakfast beside another kind of catering; breakfast alone is `cateringType: 'breakfast'` with `package`. */
  readonly breakfastPackage?: string | null;
  readonly allergyNote?: string;
  readonly decorationNote?: string;
  /** The visitor's words for `own-idea`. */
  readonly ideaText?: string;
  readonly budgetPerPersonCents?: number | null;
  readonly costCentre?: string;
  readonly tipPercent?: number;
  readonly pickup?: Pickup;
  /** Set when sending is first tried, kept until it is acknowledged. */
  readonly idempotencyKey?: string;
};

/**
 * What one visitor has chosen so far. Identifiers of packages, dishes and services are plain strings: a draft may be
 * older than the catalogue, and what is gone must be explained, not lost.
 */
export type Draft = DraftAdditions & {
  readonly customerType: CustomerType | null;
  readonly cateringType: CateringTypeId | null;
  readonly guests: number;
  readonly package: string | null;
  readonly vorspeisen: readonly string[];
  readonly hauptspeisen: readonly string[];
  readonly beilagen: readonly string[];
  readonly desserts: readonly string[];
  readonly fingerfood: readonly string[];
  readonly breakfastCold: readonly string[];
  readonly breakfastWarm: readonly string[];
  readonly services: readonly string[];
  readonly favorites: readonly string[];
  readonly eventType: EventType | null;
  readonly otherEvent: boolean;
  readonly otherEventText: string;
  readonly locationType: LocationType | null;
  readonly voucherCode: string;
  readonly details: DraftDetails;
};

/** A fresh draft with every default; a new object on each call. */
export function defaultDraft(): Draft {
  return {
    customerType: null,
    cateringType: null,
    guests: 50,
    package: null,
    vorspeisen: [],
    hauptspeisen: [],
    beilagen: [],
    desserts: [],
    fingerfood: [],
    breakfastCold: [],
    breakfastWarm: [],
    services: [],
    favorites: [],
    eventType: null,
    otherEvent: false,
    otherEventText: '',
    locationType: null,
    voucherCode: '',
    details: {
      date: null,
      time: '18:00',
      timeEnd: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      company: '',
      billing_street: '',
      billing_houseNumber: '',
      billing_zip: '',
      billing_city: '',
      billingSameAsShipping: true,
      delivery_street: '',
      delivery_houseNumber: '',
      delivery_zip: '',
      delivery_city: '',
      delivery_info: '',
      message: '',
      tip: 0,
    },
  };
}

/** Text for local storage or for sending; the event day becomes an ISO string. */
export function serialiseDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/** As `serialiseDraft`, but with the keys of every object in one order. */
function canonical(draft: Draft): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** True when both drafts hold the same choices, whatever the order of their keys. */
export function sameDraft(one: Draft, other: Draft): boolean {
  return canonical(one) === canonical(other);
}

/** True when nothing was chosen: the header's dot stays off and a reset has nothing to undo. */
export function isEmptyDraft(draft: Draft): boolean {
  const { idempotencyKey: _, ...chosen } = draft;
  return sameDraft(chosen, defaultDraft());
}
