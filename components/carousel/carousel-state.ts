/** How a carousel moves. Times in milliseconds; `duration` is Embla's own unit (about 1/60 s at full pull). */
export type CarouselTiming = {
  readonly delayMs: number;
  readonly duration?: number;
  /** Lets the slides rise one after the other when they are first seen. */
  readonly entrance?: boolean;
};

/** What can be seen of a running carousel. */
export type CarouselState = {
  /** Whether the slides move on by themselves; also true while the pointer holds them for a moment. */
  readonly rotating: boolean;
  readonly canPrevious: boolean;
  readonly canNext: boolean;
  /** Indexes of the slides that are at least partly visible. */
  readonly inView: readonly number[];
};

export type CarouselControls = {
  readonly previous: () => void;
  readonly next: () => void;
  /** Starts or stops the rotation because the visitor asked for it. */
  readonly toggle: () => void;
  /** Ends the rotation for good: the visitor has taken over. */
  readonly takeOver: () => void;
  /** Holds the rotation while the pointer rests on the carousel. */
  readonly hold: () => void;
  readonly release: () => void;
};

export type CarouselTexts = {
  /** Role of the whole and of one slide, in the reader's language. */
  readonly role: string;
  readonly slideRole: string;
  /** `{n}` of `{of}`. */
  readonly position: string;
  readonly start: string;
  readonly stop: string;
  readonly previous: string;
  readonly next: string;
};
