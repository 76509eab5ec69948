import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { PlanAccess } from '@/lib/inquiry/browser/plan-request';
import { type KnownPlan, watchPlan } from '@/lib/inquiry/browser/plan-store';
import { PlanOnDemand } from '../plan-page/plan-on-demand';

/** The plan page of an inquiry, inside the account. */
export function InquiryPlan({ reference, stateKey }: PlanAccess) {
  const t = useTranslations('account.inquiries');
  const [plan, setPlan] = useState<KnownPlan | null>(null);
  useEffect(() => watchPlan({ reference, stateKey }, setPlan), [reference, stateKey]);
  return <PlanOnDemand plan={plan} access={{ reference, stateKey }} unavailable={t('unavailable')} />;
}
