'use client';

import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/content/site';
import { withoutContact } from '@/lib/configurator/contact-data';
import { draftStore } from '@/lib/configurator/draft-store';
import { priceOf } from '@/lib/configurator/price';
import { reconcile } from '@/lib/configurator/reconcile';
import { buildPlanDocument } from '@/lib/plan/build-document';
import { calendarFile } from '@/lib/plan/calendar';
import type { PlanDocument } from '@/lib/plan/plan-document';
import { useCatalogueTexts } from './catalogue-context';
import { useNoticeText } from './notices';

/** The current plan in words and as a calendar entry, made when asked for. */
export function usePlan(): {
  readonly planDocument: () => PlanDocument;
  readonly planCalendar: (uid: string) => string | null;
} {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const texts = useCatalogueTexts();
  const noticeText = useNoticeText();
  const current = () => withoutContact(reconcile(draftStore.get()).draft);
  return {
    planDocument() {
      const draft = current();
      const price = priceOf(draft, new Date());
      return buildPlanDocument({ draft, price, texts, locale, t }, price.notices.map(noticeText));
    },
    planCalendar(uid) {
      const draft = current();
      const { date, time, timeEnd, delivery_zip, delivery_city } = draft.details;
      if (!date) return null;
      const { name, phone, address } = site;
      const town = `${delivery_zip} ${delivery_city}`.trim();
      const venue = `${name}, ${address.street}, ${address.zip} ${address.city}`;
      return calendarFile(
        {
          uid: `${uid}@${site.email.split('@')[1]}`,
          day: date,
          time,
          timeEnd,
          title: `${name}: ${draft.cateringType ? texts.types[draft.cateringType].name : t('summary.title')}`,
          description: `${t('review.people', { guests: draft.guests })}\n${t('review.nothingBooked', { days: site.answerDays })}\n${phone.display}`,
          place: draft.locationType === 'venue' ? venue : town,
        },
        new Date(),
      );
    },
  };
}
