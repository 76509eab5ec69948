import 'server-only';
import { z } from 'zod';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { type PlanAnswer, visibleEvents } from '@/lib/inquiry/plan-answer';
import { eventCalendar } from '@/lib/plan/document/event-calendar';
import { respond } from '@/lib/server/http/respond';
import { planContext } from '../mail/plan-context';
import { storedDraft } from '../offered-plan';
import { storedPlanDocument } from '../plan-document';
import { answerHolder, type Holder, type PlanPageContext } from './holder';
import { readAcceptance, readHistory, readLatestOffer } from './plan-row';
import { shownOffer } from './shown-offer';

async function showPlan({ inquiry, locale, context: { now } }: Holder<unknown>): Promise<Response> {
  const [offer, acceptance, history] = await Promise.all([
    readLatestOffer(inquiry.id),
    readAcceptance(inquiry.id),
    readHistory(inquiry.id),
  ]);
  const draft = storedDraft(inquiry);
  const answer: PlanAnswer = {
    reference: inquiry.reference,
    state: inquiry.state,
    decidedBy: inquiry.decidedBy,
    answerDay: toIsoDay(inquiry.answerBy),
    history: history.flatMap(({ at, kind }) => {
      const known = visibleEvents.find((name) => name === kind);
      return known ? [{ day: toIsoDay(at), kind: known }] : [];
    }),
    guests: {
      guests: draft.guests,
      childrenUnder6: draft.childrenUnder6 ?? 0,
      children611: draft.children611 ?? 0,
    },
    // A link is passed on more easily than an account: who asks stays out.
    document: storedPlanDocument(inquiry, locale, false),
    calendar:
      inquiry.state === 'cancelled'
        ? null
        : eventCalendar(
            draft,
            draft.calendarKey ?? inquiry.reference,
            planContext(locale),
            now,
            offer && acceptance && { day: eventDay(offer.body.day ?? ''), guests: offer.body.guests },
          ),
    offer: offer && shownOffer(offer, inquiry, locale, now),
    acceptance: acceptance && {
      name: acceptance.name,
      day: toIsoDay(acceptance.accepted_at),
      version: acceptance.version,
    },
  };
  return respond(200, answer);
}

/** Answers `POST /api/inquiries/plan` with a `PlanAnswer`; see `answerHolder`. */
export const handlePlan = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: z.unknown(), limit: 'plan' }, showPlan);
