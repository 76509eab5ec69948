'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dishCategories } from '@/content/catering/choices';
import { site } from '@/content/site';
import { eventDay } from '@/lib/configurator/event-day';
import type { Notice } from '@/lib/configurator/notices';
import { formatCents, formatDay } from '@/lib/i18n/format';
import { useCatalogueTexts } from './catalogue-context';

/** Minimum numbers, extra choices, short notice and the like, in words. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useTranslations('configurator.summary');
  const textOf = useNoticeText();
  if (notices.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-sans text-sm font-semibold tracking-[0.14em] text-accent uppercase">
        {t('notices')}
      </h3>
      <ul className="mt-3 space-y-2 text-[0.9375rem] leading-snug text-muted">
        {notices.map((notice) => (
          <li key={`${notice.code}${JSON.stringify(notice.params)}`} data-notice={notice.code}>
            {textOf(notice)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Turns a notice into a sentence in the reader's language. */
export function useNoticeText(): (notice: Notice) => string {
  const t = useTranslations('notices');
  const categories = useTranslations('configurator.categories');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const readable = ([key, value]: [string, string | number]): [string, string | number] => {
    if (key.endsWith('Cents') && typeof value === 'number') return [key, formatCents(value, locale)];
    if (typeof value !== 'string') return [key, value];
    if (key === 'earliest') {
      const day = eventDay(value);
      return [key, day ? formatDay(day, locale, 'long') : value];
    }
    const category = dishCategories.find((known) => key === 'category' && known === value);
    if (category) return [key, categories(category)];
    if (key === 'service' || key === 'dish') return [key, texts.items[value] ?? value];
    return [key, value];
  };
  return (notice) =>
    t(notice.code, {
      phone: site.phone.display,
      ...Object.fromEntries(Object.entries(notice.params).map(readable)),
    } as never);
}
