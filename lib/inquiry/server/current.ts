import 'server-only';
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
