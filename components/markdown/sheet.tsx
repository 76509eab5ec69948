import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/content/locales';
import { PrintSheet } from './print-sheet';

type Props = { title: string; locale: Locale; children: ReactNode };

/** What a reader takes away from an article: a list or table that can be printed without the rest of the page. */
export async function Sheet({ title, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'news.sheet' });
  return (
    <section id="sheet" aria-labelledby="sheet-title" className="handout scroll-mt-36">
      <h2 id="sheet-title">{title}</h2>
      {children}
      <PrintSheet label={t('print')} />
    </section>
  );
}
