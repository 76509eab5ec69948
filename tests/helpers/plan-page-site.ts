import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Locale } from '@/content/locales';
import { answerInquiry } from '@/lib/inquiry/server/house-verbs';
import { handleAgree, handleNo, handleWrite } from '@/lib/inquiry/server/plan-page/actions';
import { handlePdf } from '@/lib/inquiry/server/plan-page/answer-pdf';
import { handlePlan } from '@/lib/inquiry/server/plan-page/show-plan';
import type { Draft } from '@/lib/plan/draft';
import { transaction } from '@/lib/server/database/database';
import { type TestAnswer, usualAnswer } from './answers';
import { inquiryBody, sendableDraft, site } from './backend-draft';
import { embeddedSite, inquiryEndpoint } from './embedded-site';
import { answerTo, jule } from './inquiries';

const handlers = {
  plan: handlePlan,
  agree: handleAgree,
  no: handleNo,
  write: handleWrite,
  pdf: handlePdf,
} as const;

export type Endpoint = keyof typeof handlers;
export const endpoints = Object.keys(handlers) as readonly Endpoint[];

export type Link = { readonly reference: string; readonly key: string };

/** The plan page's endpoints on an embedded backend of the test file's own. Call it at the top. */
export function planPageSite(environment: Record<string, string> = {}) {
  embeddedSite({ INQUIRY_LIMIT_PER_HOUR: '2', ACCOUNT_LIMIT_PER_HOUR: '1000', ...environment });
  const { send } = inquiryEndpoint();
  let days = 0;
  let visitors = 0;

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
    const send = async (from: number) =>
      transaction((tx) =>
        answerInquiry(tx, jule, {
          reference: link.reference,
          key: randomUUID(),
          from,
          answer: answerTo(answer.plan, answer.terms),
        }),
      );
    return { ...link, answer, version: (await send(1)).version, sendAgain: () => send(2) };
  }
  return { post, ask, inquire, freshDraft, answered };
}
