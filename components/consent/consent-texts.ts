import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';

type Link = { readonly label: string; readonly href: string };

export type BannerTexts = Readonly<
  Record<'title' | 'text' | 'accept' | 'decline' | 'customise' | 'close', string>
> & { readonly links: readonly Link[] };

export type SettingsTexts = Readonly<
  Record<
    | 'title'
    | 'text'
    | 'necessary'
    | 'necessaryText'
    | 'preferences'
    | 'preferencesText'
    | 'statistics'
    | 'statisticsText'
    | 'marketing'
    | 'marketingText'
    | 'save'
    | 'declineAll'
    | 'acceptAll'
    | 'close'
    | 'saved'
    | 'savedText',
    string
  >
> & { readonly links: readonly Link[] };

const settingKeys = [
  'title',
  'text',
  'necessary',
  'necessaryText',
  'preferences',
  'preferencesText',
  'statistics',
  'statisticsText',
  'marketing',
  'marketingText',
  'save',
  'declineAll',
  'acceptAll',
  'close',
  'saved',
  'savedText',
] as const;

/** Everything that banner and settings say, in one language; the leaves get it as props. */
export async function consentTexts(
  locale: Locale,
): Promise<{ banner: BannerTexts; settings: SettingsTexts }> {
  const t = await getTranslations({ locale, namespace: 'consent' });
  const links = (['privacy', 'imprint', 'cookies'] as const).map((route) => ({
    label: t(route),
    href: localPath(locale, route),
  }));
  const settings = Object.fromEntries(settingKeys.map((key) => [key, t(`settings.${key}`)])) as Record<
    (typeof settingKeys)[number],
    string
  >;
  return {
    banner: {
      title: t('title'),
      text: t('text'),
      accept: t('accept'),
      decline: t('decline'),
      customise: t('customise'),
      close: t('close'),
      links,
    },
    settings: { ...settings, links },
  };
}
