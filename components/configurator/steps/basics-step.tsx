import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { idleTimeoutMs } from '@/components/configurator/shell/prefetch';
import { StepForm } from '@/components/configurator/shell/step-form';
import { StepLink } from '@/components/configurator/shell/step-link';
import { useDraftPart } from '@/components/configurator/shell/use-draft';
import { Chevron } from '@/components/configurator/start/chevron';
import { FourQuestions } from '@/components/configurator/start/four-questions';
import { loadProposals } from '@/components/configurator/start/load-proposals';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { interactionOrTimeout, onFirstInteraction } from '@/components/ui/first-interaction';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { draftStateStore } from '@/lib/account/browser/draft-state';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { isBegun } from '@/lib/plan/event-rules';

const WelcomeBack = lazyPart(() =>
  import('@/components/configurator/start/welcome-back').then((module) => module.WelcomeBack),
);
const DateAnswer = lazyPart(() =>
  import('@/components/configurator/fields/date-answer').then((module) => module.DateAnswer),
);
const OwnIdea = lazyPart(() =>
  import('@/components/configurator/fields/own-idea').then((module) => module.OwnIdea),
);
const Proposals = lazyPart(() => loadProposals().then((module) => module.Proposals));

/** What stands below the questions is in the page; its code comes at once for a stored plan, else with the first sign or answer. */
const whenPlanned = async () => {
  if (typeof window === 'undefined' || draftStore.isStored()) return;
  const stored = new Promise<void>((resolve) => draftStore.subscribe(resolve));
  await Promise.race([stored, interactionOrTimeout(idleTimeoutMs)]);
};

const MoreAnswers = lazyPart(async () => {
  await whenPlanned();
  return (await import('@/components/configurator/start/more-answers')).MoreAnswers;
});
const PlannedWith = lazyPart(async () => {
  await whenPlanned();
  return (await import('@/components/configurator/start/planned-with')).PlannedWith;
});

// Made once: drawn anew while its code is awaited, a part of the page would vanish until it is there.
const plannedWith = (
  <Suspense>
    <PlannedWith />
  </Suspense>
);
const moreAnswers = (
  <Suspense>
    <MoreAnswers />
  </Suspense>
);

const mainClass = 'mt-3 w-full sm:mt-8 sm:w-auto';

/** Four answers give three complete proposals, or an idea is described instead; what they need not know lies in a fold. */
export function BasicsStep() {
  const t = useTranslations('proposals');
  const isOwnIdea = useDraftPart((draft) => draft.cateringType === 'own-idea');
  const hasDate = useDraftPart((draft) => draft.details.date !== null);
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(0);
  useEffect(() => onFirstInteraction(() => loadProposals().catch(() => undefined)), []);
  return (
    <StepForm>
      {hydrated && <Greeting />}
      {hydrated && isOwnIdea && (
        <Suspense>
          <OwnIdea />
        </Suspense>
      )}
      <div>
        <FourQuestions />
        {isOwnIdea ? (
          <StepLink id="kontakt" className={`${buttonClass('default')} ${mainClass}`}>
            {t('first.idea')}
          </StepLink>
        ) : (
          <Button
            variant={asked > 0 ? 'outline' : 'default'}
            className={mainClass}
            onClick={() => setAsked(asked + 1)}
            data-show-proposals
          >
            {t('first.show')}
          </Button>
        )}
        {plannedWith}
        {hasDate && (
          <Suspense>
            <DateAnswer />
          </Suspense>
        )}
        <details className="mt-3 border-t border-line sm:mt-6" data-more-answers>
          <summary className="unfolds text-sm">
            {t('first.more')}
            <Chevron />
          </summary>
          <div className="pt-4 pb-8">{moreAnswers}</div>
        </details>
      </div>
      {asked > 0 && !isOwnIdea && (
        <Suspense fallback={<Spinner label={t('first.loading')} className="min-h-[40rem] items-start" />}>
          <Proposals asked={asked} />
        </Suspense>
      )}
    </StepForm>
  );
}

const hasPlan = () => isBegun(draftStore.get());

/** Nobody is greeted for a plan that was only begun in this step. */
function Greeting() {
  const [isBack, setBack] = useState(hasPlan);
  // A plan can also arrive from the account, after signing in on this page.
  useEffect(() => draftStateStore.subscribe(() => setBack((before) => before || hasPlan())), []);
  return (
    isBack && (
      <Suspense>
        <WelcomeBack />
      </Suspense>
    )
  );
}
