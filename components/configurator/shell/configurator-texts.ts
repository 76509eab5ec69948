import { createHash } from 'node:crypto';
import { getMessages } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import type { ConfiguratorTexts } from './texts-provider';

/** The configurator's texts as a file whose name changes with its content. */
export async function configuratorTexts(locale: Locale): Promise<{ name: string; json: string }> {
  const { availability, configurator, errors, notices, proposals } = await getMessages({ locale });
  const texts: ConfiguratorTexts = {
    messages: { availability, configurator, errors, notices, proposals },
    catalogue: catalogueTexts(locale),
  };
  const json = JSON.stringify(texts);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
  return { name: `configurator-${locale}-${hash}.json`, json };
}
