import { after } from 'next/server';
import { defaultLocale, isLocale } from '@/content/locales';
import { readSentAddress } from '@/lib/contact/browser/sent-address';
import { sentPage } from '@/lib/contact/server/contact-page';
import { handleContact } from '@/lib/contact/server/handler';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { env } from '@/lib/server/env';
import { clientAddress } from '@/lib/server/http/client-address';
import { getSender } from '@/lib/server/session/owner';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  const { userId, apply } = await getSender(request);
  const response = await handleContact(request, {
    now: new Date(),
    address: clientAddress(request.headers, env().TRUSTED_PROXIES),
    userId,
    stored: () => after(sweepOutbox),
  });
  return apply(response);
}

/** The confirmation that a native form is led to. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const lng = query.get('lng');
  return sentPage(readSentAddress(query), isLocale(lng) ? lng : defaultLocale);
}
