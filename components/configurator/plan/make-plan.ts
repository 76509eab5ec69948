import { site } from '@/content/site';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { withoutContact } from '@/lib/plan/contact-data';
import type { DescribeContext } from '@/lib/plan/describe';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { calendarFile } from '@/lib/plan/document/calendar';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import type { Notice } from '@/lib/plan/notices';
import { calculatePrice } from '@/lib/plan/price';
import { reconcile } from '@/lib/plan/reconcile';
import { voucherStore } from '@/lib/voucher/browser/voucher-store';

export type PlanContext = DescribeContext & {
  readonly noticeText: (notice: Notice) => string;
};

/** The current plan in words at the price that the page shows; `personal` false leaves out who asks. */
export function planDocument(context: PlanContext, personal: boolean): PlanDocument {
  const { draft } = reconcile(draftStore.get());
  const price = calculatePrice(draft, new Date(), voucherStore.get());
  const plan = personal ? draft : withoutContact(draft);
  return buildPlanDocument(
    { draft: plan, price, notices: price.notices.map(context.noticeText), personal, made: new Date() },
    context,
  );
}

/** The event as a calendar file (RFC 5545); `null` while it has no date. */
export function planCalendar({ t, texts }: PlanContext, uid: string): string | null {
  const draft = withoutContact(reconcile(draftStore.get()).draft);
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
}
