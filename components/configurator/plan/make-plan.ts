import { site } from '@/content/site';
import { newKey } from '@/lib/base/idempotency-key';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { withoutContact } from '@/lib/plan/contact-data';
import type { DescribeContext } from '@/lib/plan/describe';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { calendarFile } from '@/lib/plan/document/calendar';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import type { Notice } from '@/lib/plan/notices';
import { pricePlan } from '@/lib/plan/price';
import { reconcile } from '@/lib/plan/reconcile';
import { resolvePlan } from '@/lib/plan/resolve';
import { voucherStore } from '@/lib/voucher/browser/voucher-store';

type Context = DescribeContext & { readonly noticeText: (notice: Notice) => string };

/** The current plan in words at the price that the page shows; `personal` false leaves out who asks. */
export function planDocument(context: Context, personal: boolean): PlanDocument {
  const { draft } = reconcile(draftStore.get());
  const made = new Date();
  const plan = resolvePlan(draft, made, voucherStore.get());
  const price = pricePlan(plan);
  return buildPlanDocument(
    {
      draft: personal ? draft : withoutContact(draft),
      plan,
      price,
      notices: price.notices.map(context.noticeText),
      personal,
      made,
    },
    context,
  );
}

/** What names the event in a calendar: the same before and after sending, so that it stays one entry. */
function saveCalendarKey(): string {
  const calendarKey = draftStore.get().calendarKey ?? newKey();
  if (draftStore.get().calendarKey !== calendarKey) draftStore.set((draft) => ({ ...draft, calendarKey }));
  return calendarKey;
}

/** The event as a calendar file (RFC 5545); `null` while it has no date. */
export function planCalendar({ t, texts }: Context): string | null {
  const { draft } = reconcile(draftStore.get());
  const { date, delivery_zip, delivery_city } = draft.details;
  if (!date) return null;
  const { event } = resolvePlan(draft, new Date());
  const { name, phone, address } = site;
  const venue = `${name}, ${address.street}, ${address.zip} ${address.city}`;
  const description = [
    t('review.people', { guests: draft.guests }),
    event.isStartAssumed || event.end === null ? t('described.timesAssumed') : '',
    t('review.nothingBooked', { days: site.answerDays }),
    phone.display,
  ];
  return calendarFile(
    {
      uid: `${saveCalendarKey()}@${site.email.split('@')[1]}`,
      day: date,
      days: event.days,
      time: event.start,
      durationHours: event.durationHours,
      title: `${name}: ${draft.cateringType ? texts.types[draft.cateringType].name : t('summary.title')}`,
      description: description.filter(Boolean).join('\n'),
      place: draft.locationType === 'venue' ? venue : `${delivery_zip} ${delivery_city}`.trim(),
    },
    new Date(),
  );
}
