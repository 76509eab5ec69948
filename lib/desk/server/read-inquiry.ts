import 'server-only';
import { notFound } from 'next/navigation';
import { type InquiryDetail, readInquiryDetail } from '@/lib/staff/server/inquiry-detail';
import type { Staff } from '@/lib/staff/server/staff-session';

/** The inquiry that a page is about; the page for what does not exist where there is none. @throws Refusal, Error */
export async function readInquiryOrMissing(
  { client }: Pick<Staff, 'client'>,
  reference: string,
): Promise<InquiryDetail> {
  return (await readInquiryDetail(client, reference)) ?? notFound();
}
