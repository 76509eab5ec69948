import { expect, test } from 'vitest';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { accountSite, password } from '@/tests/helpers/account-site';
import { inquiryBody, inquiryPost } from '@/tests/helpers/backend-draft';

const { browser, signedUp } = accountSite();

/** Inquiries one after the other, beside sign-ins that come all at once. */
const inquiries = 15;
const signIns = 60;

let visitors = 0;

/** Sends inquiries one after the other. */
async function sendInquiries() {
  const statuses: number[] = [];
  for (let count = 0; count < inquiries; count += 1) {
    const request = inquiryPost(JSON.stringify(inquiryBody()));
    const context = { now: new Date(), address: `198.51.100.${visitors++}`, stored: () => undefined };
    statuses.push((await handleInquiry(request, context)).status);
  }
  return statuses;
}

test('sixty simultaneous sign-ins reject no inquiry', async () => {
  const { email } = await signedUp();
  const attempts = Array.from({ length: signIns }, (_, number) =>
    browser(`203.0.113.${number}`).auth.signInWithPassword({
      email: number % 2 ? email : `nobody-${number}@example.org`,
      password: number % 4 === 1 ? password : 'geraten geraten',
    }),
  );
  expect(await sendInquiries()).toEqual(Array(inquiries).fill(201));
  const results = await Promise.all(attempts);
  // The load was one. What a slow machine does not manage in time is told to come back, and nothing else fails.
  expect(results.filter(({ error }) => error === null).length).toBeGreaterThan(0);
  for (const { error } of results) expect([undefined, 400, 429, 503]).toContain(error?.status);
});
