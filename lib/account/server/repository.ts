import 'server-only';
import { currentAndOpen } from '@/lib/inquiry/server/current';
import { db } from '@/lib/server/database/database';

const maxListed = 200;

/** A person's inquiries, newest first, each with the version that counts. */
export const ownInquiries = (userId: string) =>
  currentAndOpen()
    .select(['reference', 'inquiries.created_at', 'answer_by', 'state', 'locale', 'link_version'])
    .select(['offered', 'agreed', 'signed_at', 'closed_by', 'open.valid_until'])
    .select(['versions.plan', 'versions.price'])
    .where('user_id', '=', userId)
    .orderBy('inquiries.created_at', 'desc')
    .limit(maxListed)
    .execute();

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

/** Every version of a person's inquiries: what they sent and what they were answered. */
export const ownVersions = (userId: string) =>
  db()
    .selectFrom('versions')
    .innerJoin('inquiries', 'inquiries.id', 'versions.inquiry_id')
    .select(['reference', 'number', 'author', 'plan', 'terms', 'price', 'versions.created_at'])
    .where('user_id', '=', userId)
    .orderBy('versions.created_at')
    .execute();

/** What happened to a person's inquiries, without the house's own notes. */
export const ownEntries = (userId: string) =>
  db()
    .selectFrom('entries')
    .innerJoin('inquiries', 'inquiries.id', 'entries.inquiry_id')
    .select(['reference', 'at', 'author', 'kind', 'version', 'text'])
    .where('user_id', '=', userId)
    .where('kind', '<>', 'note')
    .orderBy('entries.id')
    .execute();
