import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { ErrorSummary } from '@/components/configurator/fields/error-summary';
import { useFieldErrors } from '@/components/configurator/fields/field-errors';
import { NumberField } from '@/components/configurator/fields/number-field';
import { VoucherField } from '@/components/configurator/fields/voucher-field';
import { AskedNote } from '@/components/configurator/plan/asked-note';
import { Doubts } from '@/components/configurator/plan/doubts';
import { ReviewList } from '@/components/configurator/plan/review-list';
import { SendButton } from '@/components/configurator/plan/send-button';
import { idleTimeoutMs } from '@/components/configurator/shell/prefetch';
import { StepForm } from '@/components/configurator/shell/step-form';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { interactionOrTimeout } from '@/components/ui/first-interaction';
import { useHydrated } from '@/components/ui/use-hydrated';
import { tipSteps } from '@/content/catering/rules';
import { localPath } from '@/lib/i18n/address';
import { RadioCards } from '../../ui/radio-cards';

/** Not needed to send, so it comes after what is, with the other steps at the latest. */
const Takeaway = lazy(async () => {
  await interactionOrTimeout(idleTimeoutMs);
  const { Takeaway: component } = await import('@/components/configurator/plan/takeaway');
  return { default: component };
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
      <p className="text-[0.9375rem] text-muted">
        {t('review.privacy')}{' '}
        <a className="text-link" href={localPath(locale, 'privacy')}>
          {t('review.privacyLink')}
        </a>
      </p>
      <Extras />
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

function Extras() {
  const t = useTranslations('configurator');
  const { draft, change, changeDetails } = useDraft();
  const { errorOf, touch } = useFieldErrors();
  const percent = draft.tipPercent ?? (draft.details.tip > 0 ? -1 : 0);
  return (
    <section aria-labelledby="extras-title" className="space-y-8">
      <h2 id="extras-title" className="text-3xl">
        {t('review.extras')}
      </h2>
      <VoucherField />
      <RadioCards<string>
        legend={t('fields.tip')}
        description={t('hints.tip')}
        name="tipPercent"
        value={String(percent)}
        gridClass="grid-cols-3"
        onChange={(value) => {
          changeDetails({ tip: 0 });
          change({ tipPercent: Number(value) });
        }}
        options={tipSteps.map((step) => ({ value: String(step), label: `${step} %` }))}
      />
      <NumberField
        id="details.tip"
        label={t('fields.tipFree')}
        optionalLabel={t('optional')}
        error={errorOf('details.tip')}
        decimals
        value={draft.details.tip > 0 ? draft.details.tip / 100 : null}
        onChange={(euros) => {
          change({ tipPercent: 0 });
          changeDetails({ tip: euros === null ? 0 : Math.round(euros * 100) });
        }}
        onLeave={() => touch('details.tip')}
      />
    </section>
  );
}
