import 'server-only';
import { z } from 'zod';
import { defaultLocale, isLocale, locales } from '@/content/locales';
import { type InquiryState, standingOf } from '@/lib/answer/states';
import { toIsoDay } from '@/lib/base/event-day';
import { log } from '@/lib/base/log';
import { answerContext } from '@/lib/inquiry/server/mail/plan-context';
import { versionDocument } from '@/lib/inquiry/server/plan-document';
import { readInquiry, readVersion } from '@/lib/inquiry/server/read-inquiry';
import { stateKey } from '@/lib/inquiry/server/state-key';
import { serialiseDraft } from '@/lib/plan/draft';
import type { Price } from '@/lib/plan/price';
import { readDraft } from '@/lib/plan/read-draft';
import { db } from '@/lib/server/database/database';
import { readJsonBody } from '@/lib/server/http/body';
import { respond } from '@/lib/server/http/respond';
import { forgetBrowser } from '@/lib/server/session/browser-cookie';
import { answerOwner } from '@/lib/server/session/owner';
import { deleteAccount, linkEarlier } from './identity';
import { type OwnInquiry, ownInquiries } from './repository';
import { type AccountAnswer, accountDeleteSchema } from './schema';

function listed(row: OwnInquiry) {
  // A key of an inquiry that was sent belongs to no other: with it, a new one would count as sent already.
  const { idempotencyKey: _, ...draft } = readDraft(row.plan);
  const { details, guests } = draft;
  const price = row.price as unknown as Price;
  const position = {
    state: row.state as InquiryState,
    offered: row.offered,
    agreed: row.agreed,
    signedAt: row.signed_at,
    closedBy: row.closed_by,
  };
  return {
    reference: row.reference,
    stateKey: stateKey({ reference: row.reference, linkVersion: row.link_version }),
    createdAt: row.created_at.toISOString(),
    answerBy: row.answer_by?.toISOString() ?? '',
    standing: standingOf(position, row.valid_until, toIsoDay(new Date())),
    locale: row.locale,
    eventDate: details.date ? toIsoDay(details.date) : null,
    guests,
    grossCents: price.isOnRequest ? null : price.grossCents,
    draft: JSON.parse(serialiseDraft(draft)),
  };
}

function parseContact(latest: OwnInquiry | undefined): AccountAnswer['contact'] {
  if (!latest) return null;
  const { firstName, lastName, company, email, phone } = readDraft(latest.plan).details;
  return { firstName, lastName, company, email, phone };
}

/** Answers `GET /api/account`: 200 with address, contact data and inquiries; see `answerOwner` for the rest. */
export function handleAccount(request: Request): Promise<Response> {
  return answerOwner(request, async ({ user }) => {
    await linkEarlier(user.id);
    const inquiries = await ownInquiries(user.id);
    const answer: AccountAnswer = {
      email: user.email ?? '',
      contact: parseContact(inquiries[0]),
      inquiries: inquiries.map(listed),
    };
    return respond(200, answer);
  });
}

const planQuerySchema = z.object({ reference: z.string(), locale: z.enum(locales) });

/**
 * Answers `GET /api/account/plan?reference=…&locale=…`: 200 `{document}`, a person's own inquiry as a `PlanDocument`; 400
 * unreadable, 404 when it is not theirs; see `answerOwner` for the rest.
 */
export function handleOwnPlan(request: Request): Promise<Response> {
  return answerOwner(request, async ({ user }) => {
    const query = planQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) return respond(400, { code: 'request.unreadable' });
    const { reference, locale } = query.data;
    const inquiry = await readInquiry(db(), reference);
    if (inquiry?.userId !== user.id) return respond(404, { code: 'not_found' });
    const current = await readVersion(db(), inquiry.id, inquiry.current);
    const document = versionDocument(current, inquiry, answerContext(locale), true);
    return respond(200, { document });
  });
}

/** Answers `POST /api/account/link`: 200 `{linked}`, the number of earlier inquiries that were added. */
export function handleLink(request: Request): Promise<Response> {
  return answerOwner(request, async ({ user }) => respond(200, { linked: await linkEarlier(user.id) }));
}

/** Answers `DELETE /api/account` with `{confirm: true}`: 200 `{deleted}` and the session ends; 400 without consent. */
export function handleDelete(request: Request): Promise<Response> {
  return answerOwner(request, async ({ user, client }) => {
    const parsed = accountDeleteSchema.safeParse(await readJsonBody(request));
    if (!parsed.success) return respond(400, { code: 'request.unreadable' });
    const locale = [parsed.data.locale, user.user_metadata.locale].find(isLocale);
    const deleted = await deleteAccount(user.id, locale ?? defaultLocale);
    log.info('account.deleted');
    // Nobody is there any more to sign out; this removes the cookies.
    await client.auth.signOut({ scope: 'local' });
    const response = respond(200, { deleted });
    response.headers.append('Set-Cookie', forgetBrowser(request));
    return response;
  });
}
