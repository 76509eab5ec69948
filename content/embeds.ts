/**
 * Parts of the site that a third party may fill after consent. Which ones are in use is decided by the
 * environment (see `.env.example`); until then, and without consent, the site's own content stands there.
 */
export const widgetNames = [
  'instagram',
  'review',
  'trust',
  'travel',
  'event-caterer',
  'portal-location',
  'portal-catering',
  'business-review',
  'local-review',
] as const;

export type WidgetName = (typeof widgetNames)[number];

export type Widget = {
  /** Named at the placeholder, before anything is loaded. */
  readonly provider: string;
  /**
   * What the provider's script looks for in the frame: the element's id, and its attributes. `{id}` is
   * replaced by the account or widget number from the environment.
   */
  readonly elementId: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML that the provider wants inside its element until its script has run, for example a link to our profile there. */
  readonly snippet?: string;
  /** Attributes of the script element itself. */
  readonly scriptAttributes?: Readonly<Record<string, string>>;
  /** Path of the provider's function that draws the widget again, for example `Provider.reload`. */
  readonly reload?: string;
  /** Added once a visit: it outlasts its page, and its script is asked to reload when the page is back. */
  readonly stays?: boolean;
};

/** As the customer fixed it: German, Germany, landscape, large, light, badge hidden, border with shadow. */
const trustOptions = {
  'data-language': 'de',
  'data-country': 'DE',
  'data-orientation': 'landscape',
  'data-size': 'large',
  'data-theme': 'light',
  'data-badge': 'hidden',
  'data-border': 'shadow',
};

const badge = (provider: string, elementId: string): Widget => ({
  provider,
  elementId,
  attributes: { 'data-badge-id': '{id}' },
});

export const widgets: Readonly<Record<WidgetName, Widget>> = {
  instagram: {
    provider: 'Instagram (Meta Platforms Ireland Ltd.)',
    elementId: 'instagram-feed',
    attributes: { 'data-feed-id': '{id}' },
    scriptAttributes: { 'data-lazy': 'true' },
  },
  review: {
    provider: 'Kiezstimmen',
    reload: 'ReviewSlider.reload',
    elementId: 'review-slider',
    attributes: {
      'data-widget-id': '{id}',
      'data-slides': '4',
      'data-slides-below-1024': '2',
      'data-slides-below-768': '1',
      'data-autoplay': '4000',
      'data-infinite': 'true',
      'data-arrows': 'true',
      'data-dots': 'false',
    },
  },
  trust: {
    provider: 'Kontorstimme',
    stays: true,
    reload: 'TrustWidget.reload',
    elementId: 'trust-widget',
    attributes: { 'data-widget-id': '{id}', ...trustOptions },
  },
  travel: badge('Wegundgast', 'travel-badge'),
  'event-caterer': badge('Festtafelbuch', 'event-caterer-badge'),
  'portal-location': badge('Saalundsee', 'portal-location-badge'),
  'portal-catering': badge('Löffelkarte', 'portal-catering-badge'),
  'business-review': badge('Kontorstimme', 'business-review-badge'),
  'local-review': badge('Kiezstimmen', 'local-review-badge'),
};
