import 'server-only';
import { notFound } from 'next/navigation';
import { type InquiryDetail, readInquiryDetail } from './inquiry-detail';
import type { Staff } from './staff-session';

/** The inquiry that a page is about; the page for what does not exist where there is none. @throws StaffError, Error */
export async function readInquiryOrMissing(
  { client }: Pick<Staff, 'client'>,
  reference: string,
): Promise<InquiryDetail> {
  return (await readInquiryDetail(client, reference)) ?? notFound();
}
