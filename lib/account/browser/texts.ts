import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import type { AccountMessages, PlanMessages, PlanPageMessages } from '@/lib/account/texts';
import type { CatalogueTexts } from '@/lib/plan/catalogue-texts';

export type AccountTexts = { readonly locale: Locale; readonly messages: AccountMessages };
export type PlanPageTexts = { readonly locale: Locale; readonly messages: PlanPageMessages };
export type PlanTexts = { readonly messages: PlanMessages; readonly catalogue: CatalogueTexts };

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
 * What a plan needs to be written out in words.
 * @throws Error when it cannot be fetched.
 */
export const planTexts = async (): Promise<PlanTexts> =>
  (await fetchOnce(`${pageLocale()}-plan`)) as PlanTexts;

/**
 * The texts of the plan page in the page's language.
 * @throws Error when they cannot be fetched.
 */
export async function planPageTexts(): Promise<PlanPageTexts> {
  const locale = pageLocale();
  return { locale, messages: (await fetchOnce(`${locale}-plan-page`)) as PlanPageMessages };
}
