import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import { withoutContact } from '../configurator/contact-data';
import { priceOf } from '../configurator/price';
import { reconcile } from '../configurator/reconcile';
import { buildPlanDocument } from '../plan/build-document';
import { noticeReader } from '../plan/notice-text';
import type { PlanDocument } from '../plan/plan-document';
import { planPdf } from '../plan/plan-pdf';
import type { ListedInquiry } from './browser-api';
import { type PlanTexts, planTexts } from './browser-texts';

/**
 * A sent inquiry as the plan in words that the configurator makes, without contact data, with the price that was stored
 * with it; one that this page cannot read is calculated anew, as on the day it was sent.
 */
export function inquiryPlan(
  { draft: sent, createdAt, price: stored }: ListedInquiry,
  locale: Locale,
  { messages, catalogue: texts }: PlanTexts,
): PlanDocument {
  const t = createTranslator({ locale, messages, namespace: 'configurator' });
  const notices = createTranslator({ locale, messages, namespace: 'notices' });
  const draft = withoutContact(reconcile(sent).draft);
  const price = stored ?? priceOf(draft, new Date(createdAt));
  const noticeText = noticeReader({ t: notices, categories: (id) => t(`categories.${id}`), locale, texts });
  return buildPlanDocument({ draft, price, texts, locale, t }, price.notices.map(noticeText));
}

/**
 * The same as a PDF.
 * @throws Error when texts or fonts cannot be fetched.
 */
export const inquiryPdf = async (inquiry: ListedInquiry, locale: Locale): Promise<Uint8Array<ArrayBuffer>> =>
  planPdf(inquiryPlan(inquiry, locale, await planTexts()), new Date(inquiry.createdAt));
