import type { RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { Blocks } from './blocks';
import { PrintSheet } from './print-sheet';

type Props = { title: string; nodes: readonly RootContent[]; locale: Locale };

/** What a reader takes away from an article: a list or table that can be printed without the rest of the page. */
export async function Sheet({ title, nodes, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'news.sheet' });
  return (
    <section id="sheet" aria-labelledby="sheet-title" className="handout scroll-mt-36">
      <h2 id="sheet-title">{title}</h2>
      <Blocks nodes={nodes} locale={locale} caption={title} />
      <PrintSheet label={t('print')} />
    </section>
  );
}
