import type { Root, RootContent } from 'mdast';
import type { CateringTypeId, DishCategory, EventType, LocationType } from './catering/choices';
import type { DishId } from './catering/dishes';
import type { ServiceId } from './catering/services';
import type { CelebrationId, DayMomentId } from './celebrations';
import type { BudgetId } from './example-budgets';
import type { PlannedRoomId } from './house-ids';
import type { MediaKey } from './media';
import type { RouteId } from './routes';
import type { MapMark } from './visit';
import type { VisualKey } from './visual';

/** Where a link or button leads. `configurator` takes a preselection, `phone` one of the two numbers. */
export type Target =
  | { readonly route: RouteId; readonly anchor?: string }
  | {
      readonly configurator: {
        readonly customerType?: 'private' | 'business';
        readonly cateringType?: CateringTypeId | 'individual';
        readonly eventType?: EventType;
        readonly locationType?: LocationType;
      };
    }
  | { readonly phone: 'main' | 'whyUs' }
  | { readonly mail: 'main' }
  | { readonly consent: 'open' };

export type Action = { readonly label: string; readonly to: Target };

/** Title, description (≤ 160 characters) and keywords for search engines and previews. */
export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** Those who answer, each with a linocut in `public/media/portraits`; names in `site.ts`. */
export const personIds = ['host', 'chef'] as const;
export type PersonId = (typeof personIds)[number];

/**
 * The top of a page.
 * `full`: picture over the whole first screen (the six landing pages); `split`: text beside a tall picture;
 * `banner`: low wide picture below the title; `plain`: type only (legal pages).
 */
export type Hero = {
  /** What the composition `house` draws: the house with its grounds, or the way from there to the cove. */
  readonly plan?: 'grounds' | 'way';
  readonly layout: 'full' | 'split' | 'banner' | 'plain';
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly media?: VisualKey;
  /** The same place by day, which the light theme shows of a full hero. */
  readonly day?: MediaKey;
  /** The evening whose lowest price per guest is named. */
  readonly starting?: StartingPlan;
  readonly actions?: readonly Action[];
};

/** A kind of catering for so many guests; with the hire of our house where they come to us. */
export type StartingPlan = {
  readonly cateringType: CateringTypeId;
  readonly guests: number;
  readonly isVenue?: true;
  /** As companies reckon. */
  readonly isNet?: true;
  /** The worked example in the section `budget` of the same page. */
  readonly example?: BudgetId;
};

type Timed = {
  /** The moment of the page's day that stands above the section; moments ascend down the page. */
  readonly at?: DayMomentId;
};

type Headed = Timed & {
  /** Anchor of the section, the same in every language. */
  readonly id: string;
  readonly eyebrow?: string;
  readonly title: string;
  /** Rooms that the composition `house` draws in this section. */
  readonly sheets?: readonly PlannedRoomId[];
};

/** Running text beside nothing: a question answered in two or three paragraphs. */
export type TextSection = Headed & {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
  readonly action?: Action;
};

/** A large picture that bleeds off one edge, with text and a gold numeral beside it. */
export type SplitSection = Headed & {
  readonly kind: 'split';
  readonly media: VisualKey;
  /** Somebody's linocut stands in the place of the picture. */
  readonly portrait?: PersonId;
  readonly side: 'left' | 'right';
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly action?: Action;
};

/** Three to five key figures in a row. */
export type FactsSection = Headed & {
  readonly kind: 'facts';
  readonly items: readonly { readonly value: string; readonly label: string }[];
};

/** How it runs: numbered steps, optionally with a time. */
export type StepsSection = Headed & {
  readonly kind: 'steps';
  /** The times are hours of one day. */
  readonly hours?: true;
  readonly items: readonly { readonly time?: string; readonly title: string; readonly text: string }[];
};

/** What is included: short lines in two columns, with an optional note below. */
export type ChecklistSection = Headed & {
  readonly kind: 'checklist';
  readonly intro?: string;
  readonly items: readonly string[];
  readonly note?: string;
};

/** Packages with their prices, straight from the catalogue. */
export type PackagesSection = Headed & {
  readonly kind: 'packages';
  readonly intro: string;
  readonly types: readonly CateringTypeId[];
  /** On pages for companies, who are shown net prices. */
  readonly priced?: 'net';
};

/** A menu card; dishes come from the catalogue so that names, diets and allergens stay true. */
export type MenuSection = Headed & {
  readonly kind: 'menu';
  readonly intro: string;
  readonly courses: readonly { readonly title: string; readonly dishes: readonly DishId[] }[];
};

/** A table with a caption; the first cell of each row is its header. */
export type TableSection = Headed & {
  readonly kind: 'table';
  /** Prices, which phones do not fold either. */
  readonly isOpen?: true;
  readonly intro?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
};

/** A worked example: its lines and total are those of the configurator. */
export type BudgetSection = Headed & {
  readonly kind: 'budget';
  readonly intro: string;
  readonly budget: BudgetId;
  readonly note: string;
};

/** The way here: a drawn map of the grounds from `visit.ts`, ways to arrive as rows, and links to a map. */
export type DirectionsSection = Headed & {
  readonly kind: 'directions';
  readonly intro: string;
  /** What the map shows, for those who do not see it. */
  readonly alt: string;
  readonly labels: Readonly<Record<MapMark, string>>;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly phoneMap: string;
  readonly webMap: string;
};

/** Every dish of the catalogue, by category, and every drink on sale, with allergens and additives. */
export type CarteSection = Headed & {
  readonly kind: 'carte';
  readonly intro: string;
  readonly categories: Readonly<Record<DishCategory, string>>;
  readonly drinksTitle: string;
  readonly drinks: readonly { readonly service: ServiceId; readonly price: string }[];
  readonly note: string;
};

