import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { draftConsentStore } from '@/lib/account/browser/draft-state';
import { Button } from '../ui/button';
import { Heading } from '../ui/heading';

/** Asks whether the plan that was in this browser before goes into the account, which is named. */
export function PlanQuestion({ email }: { email: string }) {
  const t = useTranslations('account.draft');
  const { subscribe, get, getServer } = draftConsentStore;
  const agree = useSyncExternalStore(subscribe, get, getServer);
  if (!agree) return null;
  return (
    <section
      aria-labelledby="plan-question"
      className="mt-8 border-l-2 border-accent pl-5"
      data-plan-question
    >
      <Heading level={3} id="plan-question">
        {t('askTitle')}
      </Heading>
      <p className="measure mt-2 break-words">{t('ask', { email })}</p>
      <Button variant="outline" size="sm" className="mt-4" onClick={agree} data-plan-agree>
        {t('add')}
      </Button>
    </section>
  );
}
