/** The four display buttons of the accessibility panel, in their order. */
export const displaySettingIds = ['highContrast', 'largeText', 'darkBackground', 'highlightLinks'] as const;

export type DisplaySettingId = (typeof displaySettingIds)[number];

type DisplaySetting = {
  /** Local storage holds 'true' or 'false' under this key. */
  readonly storageKey: string;
  /** Class on the document root while the setting is on. */
  readonly className: string;
  /** Feature flag: while false the button only says that the feature is not implemented yet. */
  readonly available: boolean;
};

export const displaySettings: Readonly<Record<DisplaySettingId, DisplaySetting>> = {
  highContrast: { storageKey: 'seegut-high-contrast', className: 'high-contrast', available: true },
  largeText: { storageKey: 'seegut-large-text', className: 'large-text', available: true },
  darkBackground: { storageKey: 'seegut-dark-background', className: 'dark-background', available: true },
  highlightLinks: { storageKey: 'seegut-highlight-links', className: 'highlight-links', available: true },
};
