import 'server-only';
import { z } from 'zod';
import { standingOf } from '@/lib/answer/states';
import { writeAnswerTime } from '@/lib/base/answer-time';
import { toIsoDay } from '@/lib/base/event-day';
import { type PlanAnswer, type ShownEntry, visibleEntries } from '@/lib/inquiry/plan-answer';
import { eventCalendar } from '@/lib/plan/document/event-calendar';
import { db } from '@/lib/server/database/database';
import { respond } from '@/lib/server/http/respond';
import { answerContext } from '../mail/plan-context';
import { versionDocument } from '../plan-document';
import { type Entry, readEntries } from '../read-inquiry';
import { isAnswer, versionOf } from '../version';
import { answerHolder, type Holder, type PlanPageContext } from './holder';
import { shownAnswer } from './shown-answer';

function shownEntry({ at, kind, author, text }: Entry): readonly ShownEntry[] {
  const known = visibleEntries.find((name) => name === kind);
  if (!known) return [];
  const isHouse = author === 'house';
  return [{ day: toIsoDay(at), kind: known, isHouse, text: isHouse ? text : '' }];
}

async function showPlan(holder: Holder<unknown>): Promise<Response> {
  const { inquiry, versions, locale, context: request } = holder;
  const context = answerContext(locale);
  const current = versionOf(versions, inquiry.current);
  const sent = versionOf(versions, inquiry.sent);
  const [entries, offer] = await Promise.all([
    readEntries(db(), inquiry.id),
    shownAnswer(holder, context, request.now),
  ]);
  const { offered, agreed, state } = inquiry;
  const validUntil = offered === null ? null : (versionOf(versions, offered).terms?.validUntil ?? null);
  const standing = standingOf(inquiry, validUntil, toIsoDay(request.now));
  const answer: PlanAnswer = {
    reference: inquiry.reference,
    standing,
    answerDay: inquiry.answerBy ? writeAnswerTime(inquiry.answerBy) : '',
    entries: entries.flatMap(shownEntry),
    // A link is passed on more easily than an account: who asks stays out.
    document: versionDocument(current, inquiry, context, false),
    version: isAnswer(current) ? current.number : null,
    calendar:
      state === 'closed'
        ? null
        : eventCalendar(
            current.plan,
            sent.plan.calendarKey ?? inquiry.reference,
            context,
            request.now,
            agreed !== null,
          ),
    offer,
    isSigned: agreed === null ? null : inquiry.signedAt !== null,
    hasAllergies: Boolean(sent.plan.allergyNote),
  };
  return respond(200, answer);
}

/** Answers `POST /api/inquiries/plan` with a `PlanAnswer`; see `answerHolder`. */
export const handlePlan = (request: Request, context: PlanPageContext): Promise<Response> =>
  answerHolder(request, context, { schema: z.unknown(), limit: 'plan' }, showPlan);
