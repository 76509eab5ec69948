import 'server-only';
import { z } from 'zod';
import { deliveriesPerDay, termsVersion } from '@/content/catering/rules';
import { dayOf } from '@/lib/answer/terms';
import { addDays, toIsoDay } from '@/lib/base/event-day';
import { storableJson } from '@/lib/base/storable';
import { nearestFreeDays } from '@/lib/calendar/availability';
import { planKind } from '@/lib/calendar/plan-kind';
import { findDayStates, forgetDayStates } from '@/lib/calendar/server/day-states';
import type { Draft } from '@/lib/plan/draft';
import { respond } from '@/lib/server/http/respond';
import { answerContext } from '../mail/plan-context';
import { answerFor, nameSchema, versionSchema } from './actions';
import { answerHolder, type Holder, type PlanPageContext } from './holder';
import { readLatestOffer } from './plan-row';
import { acceptanceShown } from './shown-answer';
import { callVisitorFunction } from './visitor-functions';

const acceptSchema = z.object({
  version: versionSchema,
  name: nameSchema,
  terms: z.literal(true, { error: 'terms.required' }),
});

/** Days to look at on both sides of the one that is taken. */
const aroundDays = 90;

/** Free days near one that has just been taken; none when the calendar cannot say. */
async function freeDaysNear(day: string, draft: Draft, now: Date): Promise<readonly string[]> {
  const tomorrow = addDays(toIsoDay(now), 1);
  const from = [addDays(day, -aroundDays), tomorrow].sort().at(-1) ?? tomorrow;
  const to = addDays(day, aroundDays);
  forgetDayStates();
  const states = await findDayStates(from, to);
  if (!states) return [];
  const days = Math.max(1, draft.days ?? 1);
  return nearestFreeDays({ states, kind: planKind(draft), day, days, from, to });
}

async function accept({
  inquiry,
  locale,
  input,
  context,
}: Holder<z.output<typeof acceptSchema>>): Promise<Response> {
  const offer = await readLatestOffer(inquiry.id);
  // A newer version has replaced the one that was read.
  if (offer?.version !== input.version) return respond(409, { code: 'plan.not_open' });
  const answer = await callVisitorFunction('visitor_accept_offer', {
    p_reference: inquiry.reference,
    p_version: offer.version,
    p_name: input.name,
    p_terms_version: termsVersion,
    p_locale: locale,
    p_shown: storableJson(acceptanceShown(offer, inquiry.createdAt, answerContext(locale))),
    p_max_deliveries: deliveriesPerDay,
  });
  if (answer.status !== 'day_taken') {
    forgetDayStates();
    return answerFor(answer, context);
  }
  const { plan } = offer.answer;
  const freeDays = await freeDaysNear(dayOf(plan) ?? answer.day, plan, context.now);
  return respond(409, { code: 'day_taken', day: answer.day, freeDays });
}

/**
 * Answers `POST /api/inquiries/accept` with `{version, name, terms: true}`: 200 accepted, also when the same person had
 * accepted this version before; 409 `plan.not_open`, `offer.expired`, or `day_taken` with `day` and `freeDays`; see
 * `answerHolder`.
 */
export const handleAccept = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: acceptSchema, limit: 'plan-action' }, accept);
