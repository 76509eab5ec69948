import { createTranslator } from 'next-intl';
import type { Locale } from '@/content/locales';
import { withoutContact } from '../configurator/contact-data';
import { priceOf } from '../configurator/price';
import { reconcile } from '../configurator/reconcile';
import { buildPlanDocument } from '../plan/build-document';
import { noticeReader } from '../plan/notice-text';
import { planPdf } from '../plan/plan-pdf';
import type { ListedInquiry } from './browser-api';
import { planTexts } from './browser-texts';

/**
 * A sent inquiry as the PDF that the configurator makes, without contact data, priced as on the day it was sent.
 * @throws Error when texts or fonts cannot be fetched.
 */
export async function inquiryPdf(
  { draft: sent, createdAt }: ListedInquiry,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { messages, catalogue: texts } = await planTexts();
  const t = createTranslator({ locale, messages, namespace: 'configurator' });
  const notices = createTranslator({ locale, messages, namespace: 'notices' });
  const day = new Date(createdAt);
  const draft = withoutContact(reconcile(sent).draft);
  const price = priceOf(draft, day);
  const noticeText = noticeReader({ t: notices, categories: (id) => t(`categories.${id}`), locale, texts });
  return planPdf(buildPlanDocument({ draft, price, texts, locale, t }, price.notices.map(noticeText)), day);
}
