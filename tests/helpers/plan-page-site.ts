import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, vi } from 'vitest';
import type { Locale } from '@/content/locales';
import { handleAccept } from '@/lib/inquiry/server/plan-page/accept';
import {
  handleDecline,
  handleQuestion,
  handleRenewLink,
  handleWithdraw,
} from '@/lib/inquiry/server/plan-page/actions';
import { handleOfferPdf } from '@/lib/inquiry/server/plan-page/offer-pdf';
import { handlePlan } from '@/lib/inquiry/server/plan-page/show-plan';
import type { Draft } from '@/lib/plan/draft';
import { connect, serviceClient } from '@/lib/server/database/service-client';
import { sendAnswer, type TestAnswer, usualAnswer } from './answers';
import { inquiryBody, sendableDraft, site } from './backend-draft';
import { embeddedSite, inquiryEndpoint } from './embedded-site';
import { becomeStaff } from './staff-client';

const handlers = {
  plan: handlePlan,
  accept: handleAccept,
  decline: handleDecline,
  question: handleQuestion,
  withdraw: handleWithdraw,
  'renew-link': handleRenewLink,
  'offer-pdf': handleOfferPdf,
} as const;

export type Endpoint = keyof typeof handlers;
export const endpoints = Object.keys(handlers) as readonly Endpoint[];

export type Link = { readonly reference: string; readonly key: string };

/** The plan page's endpoints and a staff member on an embedded backend of the test file's own. Call it at the top. */
export function planPageSite(environment: Record<string, string> = {}) {
  embeddedSite({ INQUIRY_LIMIT_PER_HOUR: '2', ACCOUNT_LIMIT_PER_HOUR: '1000', ...environment });
  const { send } = inquiryEndpoint();
  let staff: SupabaseClient;
  let days = 0;
  let visitors = 0;

  beforeAll(async () => {
    const { url, anonKey, fetch } = connect();
    staff = createClient(url, anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch },
    });
    await becomeStaff(staff, serviceClient());
  });

  /** Posts as a page of the site does; each call is another visitor's unless an address is given. */
  async function post(
    endpoint: Endpoint,
    body: unknown,
    { from = 'same-origin', now = new Date(), address = `192.0.2.${visitors++ % 250}` } = {},
  ) {
    const stored = vi.fn();
    const response = await handlers[endpoint](
      new Request(new URL(`/api/inquiries/${endpoint}`, site), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': from },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { now, address, stored },
    );
    return { response, stored };
  }
  async function ask(endpoint: Endpoint, { reference, key }: Link, values: object = {}, locale = 'de') {
    const { response, stored } = await post(endpoint, { ...values, reference, key, locale });
    return { status: response.status, body: await response.json(), stored };
  }

  /** An inquiry as the configurator sends it, with what its link carries. */
  async function inquire(
    draft: Draft = sendableDraft(),
    more: Record<string, unknown> = {},
  ): Promise<Link & { readonly draft: Draft }> {
    const { response } = await send(inquiryBody(more, draft));
    const { reference, stateKey } = await response.json();
    return { reference, key: stateKey, draft };
  }

  /** A day ahead that no other test of the file uses. */
  function freshDraft(changes: Partial<Draft> = {}): Draft {
    const draft = sendableDraft({ locationType: 'venue', ...changes });
    days += 1;
    const date = new Date(Date.now() + (100 + 14 * days) * 86_400_000);
    date.setUTCHours(12, 0, 0, 0);
    return { ...draft, details: { ...draft.details, date } };
  }

  /** An inquiry with an answer that follows the plan, unless `change` changes it. */
  async function answered(
    change: (answer: TestAnswer) => TestAnswer = (answer) => answer,
    draft: Draft = freshDraft(),
    locale: Locale = 'de',
  ) {
    const link = await inquire(draft, { locale });
    const answer = change(usualAnswer(draft));
    const send = async (from = 0) => (await sendAnswer(staff, link.reference, answer, from)).version;
    return { ...link, answer, version: await send(), sendAgain: () => send(1) };
  }
  return { post, ask, inquire, freshDraft, answered };
}
