import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { noticeReader } from '@/lib/plan/document/notice-text';
import { fetchPdfFonts } from '@/lib/plan/document/pdf-fonts';
import { fetchPlates } from '@/lib/plan/document/pdf-plate-files';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { planPdf } from '@/lib/plan/document/plan-pdf';
import { pricePlan } from '@/lib/plan/price';
import { reconcile } from '@/lib/plan/reconcile';
import { resolvePlan } from '@/lib/plan/resolve';
import type { ListedInquiry } from './api';
import { type PlanTexts, planTexts } from './texts';

/**
 * A sent inquiry as the plan in words that the configurator makes, with the price that was stored with it; one that this page cannot read is calculated anew, as on the day it was sent.
 */
export function inquiryPlan(
  { draft: sent, createdAt, price: stored }: ListedInquiry,
  locale: Locale,
  { messages, catalogue: texts }: PlanTexts,
): PlanDocument {
  const t = createTranslator({ locale, messages, namespace: 'configurator' });
  const notices = createTranslator({ locale, messages, namespace: 'notices' });
  const seating = createTranslator({ locale, messages, namespace: 'seating' });
  const { draft } = reconcile(sent);
  const made = new Date(createdAt);
  const plan = resolvePlan(draft, made);
  const price = stored ?? pricePlan(plan);
  const noticeText = noticeReader({ t: notices, categories: (id) => t(`categories.${id}`), locale, texts });
  return buildPlanDocument(
    { draft, plan, price, notices: price.notices.map(noticeText), personal: true, made },
    { texts, locale, t, seating },
  );
}

/**
 * The same as a PDF.
 * @throws Error when texts or fonts cannot be fetched.
 */
export async function inquiryPdf(inquiry: ListedInquiry, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const plan = inquiryPlan(inquiry, locale, await planTexts());
  const [fonts, plates] = await Promise.all([fetchPdfFonts(), fetchPlates(plan.plates)]);
  return planPdf(plan, fonts, new Date(inquiry.createdAt), plates);
}
