'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { useCatalogueTexts } from './catalogue-context';
import { useNoticeText } from './notices';

/** What turns a plan into words is not needed to choose one. */
export const loadPlanMaker = () => import('@/components/configurator/plan/make-plan');

/** The current plan in words and as a calendar entry, made when asked for; both reject when the maker cannot be fetched. */
export function usePlan(): {
  readonly planDocument: () => Promise<PlanDocument>;
  readonly planCalendar: (uid: string) => Promise<string | null>;
} {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const noticeText = useNoticeText();
  const context = { t, locale, texts, noticeText };
  return {
    planDocument: async () => (await loadPlanMaker()).planDocument(context),
    planCalendar: async (uid) => (await loadPlanMaker()).planCalendar(context, uid),
  };
}
