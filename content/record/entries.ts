/**
 * The record of processing (GDPR, Art. 30): everything personal that the site keeps, and where. The privacy policy, the
 * cookie policy and `docs/record-of-processing.md` are made from it; `tests/content/record.test.ts` finds what the code
 * keeps and does not stand here. How long each stays is `content/retention.ts`; its words are beside this file.
 */
export const bases = ['necessary', 'contract', 'interest', 'law', 'consent', 'proof', 'employment'] as const;
export type Basis = (typeof bases)[number];

export const readers = ['staff', 'technicians', 'owner', 'accountants', 'providers'] as const;
export type Reader = (typeof readers)[number];

export const places = ['cookie', 'local', 'session'] as const;
export type Place = (typeof places)[number];

type BrowserEntry = {
  /** As they stand in the browser; several with the same content share a row. */
  readonly names: readonly string[];
  readonly place: Place;
  readonly basis: readonly Basis[];
};

/** What the site keeps in a visitor's browser. Only that browser reads it, unless its row says otherwise. */
export const browserEntries = {
  consent: { names: ['seegut-consent-v2'], place: 'local', basis: ['necessary', 'proof'] },
  locale: { names: ['NEXT_LOCALE'], place: 'cookie', basis: ['necessary'] },
  localeCopy: { names: ['seegut-locale'], place: 'local', basis: ['necessary'] },
  localeGuessed: { names: ['seegut-locale-guessed'], place: 'cookie', basis: ['necessary'] },
  localeChosen: { names: ['seegut-locale-chosen'], place: 'cookie', basis: ['necessary'] },
  bannerClosed: { names: ['seegut-banner-closed'], place: 'session', basis: ['necessary'] },
  display: {
    names: [
      'seegut-theme',
      'seegut-high-contrast',
      'seegut-large-text',
      'seegut-dark-background',
      'seegut-highlight-links',
    ],
    place: 'local',
    basis: ['necessary'],
  },
  draft: { names: ['cateringConfig'], place: 'local', basis: ['necessary'] },
  variants: { names: ['seegut-plan-variant'], place: 'local', basis: ['necessary'] },
  setAside: { names: ['seegut-plan-set-aside'], place: 'local', basis: ['necessary'] },
  draftBase: { names: ['seegut-draft-base'], place: 'local', basis: ['necessary'] },
  contact: { names: ['seegut-contact'], place: 'session', basis: ['necessary'] },
  lastInquiry: { names: ['seegut-last-inquiry'], place: 'local', basis: ['necessary'] },
  sentPlan: { names: ['seegut-sent-plan'], place: 'local', basis: ['necessary'] },
  planKeys: { names: ['seegut-plan-keys'], place: 'session', basis: ['necessary'] },
  session: { names: ['sg-auth'], place: 'cookie', basis: ['necessary', 'contract'] },
  knownBrowser: { names: ['sg-browser'], place: 'cookie', basis: ['necessary'] },
} as const satisfies Readonly<Record<string, BrowserEntry>>;
export type BrowserEntryId = keyof typeof browserEntries;

type ServerEntry = {
  /** Tables of the database, or `-` and what else keeps it. */
  readonly kept: readonly string[];
  readonly basis: readonly Basis[];
  readonly who: readonly Reader[];
};

/** What the site and those who run it keep beyond the browser. */
export const serverEntries = {
  delivery: { kept: ['- log of the web server'], basis: ['interest'], who: ['technicians', 'providers'] },
  limits: { kept: ['public.rate_limits'], basis: ['interest'], who: ['technicians'] },
  inquiry: {
    kept: ['public.inquiries', 'public.inquiry_events', 'public.inquiry_notes'],
    basis: ['contract'],
    who: ['staff', 'technicians'],
  },
  offer: {
    kept: ['public.offers', 'public.offer_drafts'],
    basis: ['contract', 'law'],
    who: ['staff', 'technicians'],
  },
  order: {
    kept: ['public.offer_acceptances', 'public.cancellations', '- invoices'],
    basis: ['contract', 'law'],
    who: ['staff', 'technicians', 'accountants'],
  },
  days: { kept: ['public.bookings'], basis: ['contract'], who: ['staff', 'technicians'] },
  message: {
    kept: ['public.contact_messages'],
    basis: ['contract', 'interest'],
    who: ['staff', 'technicians'],
  },
  mail: {
    kept: ['public.mail_outbox', '- mail server'],
    basis: ['contract', 'interest'],
    who: ['staff', 'technicians', 'providers'],
  },
  account: {
    kept: ['auth.users', 'public.proven_addresses'],
    basis: ['contract'],
    who: ['owner', 'technicians'],
  },
  accountDraft: { kept: ['public.drafts'], basis: ['contract'], who: ['owner', 'technicians'] },
  usedLinks: { kept: ['public.used_links'], basis: ['interest'], who: ['technicians'] },
  signIns: { kept: ['auth.audit_log_entries'], basis: ['interest'], who: ['technicians'] },
  staff: {
    kept: ['private.staff'],
    basis: ['contract', 'employment'],
    who: ['technicians'],
  },
  analytics: { kept: ['- Google, portals'], basis: ['consent'], who: ['providers'] },
} as const satisfies Readonly<Record<string, ServerEntry>>;
export type ServerEntryId = keyof typeof serverEntries;

/**
 * Tables without anything personal: keys of the installation.
 * @public the test that finds what the record leaves out reads it
 */
export const impersonalTables: readonly string[] = ['private.secrets'];

/**
 * What a line of the log may carry: codes, numbers and names of errors, nothing about a person.
 * @public the test that reads what the code logs
 */
export const impersonalFacts: readonly string[] = [
  // Of a request or an error.
  ...['name', 'digest', 'reason', 'state', 'error', 'message', 'method', 'problem', 'limit'],
  // Of a mail: its number and kind, and whether it goes to the guest or the house.
  ...['id', 'kind', 'recipient', 'attempt'],
  // Of the process itself.
  ...['job', 'advice', 'count', 'repaired', 'url', 'first'],
];

type BrowserWords = { readonly what: string; readonly until: string };
type ServerWords = { readonly why: string; readonly what: string; readonly until: string };

export type RecordWords = {
  readonly bases: Readonly<Record<Basis, string>>;
  readonly readers: Readonly<Record<Reader, string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly columns: Readonly<Record<'name' | 'place' | 'why' | 'what' | 'basis' | 'until' | 'who', string>>;
  readonly browser: Readonly<Record<BrowserEntryId, BrowserWords>>;
  readonly server: Readonly<Record<ServerEntryId, ServerWords>>;
};
