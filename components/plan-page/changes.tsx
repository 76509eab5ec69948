import { useTranslations } from 'next-intl';
import type { ShownAnswer } from '@/lib/inquiry/plan-answer';
import { Heading } from '../ui/heading';

type Props = Pick<ShownAnswer, 'differences'> & { isChange: boolean; className?: string };

/** What the answer says otherwise than what was agreed on or sent, side by side. */
export function Changes({ differences, isChange, className = 'mt-12' }: Props) {
  const t = useTranslations('planPage.offer');
  if (differences.length === 0) return <p className={className}>{t('noChanges')}</p>;
  return (
    <div className={className} data-changes>
      <Heading level={3}>{t(isChange ? 'changesAgreed' : 'changes')}</Heading>
      <ChangeRows differences={differences} />
    </div>
  );
}

/** The rows of it. */
export function ChangeRows({ differences }: Pick<Props, 'differences'>) {
  const t = useTranslations('planPage.offer');
  return (
    <dl className="mt-5">
      {differences.map(({ id, label, before, after }) => (
        <div
          key={id}
          className="figures grid gap-x-6 border-t border-line py-3 sm:grid-cols-[11rem_1fr]"
          data-change={id}
        >
          <dt className="text-muted">{label}</dt>
          {after && (
            <dd className="break-words">
              <ins className="no-underline">{after}</ins>
            </dd>
          )}
          {before && (
            <dd className="break-words text-muted sm:col-start-2">
              <span className="sr-only">{t('before')} </span>
              <del>{before}</del>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
