import { useLocale, useTranslations } from 'next-intl';
import { noticeReader } from '@/lib/plan/document/notice-text';
import type { Notice } from '@/lib/plan/notices';
import { useCatalogueTexts } from './texts-provider';

/** Minimum numbers, extra choices, short notice and the like, in words. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useTranslations('configurator.summary');
  const textOf = useNoticeText();
  if (notices.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="label text-accent">{t('notices')}</h3>
      <ul className="mt-3 space-y-2 text-sm text-muted">
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
  return noticeReader({ t, categories, locale, texts });
}
