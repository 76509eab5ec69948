import { expect, test, vi } from 'vitest';
import type * as passwordWorker from '@/lib/server/embedded/password-worker';
import { accountSite, newAddress, password } from '@/tests/helpers/account-site';

/** What the worker was asked to do. Nothing else of a request takes as long as one of these. */
const asked: ('compare' | 'hash')[] = [];

vi.mock('@/lib/server/embedded/password-worker', async (load) => {
  const original = await load<typeof passwordWorker>();
  return {
    createPasswordWorker: (): ReturnType<typeof original.createPasswordWorker> => {
      const run = original.createPasswordWorker();
      return (task) => {
        asked.push(task.hash === undefined ? 'hash' : 'compare');
        return run(task);
      };
    },
  };
});

const { browser, signedUp } = accountSite();

/** The work that a request causes, by the worker's count. */
async function countWork(request: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await request();
  return [...asked];
}

test('rejecting a password is the same work for unknown, unconfirmed and known addresses', async () => {
  const { email: known } = await signedUp();
  const waiting = newAddress();
  await browser().auth.signUp({ email: waiting, password });
  for (const email of [known, waiting, newAddress()]) {
    const reject = () => browser().auth.signInWithPassword({ email, password: 'geraten geraten' });
    expect(await countWork(reject), email).toEqual(['compare']);
  }
});

test('signing up is the same work for an address that has an account', async () => {
  const { email: known } = await signedUp();
  const signUp = (email: string) => () => browser().auth.signUp({ email, password: 'Ein ganz anderes' });
  expect(await countWork(signUp(known))).toEqual(await countWork(signUp(newAddress())));
  expect(asked).toEqual(['hash']);
});
