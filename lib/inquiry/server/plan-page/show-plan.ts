import 'server-only';
import { z } from 'zod';
import { toIsoDay } from '@/lib/base/event-day';
import { planKind } from '@/lib/calendar/plan-kind';
import { type PlanAnswer, visibleEvents } from '@/lib/inquiry/plan-answer';
import { termsVersion } from '@/lib/offer/acceptance';
import { withoutContact } from '@/lib/plan/contact-data';
import { buildPlanDocument } from '@/lib/plan/document/build-document';
import { eventCalendar } from '@/lib/plan/document/event-calendar';
import { respond } from '@/lib/server/http/respond';
import { noticeTexts, planContext } from '../mail/plan-context';
import { answerHolder, type Holder, type PlanPageContext } from './holder';
import { readAcceptance, readHistory, readLatestOffer } from './plan-row';
import { shownOffer } from './shown-offer';
import { readStoredPlan } from './stored-plan';

async function showPlan({ inquiry, locale, context: { now } }: Holder<unknown>): Promise<Response> {
  const [offer, acceptance, history] = await Promise.all([
    readLatestOffer(inquiry.id),
    readAcceptance(inquiry.id),
    readHistory(inquiry.id),
  ]);
  const stored = readStoredPlan(inquiry);
  const { draft, plan, price } = stored;
  const context = planContext(locale);
  // A link is passed on more easily than an account: who asks stays out.
  const content = { plan, price, notices: noticeTexts(locale, price.notices), personal: false };
  const answer: PlanAnswer = {
    reference: inquiry.reference,
    state: inquiry.state,
    decidedBy: inquiry.decided_by,
    answerDay: toIsoDay(inquiry.answer_by),
    eventDay: draft.details.date ? toIsoDay(draft.details.date) : null,
    kind: planKind(draft),
    history: history.flatMap(({ at, kind }) => {
      const known = visibleEvents.find((name) => name === kind);
      return known ? [{ day: toIsoDay(at), kind: known }] : [];
    }),
    guests: {
      guests: draft.guests,
      childrenUnder6: draft.childrenUnder6 ?? 0,
      children611: draft.children611 ?? 0,
    },
    document: buildPlanDocument(
      { draft: withoutContact(draft), ...content, made: inquiry.created_at },
      context,
    ),
    calendar: eventCalendar(draft, draft.calendarKey ?? inquiry.reference, context, now),
    offer: offer && shownOffer(offer, stored, locale, now),
    acceptance: acceptance && {
      name: acceptance.name,
      day: toIsoDay(acceptance.accepted_at),
      version: acceptance.version,
    },
    termsVersion,
  };
  return respond(200, answer);
}

/** Answers `POST /api/inquiries/plan` with a `PlanAnswer`; see `answerHolder`. */
export const handlePlan = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: z.unknown(), limit: 'plan' }, showPlan);
