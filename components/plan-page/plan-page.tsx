import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { PlanPageTexts } from '@/lib/account/browser/texts';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { PlanAnswer } from '@/lib/inquiry/plan-answer';
import { PlanFiles } from '../plan/plan-files';
import { PlanView } from '../plan/plan-view';
import { Heading } from '../ui/heading';
import { AcceptForm } from './accept-form';
import { OfferView } from './offer-view';
import { type OpenAction, PlanActions } from './plan-actions';
import { PlanStatus } from './plan-status';
import { RenewLink } from './renew-link';

type Props = { plan: PlanAnswer; access: PlanAccess; texts: PlanPageTexts };

/** Where an inquiry stands, its offer, what the visitor may do, and the plan: for whoever holds its link. */
export function PlanPage({ texts: { locale, messages }, ...props }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <Parts {...props} />
    </NextIntlClientProvider>
  );
}

/** States in which an offer is still of interest. */
const withOffer: ReadonlySet<PlanAnswer['state']> = new Set([
  'offer_sent',
  'accepted',
  'declined',
  'expired',
]);

/** What is accepted, in the rows of the plan. */
function mainFacts({ document }: PlanAnswer) {
  const rows = document.sections.flatMap((section) => section.rows);
  return ['when', 'guests', 'room'].flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    return row ? [{ term: row.label, text: row.values.map(({ text }) => text).join(', ') }] : [];
  });
}

function Parts({ plan, access }: Omit<Props, 'texts'>) {
  const t = useTranslations('planPage');
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<OpenAction | null>(null);
  const [note, setNote] = useState('');
  const offer = withOffer.has(plan.state) ? plan.offer : null;
  const canAccept = plan.state === 'offer_sent' && offer?.isOpen === true;

  const done = (said = '') => {
    setOpen(null);
    setNote(said);
    heading.current?.focus();
  };
  const actions = (
    <PlanActions
      plan={plan}
      access={access}
      open={open}
      onOpen={(action) => {
        setNote('');
        setOpen(action);
      }}
      onDone={done}
    />
  );
  return (
    <div className="@container mt-16" data-plan-page>
      <div className="grid gap-20">
        <div>
          <PlanStatus plan={plan} heading={heading} />
          <p role="status" className="measure border-lake not-empty:mt-8 not-empty:border-l-2 not-empty:pl-5">
            {note}
          </p>
        </div>
        {offer && (
          <div
            className={
              canAccept
                ? 'grid gap-16 @min-[58rem]:grid-cols-12 @min-[58rem]:gap-x-(--gutter)'
                : 'max-w-[56rem]'
            }
          >
            <div className="min-w-0 @min-[58rem]:col-span-7 @min-[58rem]:pr-8">
              <OfferView offer={offer} access={access} />
            </div>
            {canAccept && (
              <div className="min-w-0 @min-[58rem]:sticky @min-[58rem]:top-28 @min-[58rem]:col-span-5 @min-[58rem]:col-start-8 @min-[58rem]:self-start">
                <AcceptForm
                  key={offer.version}
                  offer={offer}
                  facts={mainFacts(plan)}
                  access={access}
                  onDone={done}
                  onAsk={(text) => setOpen({ name: 'question', text })}
                />
              </div>
            )}
          </div>
        )}
        {actions}
        <RenewLink access={access} />
        <section data-sent-plan>
          <Heading level={2}>{t('plan.title')}</Heading>
          <div className="mt-8">
            <PlanFiles
              texts={{
                pdf: t('plan.pdf'),
                calendar: t('plan.calendar'),
                noDate: t('plan.noDate'),
                failed: t('plan.failed'),
              }}
              plan={() => plan.document}
              calendar={() => plan.calendar}
              fileName={`seegut-${plan.reference}`}
            />
          </div>
          <div className="mt-12">
            <PlanView plan={plan.document} />
          </div>
        </section>
      </div>
    </div>
  );
}
