import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { type TextFile, textFile } from '@/lib/i18n/text-file';
import type { PanelTexts } from './accessibility-panel';
import { settingTexts } from './setting-texts';

/** What the accessibility panel says, as a file. */
export async function panelTexts(locale: Locale): Promise<TextFile> {
  const t = await getTranslations({ locale, namespace: 'accessibilityPanel' });
  const texts: PanelTexts = {
    title: t('title'),
    close: t('close'),
    settings: await settingTexts(locale),
    topics: [
      { id: 'commitment', title: t('commitment'), text: t('commitmentText') },
      {
        id: 'feedback',
        title: t('feedback'),
        text: t('feedbackText', { days: site.answerDays }),
        link: { label: t('feedbackLink'), href: localPath(locale, 'contact') },
      },
      {
        id: 'statement',
        title: t('statement'),
        text: t('statementText'),
        link: { label: t('statementLink'), href: localPath(locale, 'accessibility') },
      },
    ],
  };
  return textFile('accessibility', locale, texts);
}
