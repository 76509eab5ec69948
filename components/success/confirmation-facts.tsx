'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import type { Locale } from '@/content/locales';
import { formatIsoDay } from '@/lib/i18n/format';
import { Figure } from '../ui/figure';
import { Heading } from '../ui/heading';
import { useSentInquiry } from './use-sent-inquiry';

type Texts = {
  reference: string;
  hint: string;
  answer: string;
  /** The usual one, and where noon was promised. */
  answers: readonly [usual: string, noon: string];
  /** Names noon of a day. */
  noon: string;
  mail: string;
  change: string;
  nextTitle: string;
  steps: readonly { title: string; text: string }[];
  plan: string;
  unavailable: string;
  account: { title: string; text: string; action: string };
  files: { pdf: string; calendar: string; noDate: string; failed: string };
};

type Props = {
  locale: Locale;
  texts: Texts;
  /** The way on. */
  home: ReactNode;
  /** What `{phone}` in a text stands for. */
  phone: ReactNode;
  /** Where there is no inquiry. */
  children: ReactNode;
};

const SentPlanPart = lazy(() =>
  import('./sent-plan-part').then((module) => ({ default: module.SentPlanPart })),
);

const PlanOnDemand = lazy(() =>
  import('../plan-page/plan-on-demand').then((module) => ({ default: module.PlanOnDemand })),
);

const AccountHint = lazy(() =>
  import('../auth/account-hint').then((module) => ({ default: module.AccountHint })),
);

/** Holds the room below the heading, so that the footer does not jump when the facts come. */
const room = 'min-h-[60svh]';

/** Reference and day of the answer, from the address or, when opened again later, from this browser. */
export function ConfirmationFacts({ locale, texts, home, phone, children }: Props) {
  const sent = useSentInquiry();
  if (!sent.known) return <div className={room} aria-busy="true" />;
  const { inquiry, plan } = sent;
  if (!inquiry) return <div className={`border-t border-line pt-10 ${room}`}>{children}</div>;
  const { reference, answerDay, stateKey } = inquiry;
  const isOpen = plan?.status !== 'known' || plan.plan.standing === 'received';
  const date = formatIsoDay(answerDay.slice(0, 10), locale);
  const isNoon = answerDay.length > 10;
  const [answer, rest] = texts.answers[isNoon ? 1 : 0].replace('{date}', date).split('{phone}');
  const promised = isNoon ? texts.noon.replace('{date}', date) : date;
  const isOnlyHere = !stateKey || plan?.status === 'unavailable';
  return (
    <>
      <dl className="grid gap-10 border-t border-accent pt-10 md:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{texts.reference}</dt>
          <Figure as="dd" size="lg" className="mt-2 whitespace-nowrap" data-reference>
            {reference}
          </Figure>
          <dd className="mt-3 text-muted">{texts.hint}</dd>
        </div>
        {isOpen && (
          <div>
            <dt className="text-sm text-muted">{texts.answer}</dt>
            <Figure as="dd" size="md" className="mt-2" data-answer-day={answerDay}>
              {answer}
              {rest !== undefined && phone}
              {rest}
            </Figure>
            <dd className="mt-3 text-muted">{texts.mail}</dd>
          </div>
        )}
      </dl>
      <Suspense>
        {stateKey && (
          <PlanOnDemand plan={plan} access={{ reference, stateKey }} unavailable={texts.unavailable} />
        )}
        {isOnlyHere && <SentPlanPart reference={reference} texts={texts} />}
      </Suspense>
      {isOpen && (
        <>
          <Heading level={2} className="mt-20">
            {texts.nextTitle}
          </Heading>
          <ol className="mt-8 grid gap-8 md:grid-cols-3">
            {texts.steps.map((step, index) => (
              <li key={step.title} className="border-t border-line pt-5">
                <Figure aria-hidden="true">{`0${index + 1}`}</Figure>
                <Heading level={3} className="mt-3">
                  {step.title}
                </Heading>
                <p className="mt-2 text-muted">{step.text.replace('{date}', promised)}</p>
              </li>
            ))}
          </ol>
          <p className="measure mt-12 text-muted">{texts.change}</p>
        </>
      )}
      {home}
      <Suspense>
        <AccountHint texts={texts.account} />
      </Suspense>
    </>
  );
}
