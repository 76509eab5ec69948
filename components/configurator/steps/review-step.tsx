import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { ErrorSummary } from '@/components/configurator/fields/error-summary';
import { AskedNote } from '@/components/configurator/plan/asked-note';
import { Doubts } from '@/components/configurator/plan/doubts';
import { ReviewList } from '@/components/configurator/plan/review-list';
import { SendButton } from '@/components/configurator/plan/send-button';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { idleTimeoutMs } from '@/components/configurator/shell/prefetch';
import { StepForm } from '@/components/configurator/shell/step-form';
import { interactionOrTimeout } from '@/components/ui/first-interaction';
import { useHydrated } from '@/components/ui/use-hydrated';
import { localPath } from '@/lib/i18n/address';

const whenNeeded = () => interactionOrTimeout(idleTimeoutMs);

/** Voucher and tip are no part of the way to the button; they come after it, with the other steps at the latest. */
const Extras = lazyPart(async () => {
  await whenNeeded();
  return (await import('@/components/configurator/plan/extras')).Extras;
});

/** Not needed to send either. */
const Takeaway = lazyPart(async () => {
  await whenNeeded();
  return (await import('@/components/configurator/plan/takeaway')).Takeaway;
});

/** Everything once more and the button that sends; voucher and tip are no part of the way there. */
export function ReviewStep() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const ready = useHydrated();
  const [attempt, setAttempt] = useState(0);
  return (
    <StepForm>
      <ErrorSummary attempt={attempt} />
      <ReviewList />
      <AskedNote />
      <SendButton onInvalid={() => setAttempt((before) => before + 1)} />
      <Doubts />
      <p className="text-sm text-muted">
        {t('review.privacy')}{' '}
        <a className="text-link" href={localPath(locale, 'privacy')}>
          {t('review.privacyLink')}
        </a>
      </p>
      <div className="min-h-96">
        {ready && (
          <Suspense>
            <Extras />
          </Suspense>
        )}
      </div>
      <div className="min-h-96 bg-surface p-6 sm:p-8">
        {ready && (
          <Suspense>
            <Takeaway />
          </Suspense>
        )}
      </div>
    </StepForm>
  );
}
