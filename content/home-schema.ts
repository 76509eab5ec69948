import type { CateringTypeId } from './catering/choices';
import type { EngravingKey } from './engravings';
import type { MediaKey } from './media';
import type { Action, PageContent, Target } from './schema';
import type { VisualKey } from './visual';

type Headed = {
  /** Anchor of the section, the same in every language. */
  readonly id: string;
  readonly eyebrow?: string;
  readonly title: string;
};

type Teaser = {
  readonly media: VisualKey;
  readonly title: string;
  readonly text: string;
  readonly to: Target;
};

/**
 * The home page: sixteen parts in the order in which they are shown, the hero first. The shared list of
 * sections stays empty, because none of these compositions occurs on another page.
 */
export type HomeContent = PageContent & {
  readonly sections: readonly [];
  readonly welcome: Headed & { readonly paragraphs: readonly string[]; readonly actions: readonly Action[] };
  readonly highlights: Headed & {
    readonly media: MediaKey;
    readonly items: readonly { readonly title: string; readonly text: string }[];
    readonly action: Action;
  };
  /** Two pictures and two plates with text, in uneven rhythm. */
  readonly teasers: readonly (Teaser & { readonly id: string; readonly label: string })[];
  readonly quote: { readonly id: string; readonly text: string; readonly by: string; readonly role: string };
  readonly catering: Headed & { readonly intro: string; readonly items: readonly Teaser[] };
  readonly whyUs: Headed & {
    /** Take turns; the list below says the same at rest. */
    readonly messages: readonly { readonly title: string; readonly text: string }[];
    readonly items: readonly { readonly title: string; readonly text: string }[];
    readonly request: Action;
    readonly call: Action;
  };
  readonly fullService: Headed & {
    readonly intro: string;
    readonly types: readonly CateringTypeId[];
    readonly promise: readonly { readonly value: string; readonly label: string }[];
    readonly note: string;
    readonly action: Action;
  };
  readonly reviews: Headed & {
    /** Whether and how it is checked that reviews come from real customers (§ 5b (3) UWG). */
    readonly authenticity: string;
  };
  readonly news: Headed & { readonly action: Action };
  readonly configure: Headed & {
    readonly text: string;
    readonly media: MediaKey;
    readonly actions: readonly Action[];
  };
  readonly about: Headed & {
    readonly paragraphs: readonly string[];
    readonly action: Action;
  };
  readonly premium: Headed & {
    readonly items: readonly (Omit<Teaser, 'media'> & { readonly plate: EngravingKey })[];
  };
  readonly press: Headed;
  readonly survey: Headed & {
    readonly text: string;
    /** Labels of the four questions, in the order of `surveyResult`. */
    readonly questions: readonly string[];
    /** How the figures came about. */
    readonly basis: string;
  };
  readonly instagram: Headed & {
    readonly text: string;
    readonly pictures: readonly MediaKey[];
    readonly follow: string;
  };
};
