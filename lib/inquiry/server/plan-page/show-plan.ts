import 'server-only';
import { z } from 'zod';
import { answeredPlan } from '@/lib/answer/answer-document';
import { toIsoDay } from '@/lib/base/event-day';
import { type PlanAnswer, visibleEvents } from '@/lib/inquiry/plan-answer';
import { eventCalendar } from '@/lib/plan/document/event-calendar';
import { respond } from '@/lib/server/http/respond';
import { answerContext } from '../mail/plan-context';
import { storedPlanDocument } from '../plan-document';
import { storedDraft } from '../stored';
import { answerHolder, type Holder, type PlanPageContext } from './holder';
import { readAcceptance, readHistory, readLatestOffer } from './plan-row';
import { shownAnswer } from './shown-answer';

async function showPlan({ inquiry, locale, context: { now } }: Holder<unknown>): Promise<Response> {
  const [latest, acceptance, history] = await Promise.all([
    readLatestOffer(inquiry.id),
    readAcceptance(inquiry.id),
    readHistory(inquiry.id),
  ]);
  const context = answerContext(locale);
  // What was taken back is nobody's offer any more.
  const offer = latest && latest.state !== 'withdrawn' ? latest : null;
  const sent = storedDraft(inquiry);
  const answer: PlanAnswer = {
    reference: inquiry.reference,
    state: inquiry.state,
    decidedBy: inquiry.decidedBy,
    answerDay: toIsoDay(inquiry.answerBy),
    history: history.flatMap(({ at, kind }) => {
      const known = visibleEvents.find((name) => name === kind);
      return known ? [{ day: toIsoDay(at), kind: known }] : [];
    }),
    // A link is passed on more easily than an account: who asks stays out.
    document: offer
      ? answeredPlan({ ...offer, askedAt: inquiry.createdAt }, context, false)
      : storedPlanDocument(inquiry, locale, false),
    calendar:
      inquiry.state === 'cancelled'
        ? null
        : eventCalendar(
            offer?.answer.plan ?? sent,
            sent.calendarKey ?? inquiry.reference,
            context,
            now,
            acceptance !== null,
          ),
    offer: offer && shownAnswer(offer, inquiry, context, now),
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
