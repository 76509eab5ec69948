import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/server/database/database';

const json = z.record(z.string(), z.unknown());

const maxListed = 200;

/** A person's inquiries, newest first. */
export async function ownInquiries(userId: string) {
  const rows = await db()
    .selectFrom('inquiries')
    .select(['reference', 'created_at', 'answer_by', 'state', 'locale', 'payload', 'price', 'link_version'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({ ...row, payload: json.parse(row.payload) }));
}

export type OwnInquiry = Awaited<ReturnType<typeof ownInquiries>>[number];

/** A person's contact messages, newest first. */
export const ownMessages = (userId: string) =>
  db()
    .selectFrom('contact_messages')
    .select(['reference', 'created_at', 'locale', 'topic', 'name', 'email', 'phone', 'message'])
    .select(['callback', 'callback_day', 'callback_window'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(maxListed)
    .execute();

/** What a person was offered. */
export const ownOffers = (userId: string) =>
  db()
    .selectFrom('offers as offer')
    .innerJoin('inquiries as inquiry', 'inquiry.id', 'offer.inquiry_id')
    .select(['inquiry.reference', 'offer.version', 'offer.body', 'offer.day', 'offer.valid_until'])
    .select(['offer.total_cents', 'offer.sent_at', 'offer.state'])
    .where('inquiry.user_id', '=', userId)
    .orderBy('offer.sent_at')
    .execute();

/** What a person has accepted. */
export const ownAcceptances = (userId: string) =>
  db()
    .selectFrom('offer_acceptances as acceptance')
    .innerJoin('inquiries as inquiry', 'inquiry.id', 'acceptance.inquiry_id')
    .select(['inquiry.reference', 'acceptance.version', 'acceptance.name', 'acceptance.terms_version'])
    .select(['acceptance.locale', 'acceptance.shown', 'acceptance.accepted_at'])
    .where('inquiry.user_id', '=', userId)
    .orderBy('acceptance.accepted_at')
    .execute();
