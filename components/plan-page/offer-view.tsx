import { useTranslations } from 'next-intl';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { ShownOffer } from '@/lib/inquiry/plan-answer';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { OfferChanges } from './offer-changes';
import { OfferPdf } from './offer-pdf';

const tones = { changed: 'text-accent', added: 'text-lake' } as const;

/** An offer as it was sent: what differs from the plan first, then every line and one price. */
export function OfferView({ offer, access }: { offer: ShownOffer; access: PlanAccess }) {
  const t = useTranslations('planPage.offer');
  const { version, sentDay, facts, message, lines, discount, total, basis, sums, deposit } = offer;
  return (
    <section data-offer={version} aria-labelledby="offer-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <Heading level={2} id="offer-title">
          {t('title')}
        </Heading>
        <p className="figures text-muted">{t('version', { version, date: sentDay })}</p>
      </div>
      <dl className="mt-8 grid gap-y-1 border-t border-accent pt-6 sm:grid-cols-[auto_1fr] sm:gap-x-8">
        {facts.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="figures mb-3 sm:mb-0">{text}</dd>
          </div>
        ))}
      </dl>
      {message && (
        <figure className="mt-10">
          <figcaption className="text-sm text-muted">{t('message')}</figcaption>
          <blockquote className="measure mt-2 border-l border-accent pl-6 whitespace-pre-line">
            {message}
          </blockquote>
        </figure>
      )}
      <OfferChanges offer={offer} />
      <Heading level={3} className="mt-14">
        {t('lines')}
      </Heading>
      <ul className="mt-5">
        {lines.map((line) => (
          <li
            key={line.id}
            data-line={line.id}
            className="figures grid grid-cols-[1fr_auto] gap-x-6 border-t border-line py-3"
          >
            <span className="min-w-0 break-words">
              {line.text}
              {line.mark && <span className={`ml-3 text-sm ${tones[line.mark]}`}>{line.note}</span>}
              <span className="block text-sm text-muted">{line.detail}</span>
            </span>
            <span className="text-right whitespace-nowrap">{line.amount}</span>
          </li>
        ))}
        {discount && (
          <li className="figures flex justify-between gap-6 border-t border-line py-3">
            <span>{discount.term}</span>
            <span className="whitespace-nowrap">{discount.text}</span>
          </li>
        )}
      </ul>
      <dl className="figures border-t border-accent pt-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <dt className="font-medium">{total.term}</dt>
          <Figure as="dd" size="lg" data-offer-total>
            {total.text}
          </Figure>
        </div>
        <div className="text-right text-muted">
          <dt className="sr-only">{total.term}</dt>
          <dd>{basis}</dd>
        </div>
        {[...sums, ...(deposit ? [deposit] : [])].map(({ term, text }) => (
          <div key={term} className="mt-1.5 flex justify-between gap-6 text-sm text-muted">
            <dt>{term}</dt>
            <dd className="whitespace-nowrap">{text}</dd>
          </div>
        ))}
      </dl>
      <OfferPdf access={access} version={version} />
    </section>
  );
}
