import { useDraft } from '@/components/configurator/shell/use-draft';
import { useDescribeContext } from '@/components/configurator/shell/use-plan';
import { phoneFor, site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { dayText } from '@/lib/plan/describe-texts';

/** Ways to ask somebody from any step; the plan stays as it is. */
export function QuestionPanel() {
  const context = useDescribeContext();
  const { t, locale } = context;
  const { draft } = useDraft();
  const subject = [
    t('question.subject', { brand: site.name, guests: draft.guests }),
    dayText(draft, context, 'long'),
  ]
    .filter(Boolean)
    .join(', ');
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
  return (
    <div data-question>
      <p className="measure text-muted">{t('question.text')}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t('question.call', { ...site.openingHours })}</dt>
          <dd className="mt-1">
            <a href={site.phone.href} className="figure text-3xl">
              {phoneFor(locale)}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('question.write')}</dt>
          <dd className="mt-1">
            <a href={mail} className="text-link break-words">
              {site.email}
            </a>
          </dd>
          <dd className="mt-2">
            <a href={localPath(locale, 'contact')} target="_blank" rel="noopener" className="text-link">
              {t('question.form')}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
