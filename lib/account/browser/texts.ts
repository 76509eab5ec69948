import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import type { AccountMessages, PlanPageMessages } from '@/lib/account/texts';

export type AccountTexts = { readonly locale: Locale; readonly messages: AccountMessages };
export type PlanPageTexts = { readonly locale: Locale; readonly messages: PlanPageMessages };

/** The language of the page that is open; a change of language is always a new page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

const pending = new Map<string, Promise<unknown>>();

/** Fetches a file of texts once; what failed is fetched again when it is asked for again. */
function fetchOnce(file: string): Promise<unknown> {
  const known = pending.get(file);
  if (known) return known;
  const started = fetch(`/api/account/texts/${file}`).then((response) => {
    if (!response.ok) throw new Error(`texts ${response.status}`);
    return response.json();
  });
  pending.set(file, started);
  started.catch(() => pending.delete(file));
  return started;
}

/**
 * The texts of the account in the page's language, which no page carries along.
 * @throws Error when they cannot be fetched.
 */
export async function accountTexts(): Promise<AccountTexts> {
  const locale = pageLocale();
  return { locale, messages: (await fetchOnce(locale)) as AccountMessages };
}

/**
 * The texts of the plan page in the page's language.
 * @throws Error when they cannot be fetched.
 */
export async function planPageTexts(): Promise<PlanPageTexts> {
  const locale = pageLocale();
  return { locale, messages: (await fetchOnce(`${locale}-plan-page`)) as PlanPageMessages };
}
