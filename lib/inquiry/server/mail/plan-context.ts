import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import type { AnswerContext } from '@/lib/answer/summarise-terms';
import { messages } from '@/lib/i18n/messages';
import { translatorFor } from '@/lib/i18n/translator';
import { catalogueTexts } from '@/lib/plan/catalogue-texts';
import type { DescribeContext } from '@/lib/plan/describe';
import { noticeReader } from '@/lib/plan/document/notice-text';
import type { Notice } from '@/lib/plan/notices';

/** What a plan is described with outside of a page. */
export const planContext = (locale: Locale): DescribeContext => ({
  texts: catalogueTexts(locale),
  locale,
  t: createTranslator({ locale, messages: messages[locale], namespace: 'configurator' }),
});

/** The same with the words of an answer. */
export const answerContext = (locale: Locale): AnswerContext => ({
  ...planContext(locale),
  words: createTranslator({ locale, messages: messages[locale], namespace: 'offer' }),
});

/** Turns what is good to know into sentences of a language. */
export function noticeTexts(locale: Locale, notices: readonly Notice[]): readonly string[] {
  const all = translatorFor(locale);
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'notices' });
  const categories = (id: Parameters<Parameters<typeof noticeReader>[0]['categories']>[0]) =>
    all(`configurator.categories.${id}`);
  return notices.map(noticeReader({ t, categories, locale, texts: catalogueTexts(locale) }));
}
