import { useTranslations } from 'next-intl';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { ShownAnswer } from '@/lib/inquiry/plan-answer';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { OfferPdf } from './offer-pdf';

/** An answer of the house: its words, what differs from the plan that was sent, and one price. */
export function OfferView({ offer, access }: { offer: ShownAnswer; access: PlanAccess }) {
  const t = useTranslations('planPage.offer');
  const { version, sentDay, validUntil, isOpen, message, differences, total, basis, deposit } = offer;
  return (
    <section data-offer={version} aria-labelledby="offer-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <Heading level={2} id="offer-title">
          {t('title')}
        </Heading>
        <p className="figures text-muted">{t('version', { version, date: sentDay })}</p>
      </div>
      <Figure as="p" size="lg" className="mt-8 border-t border-accent pt-6" data-offer-total>
        {total}
      </Figure>
      <p className="text-muted">{[basis, deposit].filter(Boolean).join(' · ')}</p>
      {isOpen && <p className="mt-2">{t('validUntil', { date: validUntil })}</p>}
      {message && (
        <figure className="mt-10">
          <figcaption className="text-sm text-muted">{t('message')}</figcaption>
          <blockquote className="measure mt-2 border-l border-accent pl-6 whitespace-pre-line">
            {message}
          </blockquote>
        </figure>
      )}
      <Changes differences={differences} />
      <OfferPdf access={access} version={version} />
    </section>
  );
}

/** What the answer says otherwise than the plan that was sent, side by side. */
function Changes({ differences }: Pick<ShownAnswer, 'differences'>) {
  const t = useTranslations('planPage.offer');
  if (differences.length === 0) return <p className="mt-10">{t('noChanges')}</p>;
  return (
    <div className="mt-12" data-changes>
      <Heading level={3}>{t('changes')}</Heading>
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
    </div>
  );
}
