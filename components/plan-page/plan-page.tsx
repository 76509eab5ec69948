import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { PlanPageTexts } from '@/lib/account/browser/texts';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import type { PlanAnswer } from '@/lib/inquiry/plan-answer';
import { PlanFiles } from '../plan/plan-files';
import { PlanView } from '../plan/plan-view';
import { Button } from '../ui/button';
import { Heading } from '../ui/heading';
import { AnswerPdf } from './answer-pdf';
import { Changes } from './changes';
import { History, PlanStatus } from './plan-status';
import { WordsForm } from './words-form';
import { YesCard } from './yes-card';

type Props = { plan: PlanAnswer; access: PlanAccess; texts: PlanPageTexts };

/** Where an inquiry stands, the answer, what its guest may do, and the plan: for whoever holds its link. */
export function PlanPage({ texts: { locale, messages }, ...props }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <Parts {...props} />
    </NextIntlClientProvider>
  );
}

/** What is being done; `text` is what a message begins with. */
type Open = { readonly action: 'write' | 'no'; readonly text?: string };

/** A no while nothing is decided, and to a change beside an agreement. */
const mayRefuse = ({ standing, offer }: PlanAnswer): boolean =>
  standing === 'received' || standing === 'offered' || (standing === 'agreed' && offer !== null);

function Actions({
  plan,
  access,
  open,
  onOpen,
  onDone,
}: Omit<Props, 'texts'> & {
  open: Open | null;
  onOpen: (open: Open | null) => void;
  onDone: (said?: string) => void;
}) {
  const t = useTranslations('planPage');
  const region = useRef<HTMLDivElement>(null);
  const actions = mayRefuse(plan) ? (['write', 'no'] as const) : (['write'] as const);
  useEffect(() => {
    if (!open) return;
    region.current?.scrollIntoView({ block: 'nearest' });
    region.current?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
  }, [open]);
  const close = () => {
    const action = open?.action;
    onOpen(null);
    document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
  };
  return (
    <section aria-label={t('actions.title')} data-plan-actions>
      <div className="flex flex-wrap gap-4">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'write' ? 'outline' : 'ghost'}
            aria-expanded={open?.action === action}
            onClick={() => onOpen(open?.action === action ? null : { action })}
            data-action={action}
          >
            {t(action === 'no' && plan.offer ? 'actions.noOffer' : `actions.${action}`)}
          </Button>
        ))}
      </div>
      {open && (
        <div ref={region} className="mt-8 border-t border-line pt-8" data-open-action={open.action}>
          <WordsForm
            key={`${open.action} ${open.text ?? ''}`}
            action={open.action}
            access={access}
            version={plan.offer?.version ?? null}
            initial={open.text ?? ''}
            onDone={() => onDone(open.action === 'write' ? t('write.sent') : undefined)}
            onClose={close}
          />
        </div>
      )}
    </section>
  );
}

function Parts({ plan, access }: Omit<Props, 'texts'>) {
  const t = useTranslations('planPage');
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [note, setNote] = useState('');
  const { offer } = plan;
  const isChange = plan.isSigned !== null;

  const done = (said = '') => {
    setOpen(null);
    setNote(said);
    heading.current?.focus();
  };
  return (
    <div className="@container mt-16" data-plan-page>
      <div className="grid gap-16 print:block print:space-y-6 @min-[58rem]:grid-cols-12 @min-[58rem]:gap-x-(--gutter)">
        <div className="grid min-w-0 content-start gap-12 print:block print:space-y-6 @min-[58rem]:col-span-8 @min-[58rem]:pr-8">
          <div>
            <PlanStatus plan={plan} heading={heading} />
            <p
              role="status"
              className="measure border-lake not-empty:mt-8 not-empty:border-l-2 not-empty:pl-5"
            >
              {note}
            </p>
          </div>
          {offer && (
            <section aria-labelledby="offer-title" data-offer={offer.version}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
                <Heading level={2} id="offer-title">
                  {t(isChange ? 'offer.change' : 'offer.title')}
                </Heading>
                <p className="figures text-muted">
                  {t('offer.version', { version: offer.version, date: offer.sentDay })}
                </p>
              </div>
              {offer.message && (
                <figure className="mt-8">
                  <figcaption className="text-sm text-muted">{t('offer.message')}</figcaption>
                  <blockquote className="measure mt-2 border-l border-accent pl-6 whitespace-pre-line">
                    {offer.message}
                  </blockquote>
                </figure>
              )}
              <Changes differences={offer.differences} isChange={isChange} />
            </section>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6 print:block print:space-y-3 @min-[58rem]:sticky @min-[58rem]:top-28 @min-[58rem]:col-span-4 @min-[58rem]:self-start">
          {offer && (
            <YesCard
              key={offer.version}
              offer={offer}
              isChange={isChange}
              access={access}
              onDone={done}
              onAsk={(text) => setOpen({ action: 'write', text })}
            />
          )}
          <Actions
            plan={plan}
            access={access}
            open={open}
            onOpen={(next) => {
              setNote('');
              setOpen(next);
            }}
            onDone={done}
          />
          {offer && <AnswerPdf access={access} version={offer.version} />}
          {isChange && plan.version !== null && !offer && (
            <AnswerPdf access={access} version={plan.version} />
          )}
        </div>
        <div className="grid min-w-0 gap-12 print:block print:space-y-6 @min-[58rem]:col-span-12">
          <section data-sent-plan>
            <Heading level={2}>
              {t(plan.standing === 'cancelled' ? 'plan.wasAgreed' : isChange ? 'plan.agreed' : 'plan.title')}
            </Heading>
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
          <History entries={plan.entries} />
        </div>
      </div>
    </div>
  );
}
