import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DraftLine } from '@/components/auth/draft-line';
import { CardMasthead } from '@/components/plan/card-masthead';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { SharedElement } from '@/components/ui/shared-element';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { localPath } from '@/lib/i18n/address';
import { nextStep, previousStep, type Step } from '@/lib/plan/steps';
import { DraftStatus } from './draft-status';
import { Progress } from './progress';
import { StepTools } from './step-tools';
import { Summary } from './summary';
import { SummaryBar } from './summary-bar';

type Props = { step: Step; locale: Locale; children: ReactNode };

/** One question per screen on the left, the running summary on the right or in a bar at the bottom. */
export async function StepShell({ step, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'configurator' });
  const account = await getTranslations({ locale, namespace: 'account' });
  const next = nextStep(step.id);
  const previous = previousStep(step.id);
  // The first screen of a phone holds all of its questions.
  const isFirst = previous === null;
  const pathOfStep = (target: Step) => localPath(locale, { route: 'configurator', step: target.slug });
  return (
    <>
      <Progress current={step} locale={locale} isCompact={isFirst} />
      <div className={`wrap columns gap-y-12 pb-24 lg:pt-16 lg:pb-36 ${isFirst ? 'md:pt-10' : 'pt-10'}`}>
        <div className="col-span-12 lg:col-span-8 lg:pr-10" data-step-column>
          <SharedElement name="question">
            <h1
              className={
                isFirst
                  ? 'text-[clamp(1.875rem,0.9rem+4vw,4.25rem)]'
                  : 'max-w-[18ch] text-[clamp(2.5rem,1.6rem+3vw,4.25rem)]'
              }
              tabIndex={-1}
            >
              {t(`steps.${step.id}.question`)}
            </h1>
          </SharedElement>
          <p className={`measure mt-5 text-muted ${isFirst ? 'max-md:sr-only' : ''}`}>
            {t(`steps.${step.id}.lead`)}
          </p>
          <noscript>
            <p className="mt-6 border-l-2 border-accent pl-5">
              {t('noscript', { phone: site.phone.display, email: site.email })}
            </p>
            <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
              <a href={localPath(locale, 'contact')} className="text-link py-2">
                {t('ways.form')}
              </a>
              <a href={`mailto:${site.email}`} className="text-link py-2">
                {site.email}
              </a>
              <a href={site.phone.href} className="figures text-link py-2">
                {site.phone.display}
              </a>
            </p>
          </noscript>
          <div className={isFirst ? 'mt-1 md:mt-10' : 'mt-7 md:mt-10'}>{children}</div>
          <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 md:mt-14 md:pt-8">
            {previous ? (
              <Link href={pathOfStep(previous)} className={`${buttonClass('outline')} max-sm:px-5`}>
                {t('back')}
              </Link>
            ) : (
              <span />
            )}
            {next && (
              <Link
                href={pathOfStep(next)}
                className={buttonClass('default', 'lg')}
                prefetch={null}
                data-next-step
              >
                {t('next')}
              </Link>
            )}
          </div>
          <StepTools className="mt-6" />
          <DraftStatus />
          <DraftLine
            texts={{
              offer: account('draft.offer'),
              signIn: account('entry.signIn'),
              local: account('draft.local'),
              addHere: account('draft.addHere'),
              synced: account('draft.synced'),
              waiting: account('draft.waiting'),
              taken: account('inquiries.taken'),
              takenText: account('inquiries.takenText'),
              undo: account('inquiries.undo'),
            }}
          />
        </div>
        <aside className="col-span-4 hidden lg:block" aria-label={t('summary.title')}>
          <div className="menu-card">
            <CardMasthead tagline={t('card.tagline')} />
            <Summary />
          </div>
        </aside>
      </div>
      <SummaryBar masthead={<CardMasthead tagline={t('card.tagline')} />} />
    </>
  );
}
