import { beforeEach, expect, test, vi } from 'vitest';
import { handleFactor } from '@/lib/desk/server/second-factor';
import { serviceClient } from '@/lib/server/database/service-client';
import { createSetup, type FactorSetup, passFactor, readStep } from '@/lib/staff/server/second-factor';
import { accountSite, type Browser, clientOf, password } from '@/tests/helpers/account-site';
import { codeFor, periodOf } from '@/tests/helpers/second-factor';

const { browser, signedUp } = accountSite();

const started = Date.now();

/** Codes belong to half minutes: the clock stands still unless a test moves it. */
const standAt = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: started + minutes * 60_000 });
beforeEach(() => void standAt(0));

const present = () => periodOf(Date.now());

const stepOf = async (person: Browser) => readStep(await clientOf(person));

async function setupOf(person: Browser): Promise<FactorSetup> {
  const step = await stepOf(person);
  if (!step) throw new Error('not between password and second factor');
  return createSetup(step);
}

const isStaff = async (person: Browser) =>
  (await (await clientOf(person)).rpc('is_staff').throwOnError()).data;

/** Where the form leads to. */
async function enter(person: Browser, code: string, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ next: '/haus/kalender', code, ...more });
  const answer = await person.ask(handleFactor, '/api/haus/factor', { method: 'POST', body });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '', 'http://seegut.test');
}

const problemAfter = async (person: Browser, code: string) =>
  (await enter(person, code)).searchParams.get('problem');

async function member() {
  const { email, browser: own } = await signedUp();
  await serviceClient().rpc('add_staff', { p_email: email, p_name: 'Jule' }).throwOnError();
  return { email, own };
}

/** A member who has set the second factor up with the present code, and a way to come again with the password. */
async function enrolled() {
  const { email, own } = await member();
  const setup = await setupOf(own);
  expect((await enter(own, codeFor(setup.secret, present()))).pathname).toBe('/haus/kalender');
  const again = async () => {
    const other = browser();
    expect((await other.auth.signInWithPassword({ email, password })).error).toBeNull();
    return other;
  };
  return { ...setup, own, again };
}

test('the password alone opens nothing; the first right code sets the factor up, a wrong one stores nothing', async () => {
  const { own } = await member();
  const { secret, address, codes } = await setupOf(own);
  expect(address).toContain(`secret=${secret}`);
  expect(new Set(codes).size).toBe(8);
  for (const period of [present() - 2, present() + 2])
    expect(await problemAfter(own, codeFor(secret, period))).toBe('wrong');
  for (const code of ['', codes[0] ?? '', '000000000', '\u0000']) {
    const { pathname, searchParams } = await enter(own, code);
    expect([pathname, searchParams.get('problem')]).toEqual([
      '/haus/anmelden',
      expect.stringMatching(/wrong|limited/),
    ]);
  }
  expect([await isStaff(own), await setupOf(own)]).toEqual([false, { secret, address, codes }]);
  expect((await stepOf(own))?.isEnrolled).toBe(false);
  standAt(20);
  expect((await enter(own, codeFor(secret, present()))).pathname).toBe('/haus/kalender');
  expect([await isStaff(own), (await stepOf(own))?.isEnrolled]).toEqual([true, true]);
});

test('each session shows the factor for itself, and a code counts once, whoever has seen it', async () => {
  const { secret, own, again } = await enrolled();
  const other = await again();
  expect(await isStaff(other)).toBe(false);
  for (const period of [present(), present() - 1])
    expect(await problemAfter(other, codeFor(secret, period))).toBe('wrong');
  expect((await enter(other, codeFor(secret, present() + 1))).pathname).toBe('/haus/kalender');
  expect([await isStaff(own), await isStaff(other)]).toEqual([true, true]);
  expect(await problemAfter(await again(), codeFor(secret, present() + 1))).toBe('wrong');
});

test('of two who have the same code at once, one passes', async () => {
  const { secret, again } = await enrolled();
  const both = [await again(), await again()];
  const code = codeFor(secret, present() + 1);
  const paths = await Promise.all(both.map(async (one) => (await enter(one, code)).pathname));
  expect(paths.toSorted()).toEqual(['/haus/anmelden', '/haus/kalender']);
});

test('five wrong codes end it for a quarter of an hour, in every session of the person and for nobody else', async () => {
  const { secret, again } = await enrolled();
  const neighbour = await enrolled();
  const guesser = await again();
  for (let count = 0; count < 5; count += 1)
    expect(await problemAfter(guesser, `12345${count}`)).toBe('wrong');
  const right = codeFor(secret, present() + 1);
  expect(await problemAfter(guesser, right)).toBe('limited');
  expect(await problemAfter(await again(), right)).toBe('limited');
  const free = await neighbour.again();
  expect((await enter(free, codeFor(neighbour.secret, present() + 1))).pathname).toBe('/haus/kalender');
  standAt(16);
  expect((await enter(guesser, codeFor(secret, present()))).pathname).toBe('/haus/kalender');
});

test('a recovery code counts once and for its owner, however it is typed', async () => {
  const { codes, again } = await enrolled();
  const neighbour = await enrolled();
  const [first = '', second = ''] = codes;
  expect(await problemAfter(await neighbour.again(), first)).toBe('wrong');
  const other = await again();
  expect((await enter(other, first)).pathname).toBe('/haus/kalender');
  expect(await isStaff(other)).toBe(true);
  const third = await again();
  const { searchParams } = await enter(third, first, { way: 'recovery' });
  expect(Object.fromEntries(searchParams)).toEqual({
    next: '/haus/kalender',
    problem: 'wrong',
    way: 'recovery',
  });
  expect((await enter(third, ` ${second.replace('-', '').toLowerCase()} `)).pathname).toBe('/haus/kalender');
});

test('whoever was shown another secret at the same time cannot replace the one that is kept', async () => {
  const { email, own } = await member();
  const thief = browser();
  await thief.auth.signInWithPassword({ email, password });
  const before = await stepOf(thief);
  const shown = await setupOf(thief);
  const kept = await setupOf(own);
  expect(shown.secret).not.toBe(kept.secret);
  expect((await enter(own, codeFor(kept.secret, present()))).pathname).toBe('/haus/kalender');
  expect(await problemAfter(thief, codeFor(shown.secret, present()))).toBe('wrong');
  expect(await problemAfter(thief, shown.codes[0] ?? '')).toBe('wrong');
  // Nor who was on the way when it was kept.
  expect(before && (await passFactor(before, codeFor(shown.secret, present()), new Date()))).toBe('wrong');
  expect([await isStaff(thief), await isStaff(own)]).toEqual([false, true]);
});

test('the form leads to no other site, wants a page of this one, and knows nobody but staff', async () => {
  const { secret, again } = await enrolled();
  const other = await again();
  const left = await enter(other, codeFor(secret, present() + 1), { next: 'https://evil.example/' });
  expect(left.href).toBe('http://seegut.test/haus');
  const foreign = new Request('http://seegut.test/api/haus/factor', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ code: '123456' }),
  });
  expect((await handleFactor(foreign)).status).toBe(403);
  expect((await enter(browser(), '123456')).pathname).toBe('/haus/anmelden');
  const visitor = (await signedUp()).browser;
  expect(await stepOf(visitor)).toBeNull();
  expect((await enter(visitor, '123456')).pathname).toBe('/haus/kalender');
  expect(await isStaff(visitor)).toBe(false);
});
