import 'server-only';
import { sql } from 'kysely';
import { db } from '@/lib/server/database/database';

/** Inquiries, each with the version that counts as `versions`. */
export const currentInquiries = () =>
  db()
    .selectFrom('inquiries')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.inquiry_id', '=', 'inquiries.id')
        .onRef('versions.number', '=', 'inquiries.current'),
    );

/** The same with the open answer, where there is one, as `open`. */
export const currentAndOpen = () =>
  currentInquiries().leftJoin('versions as open', (join) =>
    join.onRef('open.inquiry_id', '=', 'inquiries.id').onRef('open.number', '=', 'inquiries.offered'),
  );

/** How many mails about one of `inquiries` could not be sent so far; one on its way is none of them. */
export const hangingMails = sql<number>`(
  select count(*)::int from mail_outbox
  where inquiry_id = inquiries.id and sent_at is null and last_error is not null)`;
