import type { DishCategory } from '@/content/catering/choices';
import { type StepSlug, stepSlugs } from '@/content/routes';
import type messages from '@/messages/de.json';
import type { ErrorCode } from './error-codes';

export type StepId = 'eckdaten' | Exclude<StepSlug, ''>;

/** The steps of the configurator in order, as their addresses name them; the first has no segment of its own. */
export const stepIds: readonly StepId[] = stepSlugs.map((slug) => slug || 'eckdaten');

/** The parts of a described plan, in reading order. */
export const sectionIds = ['allergies', 'event', 'menu', 'services', 'contact', 'billing'] as const;
export type SectionId = (typeof sectionIds)[number];

/** Keys below `configurator` in the messages. */
type FieldLabel = keyof (typeof messages)['configurator']['fields'] & string;
export type LabelKey = `fields.${FieldLabel}` | `categories.${DishCategory}`;

/** Rows of the description that several fields share. */
export type SharedRow = 'when' | 'occasion' | 'name' | 'delivery' | 'billing' | 'services' | 'tip';

/** `elsewhere`: not in our own house; `venue`: there; `ownBilling`: the invoice goes to another address. */
export type FieldCondition = 'business' | 'fair' | 'elsewhere' | 'venue' | 'ownBilling' | 'otherEvent';

/** What every field says about itself, whatever its kind. */
type About = {
  /** Asks for the field; an error about it is shown there. */
  readonly step: StepId;
  /** Absent: the message of the field's own name. */
  readonly label?: LabelKey;
  /**
   * `person`: says who asks; never in a link or a second variant. `event`: common to all variants. `menu`: what a
   * variant is made of. `browser`: belongs to one browser; never sent to an account or shown.
   */
  readonly scope: 'person' | 'event' | 'menu' | 'browser';
  readonly section: SectionId;
  /** Absent: a row of its own. */
  readonly row?: SharedRow;
  /** Later than the first version: absent in older drafts, so every reader must do without it. */
  readonly optional?: true;
  /** Asked and shown only then; what was typed before stays in the draft. */
  readonly onlyFor?: FieldCondition;
  /** The row is shown even while nothing is chosen. */
  readonly always?: true;
};

/** Where the names of a list's values stand. */
export type ChoiceTexts =
  | 'customerTypes'
  | 'types'
  | 'eventTypes'
  | 'locationTypes'
  | 'pickups'
  | 'rooms'
  | 'seatings';

/** What a text must look like beyond its length; checked when it is not empty. */
export type TextFormat = 'email' | 'phone' | 'germanPostcode' | 'postcode' | 'country' | 'vatId';

/** One row of the table; `kind` decides how a field is read, checked, merged and shown. */
export type FieldRow = About &
  (
    | {
        readonly kind: 'choice';
        readonly values: readonly string[];
        readonly texts: ChoiceTexts;
        readonly error: ErrorCode;
      }
    | {
        readonly kind: 'whole';
        readonly min: number;
        readonly max: number;
        readonly default: number;
        readonly error: ErrorCode;
      }
    | { readonly kind: 'cents'; readonly min: number; readonly max: number; readonly error: ErrorCode }
    | { readonly kind: 'flag'; readonly default: boolean }
    | {
        readonly kind: 'line' | 'text';
        readonly max: number;
        readonly format?: TextFormat;
      }
    | { readonly kind: 'package'; readonly error: ErrorCode }
    | { readonly kind: 'dishes'; readonly category: DishCategory | null }
    | { readonly kind: 'services' }
    | { readonly kind: 'quantities' }
    | { readonly kind: 'counts'; readonly max: number; readonly error: ErrorCode }
    | { readonly kind: 'day' }
    | { readonly kind: 'time'; readonly default: string }
    /** A UUID; with `sent`, the server keeps it. */
    | { readonly kind: 'key'; readonly sent?: true }
  );

/** What rows need besides: a label, where their name has no message. */
export type Labelled<T> = {
  readonly [K in keyof T]: K extends FieldLabel ? unknown : { readonly label: LabelKey };
};

export type LabelledRow = FieldRow & { readonly label: LabelKey };
