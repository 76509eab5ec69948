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
import { nextStep, previousStep, type Step, steps } from '@/lib/plan/steps';
import { DraftStatus } from './draft-status';
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
            <h1 className={isFirst ? 'text-4xl md:text-6xl' : 'max-w-[18ch] text-6xl'} tabIndex={-1}>
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
                className={isFirst ? 'text-link py-3' : buttonClass('default', 'lg')}
                prefetch={null}
                data-next-step
              >
                {t(isFirst ? 'stepByStep' : 'next')}
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

/** `isCompact`: on phones it stands higher and flatter, for the questions below it. */
type ProgressProps = { current: Step; locale: Locale; isCompact: boolean };

/** The seven named steps as links; on phones a row of bars under the name of the current one. */
async function Progress({ current, locale, isCompact }: ProgressProps) {
  const t = await getTranslations({ locale, namespace: 'configurator' });
  return (
    <nav aria-label={t('progress')} className={`wrap ${isCompact ? 'max-md:-mt-7' : ''}`}>
      <p className="figures mb-2 text-sm text-muted md:hidden">
        {`${t('stepOf', { number: current.number, total: steps.length })} · ${t(`steps.${current.id}.name`)}`}
      </p>
      <ol className="flex gap-1 md:gap-6 lg:gap-9">
        {steps.map((step) => {
          const active = step.id === current.id;
          const done = step.number < current.number;
          return (
            <li key={step.id} className="flex-1 md:flex-none">
              <Link
                href={localPath(locale, { route: 'configurator', step: step.slug })}
                aria-current={active ? 'step' : undefined}
                className={`block border-t-2 pt-3 ${isCompact ? 'max-md:min-h-7' : 'max-md:min-h-11'} pb-2 text-xs transition-colors duration-300 hover:text-accent md:whitespace-nowrap ${
                  active
                    ? 'border-accent font-medium text-text'
                    : done
                      ? 'border-accent text-muted'
                      : 'border-line text-muted'
                }`}
              >
                <span className="figures mr-1 text-accent max-md:sr-only">{step.number}</span>{' '}
                <span className="max-md:sr-only">{t(`steps.${step.id}.name`)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
