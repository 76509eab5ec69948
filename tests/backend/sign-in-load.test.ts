import { expect, test } from 'vitest';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { accountSite, password } from '@/tests/helpers/account-site';
import { inquiryBody, inquiryPost } from '@/tests/helpers/backend-draft';

const { browser, signedUp } = accountSite();

/** Inquiries one after the other, beside the sign-ins of a minute, which come all at once. */
const inquiries = 15;
const signIns = 60;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

let visitors = 0;

/** Sends inquiries one after the other; their statuses and durations in milliseconds. */
async function sendInquiries() {
  const statuses: number[] = [];
  const durations: number[] = [];
  for (let count = 0; count < inquiries; count += 1) {
    const request = inquiryPost(JSON.stringify(inquiryBody()));
    const context = { now: new Date(), address: `198.51.100.${visitors++}`, stored: () => undefined };
    const start = performance.now();
    statuses.push((await handleInquiry(request, context)).status);
    durations.push(performance.now() - start);
  }
  return { statuses, median: median(durations) };
}

test('sixty simultaneous sign-ins reject no inquiry and at most double its median', async () => {
  const { email } = await signedUp();
  const quiet = await sendInquiries();
  const attempts = Array.from({ length: signIns }, (_, number) =>
    browser(`203.0.113.${number}`).auth.signInWithPassword({
      email: number % 2 ? email : `nobody-${number}@example.org`,
      password: number % 4 === 1 ? password : 'geraten geraten',
    }),
  );
  const busy = await sendInquiries();
  const results = await Promise.all(attempts);
  expect([...quiet.statuses, ...busy.statuses]).toEqual(Array(2 * inquiries).fill(201));
  expect(busy.median / quiet.median).toBeLessThan(2);
  // The load was one. What a slow machine does not manage in time is told to come back, and nothing else fails.
  expect(results.filter(({ error }) => error === null).length).toBeGreaterThan(0);
  for (const { error } of results) expect([undefined, 400, 503]).toContain(error?.status);
});
