import { getMessages } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { type TextFile, textFile } from '@/lib/i18n/text-file';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import type { ConfiguratorTexts } from './texts-provider';

/** The configurator's texts as a file. */
export async function configuratorTexts(locale: Locale): Promise<TextFile> {
  const { availability, configurator, errors, notices, proposals } = await getMessages({ locale });
  const texts: ConfiguratorTexts = {
    messages: { availability, configurator, errors, notices, proposals },
    catalogue: catalogueTexts(locale),
  };
  return textFile('configurator', locale, texts);
}
