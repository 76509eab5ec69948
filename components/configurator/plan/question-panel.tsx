import { useLocale, useTranslations } from 'next-intl';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { formatDay } from '@/lib/i18n/format';

/** Ways to ask somebody from any step; the plan stays as it is. */
export function QuestionPanel() {
  const t = useTranslations('configurator.question');
  const locale = useLocale();
  const { draft } = useDraft();
  const { date } = draft.details;
  const subject = [
    t('subject', { brand: site.name, guests: draft.guests }),
    date ? formatDay(date, locale, 'long') : '',
  ]
    .filter(Boolean)
    .join(', ');
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
  return (
    <div data-question>
      <p className="measure text-muted">{t('text')}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t('call', { ...site.openingHours })}</dt>
          <dd className="mt-1">
            <a href={site.phone.href} className="figure text-3xl">
              {locale === 'de' ? site.phone.display : site.phone.international}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('write')}</dt>
          <dd className="mt-1">
            <a href={mail} className="text-link break-words">
              {site.email}
            </a>
          </dd>
          <dd className="mt-2">
            <a href={localPath(locale, 'contact')} target="_blank" rel="noopener" className="text-link">
              {t('form')}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
