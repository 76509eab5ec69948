import { useLocale, useTranslations } from 'next-intl';
import type { DescribeContext } from '@/lib/plan/describe';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { useNoticeText } from './notices';
import { useCatalogueTexts } from './texts-provider';

/** What turns a plan into words is not needed to choose one. */
export const loadPlanMaker = () => import('@/components/configurator/plan/make-plan');

/** What a plan is described with in the language of the page. */
export function useDescribeContext(): DescribeContext {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  return { t, locale, texts };
}

/** The current plan in words and as a calendar entry, made when asked for; both reject when the maker cannot be fetched. */
export function usePlan(): {
  /** `personal` false leaves out who asks. */
  readonly planDocument: (personal: boolean) => Promise<PlanDocument>;
  readonly planCalendar: () => Promise<string | null>;
} {
  const noticeText = useNoticeText();
  const context = { ...useDescribeContext(), noticeText };
  return {
    planDocument: async (personal) => (await loadPlanMaker()).planDocument(context, personal),
    planCalendar: async () => (await loadPlanMaker()).planCalendar(context),
  };
}
