import { consentDays } from '@/content/retention';

/** The categories that a visitor may allow; `necessary` is always on and no choice. */
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/**
 * The stored record. It keeps what article 7 (1) GDPR asks the operator to be able to show: when,
 * under which version of the services and to which wording the visitor decided.
 */
export type Consent = ConsentChoice & {
  readonly necessary: true;
  /** ISO 8601, UTC; null while nothing was decided. */
  readonly decidedAt: string | null;
  readonly version: number;
  readonly textVersion: string;
};

export const consentStorageKey = 'seegut-consent-v2';

/** Fired on the window by the boot script with the record that it has just stored. */
export const choiceEvent = 'seegut:consent-choice';

/** The dialog with the choice per category. */
export const consentSettingsId = 'cookie-settings';

/** Fired on the window after every decision in this tab. */
export const consentEvent = 'cookieConsentChanged';

/** Raised when services or purposes change: every visitor is then asked again. */
export const consentVersion = 2;

/** The day of the banner's current wording, stored with each decision. */
export const consentTextVersion = '2026-11-25';

/** A decision is asked for again after twelve months. */
const lifetimeMs = consentDays * 24 * 60 * 60 * 1000;

export const onlyNecessary: Consent = {
  necessary: true,
  preferences: false,
  statistics: false,
  marketing: false,
  decidedAt: null,
  version: consentVersion,
  textVersion: consentTextVersion,
};

export const allCategories: ConsentChoice = { preferences: true, statistics: true, marketing: true };
export const noCategories: ConsentChoice = { preferences: false, statistics: false, marketing: false };

/** The record of a decision taken at `now`. */
export function createConsent(choice: ConsentChoice, now: Date): Consent {
  return {
    necessary: true,
    preferences: choice.preferences,
    statistics: choice.statistics,
    marketing: choice.marketing,
    decidedAt: now.toISOString(),
    version: consentVersion,
    textVersion: consentTextVersion,
  };
}

/**
 * Reads a stored record. Anything that is not a complete record of the current version, younger than
 * twelve months, is undefined: only what is necessary then holds and the banner asks again.
 */
export function parseConsent(stored: string, now: Date): Consent | undefined {
  const record: unknown = JSON.parse(stored);
  if (typeof record !== 'object' || record === null) return undefined;
  const { preferences, statistics, marketing, decidedAt, version, textVersion } = record as Record<
    string,
    unknown
  >;
  if (typeof preferences !== 'boolean' || typeof statistics !== 'boolean' || typeof marketing !== 'boolean') {
    return undefined;
  }
  if (typeof decidedAt !== 'string' || version !== consentVersion || typeof textVersion !== 'string') {
    return undefined;
  }
  const age = now.getTime() - Date.parse(decidedAt);
  if (Number.isNaN(age) || age > lifetimeMs) return undefined;
  return { necessary: true, preferences, statistics, marketing, decidedAt, version, textVersion };
}
