import { expect, test } from 'vitest';
import { connect } from '@/lib/server/database/service-client';
import { accountSite, newAddress, password } from '@/tests/helpers/account-site';

const { browser, signedUp } = accountSite();

const rounds = 15;

/** Of several values, odd in number. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * How many times longer the slowest of some ways takes than the fastest, by their medians. Taking turns, so that
 * whatever else the machine does meets all of them.
 */
async function computeRatio(ways: readonly (() => Promise<unknown>)[]): Promise<number> {
  const taken = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const start = performance.now();
      await way();
      taken[index]?.push(performance.now() - start);
    }
  }
  const medians = taken.map(median);
  return Math.max(...medians) / Math.min(...medians);
}

/** Past the site's own limits and pauses. */
async function ask(path: string, email: string, secret: string): Promise<Response> {
  const { url, anonKey, fetch: send } = connect();
  const response = await send(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: secret, data: {} }),
  });
  await response.arrayBuffer();
  return response;
}

/** Comparing or making one hash of a password takes many times longer than everything else of a request together. */
const noHashMore = 3;

test('rejecting a password takes as long for unknown, unconfirmed and known addresses', async () => {
  const { email: known } = await signedUp();
  const waiting = newAddress();
  await browser().auth.signUp({ email: waiting, password });
  const reject = (email: string) => async () =>
    expect((await ask('/token?grant_type=password', email, 'geraten geraten')).status).toBe(400);
  expect(await computeRatio([reject(known), reject(waiting), () => reject(newAddress())()])).toBeLessThan(
    noHashMore,
  );
});

test('signing up takes as long for an address that has an account', async () => {
  const { email: known } = await signedUp();
  const signUp = async (email: string) =>
    expect((await ask('/signup', email, 'Ein ganz anderes')).status).toBe(200);
  expect(await computeRatio([() => signUp(known), () => signUp(newAddress())])).toBeLessThan(noHashMore);
});
