import { newKey } from '@/lib/base/idempotency-key';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { withoutContact } from '@/lib/plan/contact-data';
import type { DescribeContext } from '@/lib/plan/describe';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { eventCalendar } from '@/lib/plan/document/event-calendar';
import type { PlanDocument } from '@/lib/plan/document/plan-document';
import { engine } from '@/lib/plan/engine';
import type { Notice } from '@/lib/plan/notices';
import { pricePlan } from '@/lib/plan/price';
import { reconcile } from '@/lib/plan/reconcile';
import { resolvePlan } from '@/lib/plan/resolve';
import { askedVariants } from './asked-variants';

type Context = DescribeContext & { readonly noticeText: (notice: Notice) => string };

/** The current plan in words at the price that the page shows; `personal` false leaves out who asks. */
export function planDocument(context: Context, personal: boolean): PlanDocument {
  const { draft } = reconcile(draftStore.get());
  const made = new Date();
  const plan = resolvePlan(draft, made);
  const price = pricePlan(plan);
  return buildPlanDocument(
    {
      draft: personal ? draft : withoutContact(draft),
      plan,
      price,
      notices: price.notices.map(context.noticeText),
      personal,
      made,
      variants: personal ? askedVariants(engine, draft) : [],
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
export function planCalendar(context: DescribeContext): string | null {
  const { draft } = reconcile(draftStore.get());
  return draft.details.date ? eventCalendar(draft, saveCalendarKey(), context, new Date()) : null;
}
