import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { ErrorSummary } from '@/components/configurator/fields/error-summary';
import { AskedNote } from '@/components/configurator/plan/asked-note';
import { ContactFields } from '@/components/configurator/plan/contact-fields';
import { ReviewTotal } from '@/components/configurator/plan/review-total';
import { SendButton } from '@/components/configurator/plan/send-button';
import { lazyPart } from '@/components/configurator/shell/lazy-part';
import { idleTimeoutMs } from '@/components/configurator/shell/prefetch';
import { StepForm } from '@/components/configurator/shell/step-form';
import { Chevron } from '@/components/configurator/start/chevron';
import { interactionOrTimeout } from '@/components/ui/first-interaction';
import { useHydrated } from '@/components/ui/use-hydrated';
import { localPath } from '@/lib/i18n/address';

const Extras = lazyPart(async () => (await import('@/components/configurator/plan/extras')).Extras);

/** Below the button: not needed to send. */
const ReviewList = lazyPart(
  async () => (await import('@/components/configurator/plan/review-list')).ReviewList,
);

const Takeaway = lazyPart(async () => {
  await interactionOrTimeout(idleTimeoutMs);
  return (await import('@/components/configurator/plan/takeaway')).Takeaway;
});

/** The total, who asks, and the button that sends; below it everything once more. */
export function ReviewStep() {
  const t = useTranslations('configurator.review');
  const locale = useLocale();
  const ready = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const [isOpened, setOpened] = useState(false);
  return (
    <StepForm>
      <ErrorSummary attempt={attempt} />
      <ReviewTotal />
      <ContactFields />
      <details className="border-y border-line print:hidden" onToggle={() => setOpened(true)} data-extras>
        <summary className="unfolds">
          {t('extras')}
          <Chevron />
        </summary>
        <Suspense>{isOpened && <Extras />}</Suspense>
      </details>
      <AskedNote />
      <SendButton onInvalid={() => setAttempt((before) => before + 1)} />
      <p className="text-sm text-muted">
        {t('privacy')}{' '}
        <a className="text-link" href={localPath(locale, 'privacy')}>
          {t('privacyLink')}
        </a>
      </p>
      <Suspense fallback={<div className="min-h-96" />}>
        <ReviewList />
      </Suspense>
      <div className="min-h-96 bg-surface p-6 sm:p-8 print:hidden">
        {ready && (
          <Suspense>
            <Takeaway />
          </Suspense>
        )}
      </div>
    </StepForm>
  );
}
