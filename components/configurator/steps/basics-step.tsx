import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { StepForm } from '@/components/configurator/shell/step-form';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { FourQuestions, PlannedTimes } from '@/components/configurator/start/four-questions';
import { loadProposals } from '@/components/configurator/start/load-proposals';
import { Button } from '@/components/ui/button';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { useHydrated } from '@/components/ui/use-hydrated';

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
const HelpMeChoose = lazyPart(() =>
  import('@/components/configurator/start/help-me-choose').then((module) => module.HelpMeChoose),
);
const MoreAnswers = lazyPart(() =>
  import('@/components/configurator/start/more-answers').then((module) => module.MoreAnswers),
);

/** Four answers give three complete proposals; what they need not know is asked below. */
export function BasicsStep() {
  const t = useTranslations('proposals');
  const { draft } = useDraft();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(0);
  useEffect(() => onFirstInteraction(() => loadProposals().catch(() => undefined)), []);
  return (
    <StepForm>
      <Suspense>{hydrated && <WelcomeBack />}</Suspense>
      {hydrated && draft.cateringType === 'own-idea' && (
        <Suspense>
          <OwnIdea />
        </Suspense>
      )}
      <div>
        <FourQuestions />
        <Button
          variant="default"
          className="mt-4 w-full sm:mt-8 sm:w-auto"
          onClick={() => setAsked(asked + 1)}
          data-show-proposals
        >
          {t('first.show')}
        </Button>
        <PlannedTimes />
        {draft.details.date && (
          <Suspense>
            <DateAnswer />
          </Suspense>
        )}
      </div>
      {asked > 0 && (
        <Suspense
          fallback={
            <p role="status" className="min-h-[40rem] text-muted">
              {t('first.loading')}
            </p>
          }
        >
          <Proposals asked={asked} />
        </Suspense>
      )}
      <Suspense>
        <HelpMeChoose />
      </Suspense>
      <section aria-labelledby="more-answers">
        <h2 id="more-answers" className="mb-8 text-3xl">
          {t('first.more')}
        </h2>
        <Suspense>
          <MoreAnswers />
        </Suspense>
      </section>
    </StepForm>
  );
}
