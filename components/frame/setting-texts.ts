import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { type DisplaySettingId, displaySettingIds } from '@/lib/display/settings';

type Message = { readonly title: string; readonly description: string };

/** What a display setting is called and what is said when it is switched. */
export type SettingTexts = {
  readonly label: string;
  readonly on: Message;
  readonly off: Message;
  /** For a setting whose feature flag is off. */
  readonly missing: Message;
};

/** The texts of all display settings in a language, for the client leaves. */
export async function settingTexts(
  locale: Locale,
): Promise<Readonly<Record<DisplaySettingId, SettingTexts>>> {
  const label = await getTranslations({ locale, namespace: 'display' });
  const t = await getTranslations({ locale, namespace: 'toast' });
  const collectTexts = (id: DisplaySettingId): SettingTexts => ({
    label: label(id),
    on: { title: t(`${id}On`), description: t(`${id}OnText`) },
    off: { title: t(`${id}Off`), description: t(`${id}OffText`) },
    missing: {
      title: t('notImplemented', { feature: label(id) }),
      description: t('notImplementedText'),
    },
  });
  return Object.fromEntries(displaySettingIds.map((id) => [id, collectTexts(id)])) as Record<
    DisplaySettingId,
    SettingTexts
  >;
}
