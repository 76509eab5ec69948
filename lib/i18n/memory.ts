import { isLocale, type Locale } from '@/content/locales';

export type LanguageTraces = {
  /** Language of the page that is shown. */
  readonly current: Locale;
  /** Whether the address names its language itself (`/en/…`). */
  readonly prefixed: boolean;
  /** Whether only Accept-Language led to this address. */
  readonly guessed: boolean;
  readonly cookie: string | undefined;
  readonly localStorage: string | null;
  readonly sessionStorage: string | null;
};

/**
 * The language to move to, or undefined to stay. Storage comes after query and cookie and before the
 * browser's language, so it only counts where neither decided and the address was not chosen.
 */
export function rememberedLanguage(traces: LanguageTraces): Locale | undefined {
  if (isLocale(traces.cookie)) return undefined;
  if (traces.prefixed && !traces.guessed) return undefined;
  const stored = [traces.localStorage, traces.sessionStorage].find(isLocale);
  return stored === traces.current ? undefined : stored;
}
