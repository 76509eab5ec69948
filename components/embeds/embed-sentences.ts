import { getTranslations } from 'next-intl/server';
import { type WidgetName, widgets } from '@/content/embeds';
import type { Locale } from '@/content/locales';
import { siteWords } from '@/content/texts';
import { formatList } from '@/lib/i18n/format';
import type { EmbedTexts } from './embed-texts';

/** What the placeholder and the frame of one widget say, with its provider's name. */
export async function embedTexts(name: WidgetName, locale: Locale): Promise<EmbedTexts> {
  const t = await getTranslations({ locale, namespace: 'embeds' });
  const { provider } = widgets[name];
  return {
    title: t('title', { provider }),
    text: t('text', { provider, purpose: siteWords[locale].widgets[name] }),
    once: t('once'),
    always: t('always'),
    failed: t('failed', { provider }),
    retry: t('retry'),
  };
}

/** What one placeholder says for a whole group of badges. */
export async function embedGroupTexts(names: readonly WidgetName[], locale: Locale): Promise<EmbedTexts> {
  const t = await getTranslations({ locale, namespace: 'embeds' });
  const providers = formatList(
    names.map((name) => widgets[name].provider),
    locale,
  );
  return {
    title: t('badgesTitle'),
    text: t('badges', { count: names.length, providers }),
    once: t('once'),
    always: t('always'),
    failed: t('failed', { provider: providers }),
    retry: t('retry'),
  };
}