export type FaqSection = Headed & {
  readonly kind: 'faq';
  readonly items: readonly { readonly question: string; readonly answer: string }[];
};

/** Ways on to other pages, each with a picture. */
export type CardsSection = Headed & {
  readonly kind: 'cards';
  readonly items: readonly {
    readonly media: VisualKey;
    readonly title: string;
    readonly text: string;
    readonly to: Target;
  }[];
};

/** Three or five pictures as a mosaic. */
export type MosaicSection = Headed & { readonly kind: 'mosaic'; readonly pictures: readonly MediaKey[] };

/** Engraved dishes with their names. */
export type PlatesSection = Headed & { readonly kind: 'plates'; readonly plates: readonly DishId[] };

export type QuoteSection = Timed & {
  readonly kind: 'quote';
  readonly id: string;
  readonly text: string;
  readonly by: string;
};

/** The last word of a page: one sentence, one or two buttons, optionally over a picture. */
export type ClosingSection = Headed & {
  readonly kind: 'closing';
  readonly text: string;
  readonly media?: VisualKey;
  readonly actions: readonly Action[];
};

/** Legal text from `content/legal`: numbered headings with anchors and a table of contents. */
export type ProseSection = Timed & {
  readonly kind: 'prose';
  readonly id: string;
  /** Says that the German text is authoritative; absent in German. */
  readonly notice?: string;
  readonly parts: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly RootContent[];
  }[];
};

export type Section =
  | TextSection
  | SplitSection
  | FactsSection
  | StepsSection
  | ChecklistSection
  | PackagesSection
  | MenuSection
  | TableSection
  | BudgetSection
  | DirectionsSection
  | CarteSection
  | FaqSection
  | CardsSection
  | MosaicSection
  | PlatesSection
  | QuoteSection
  | ClosingSection
  | ProseSection;

/** How a page is laid out; its styles hang on `data-composition`. */
export type Composition = 'house' | 'celebration' | 'carte' | 'journal' | 'letter';

export type PageContent = {
  readonly composition?: Composition;
  /** The day that the composition `celebration` tells. */
  readonly day?: CelebrationId;
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly sections: readonly Section[];
};

/** An article from `content/news`. */
export type NewsArticle = {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly media: VisualKey;
  readonly title: string;
  readonly excerpt: string;
  /** Those that several articles share lead from one to another. */
  readonly keywords: readonly string[];
  readonly author: 'owner' | 'chef';
  /** The last day of what the article offers, YYYY-MM-DD. */
  readonly offerUntil?: string;
  readonly body: Root;
};

/** Keys whose values carry structure or data and are therefore the same in every language. */
type Structural =
  | 'composition'
  | 'plan'
  | 'day'
  | 'at'
  | 'hours'
  | 'sheets'
  | 'kind'
  | 'isOpen'
  | 'id'
  | 'layout'
  | 'media'
  | 'starting'
  | 'side'
  | 'room'
  | 'rooms'
  | 'guests'
  | 'to'
  | 'types'
  | 'priced'
  | 'dishes'
  | 'pictures'
  | 'budget'
  | 'service'
  | 'plate'
  | 'portrait'
  | 'plates';

/** Sections that are written here; legal pages are Markdown. */
type WrittenSection = Exclude<Section, ProseSection>;

/** The keys of `T` whose values are not `never`. */
type Present<T> = { [Key in keyof T]-?: [NonNullable<T[Key]>] extends [never] ? never : Key }[keyof T];
type Filled<T> = [Present<T>] extends [never] ? never : Pick<T, Present<T>>;

/** What of a value is the same in every language: kinds, anchors, pictures, targets, lists of dishes. */
type StructureOf<T> = T extends string | number | boolean
  ? never
  : T extends readonly (infer Entry)[]
    ? [StructureOf<Entry>] extends [never]
      ? never
      : readonly StructureOf<Entry>[]
    : T extends object
      ? Filled<{ readonly [Key in keyof T]: Key extends Structural ? T[Key] : StructureOf<T[Key]> }>
      : never;

/** What of a value is written anew in every language. */
type WordingOf<T> = T extends string
  ? string
  : T extends number | boolean
    ? never
    : T extends readonly (infer Entry)[]
      ? [WordingOf<Entry>] extends [never]
        ? never
        : readonly WordingOf<Entry>[]
      : T extends object
        ? Filled<{ readonly [Key in keyof T as Key extends Structural ? never : Key]: WordingOf<T[Key]> }>
        : never;

/** A page's structure: its sections in order, each with its kind and its anchor. */
export type PageStructure<Page extends PageContent = PageContent> = StructureOf<Omit<Page, 'sections'>> & {
  readonly sections: readonly StructureOf<WrittenSection>[];
};

type KindOf<Part> = Part extends { readonly kind: infer Kind extends Section['kind'] } ? Kind : never;

/** The words of a page with the structure `S`: those of its sections by their anchors. */
export type PageWords<
  S extends { readonly sections: readonly { readonly id: string }[] },
  Page extends PageContent = PageContent,
> = WordingOf<Omit<Page, 'sections'>> & {
  readonly sections?: {
    readonly [Part in S['sections'][number] as Part['id']]?: WordingOf<
      Extract<WrittenSection, { readonly kind: KindOf<Part> }>
    >;
  };
};

/**
 * The shape that a translation must have: the keys and list lengths of the German words. `tsc` alone finds a missing
 * or extra sentence.
 */
export type Words<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? { readonly [Index in keyof T]: Words<T[Index]> }
    : T extends object
      ? { readonly [Key in keyof T]: Words<T[Key]> }
      : T;
