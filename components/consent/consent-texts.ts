import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';

type Link = { readonly label: string; readonly href: string };

const bannerKeys = ['title', 'nothingConfigured', 'accept', 'decline', 'customise', 'close'] as const;

export type BannerTexts = Readonly<Record<(typeof bannerKeys)[number], string>> & {
  /** With `{partners}` for the names of those that are configured. */
  readonly text: string;
  readonly links: readonly Link[];
};

/** The pages that explain a decision. */
export async function consentLinks(locale: Locale): Promise<readonly Link[]> {
  const t = await getTranslations({ locale, namespace: 'consent' });
  const routes = ['privacy', 'imprint', 'cookies'] as const;
  return routes.map((route) => ({ label: t(route), href: localPath(locale, route) }));
}

/** Everything that the banner says, in one language. */
export async function bannerTexts(locale: Locale): Promise<BannerTexts> {
  const t = await getTranslations({ locale, namespace: 'consent' });
  const words = Object.fromEntries(bannerKeys.map((key) => [key, t(key)])) as Record<
    (typeof bannerKeys)[number],
    string
  >;
  return { ...words, text: t('text', { partners: '{partners}' }), links: await consentLinks(locale) };
}
