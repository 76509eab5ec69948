import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import { Button } from '../ui/button';
import { Heading } from '../ui/heading';
import { Problem } from './form-parts';
import { usePlanAction } from './use-plan-action';

/** Withdraws every link to the inquiry, this one included. The new one goes to the visitor's address alone. */
export function RenewLink({ access }: { access: PlanAccess }) {
  const t = useTranslations('planPage.link');
  const [isSent, setSent] = useState(false);
  const { send, busy, problem } = usePlanAction('renew-link', access);
  const renew = async () => setSent((await send({}))?.status === 'done');
  return (
    <section aria-labelledby="plan-link" data-plan-link>
      <Heading level={2} id="plan-link">
        {t('title')}
      </Heading>
      <p className="measure mt-5 text-muted">{t('text')}</p>
      {!isSent && (
        <Button variant="outline" className="mt-6" aria-disabled={busy} onClick={renew}>
          {t('renew')}
        </Button>
      )}
      <p role="status" className="measure border-lake not-empty:mt-6 not-empty:border-l-2 not-empty:pl-5">
        {isSent && t('sent')}
      </p>
      <Problem problem={problem} />
    </section>
  );
}
