import { NextRequest, NextResponse } from 'next/server';
import { describe, expect, test, vi } from 'vitest';
import { authCookie } from '@/lib/base/auth-cookie';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { needsRefresh, refreshSession } from '@/lib/server/session/refresh-session';
import { accountSite } from '@/tests/helpers/account-site';
import { site } from '@/tests/helpers/backend-draft';

const { signedUp } = accountSite();

const encode = (session: object) => `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
const decode = (value: string) =>
  JSON.parse(Buffer.from(decodeURIComponent(value).replace('base64-', ''), 'base64url').toString());
const soon = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

function visit(
  cookies: Record<string, string>,
  init: { method?: string; headers?: Record<string, string> } = {},
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return new NextRequest(`${site}/kontakt`, {
    method: init.method ?? 'GET',
    headers: { cookie, ...init.headers },
  });
}

/** The session that an answer sets; undefined = none, null = it ends. */
function sessionIn(response: Response) {
  const line = response.headers.getSetCookie().find((one) => one.startsWith(`${authCookie}=`));
  if (!line) return undefined;
  const [, value = ''] = /^[^=]+=([^;]*)/.exec(line) ?? [];
  return value === '' ? null : decode(value);
}

/** A real session whose token claims to have this many seconds left. */
async function session(secondsLeft: number) {
  const { browser } = await signedUp();
  const { data } = await browser.auth.getSession();
  if (!data.session) throw new Error('no session');
  return { ...data.session, expires_at: soon(secondsLeft) };
}

describe('nothing is asked', () => {
  const left = (seconds: number) => ({ [authCookie]: encode({ expires_at: soon(seconds) }) });
  test.each([
    ['without a cookie', visit({})],
    ['while enough time is left', visit(left(120))],
    ['of an unreadable cookie', visit({ [authCookie]: 'base64-%%%' })],
    ['on a post', visit(left(10), { method: 'POST' })],
    [
      'when the browser only looks ahead',
      visit(left(10), { headers: { 'sec-purpose': 'prefetch;prerender' } }),
    ],
  ])('%s', async (_, request) => {
    const ask = vi.spyOn(embeddedBackend(), 'fetch');
    const response = NextResponse.next();
    expect(await refreshSession(request, response)).toBe(response);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });
});

test('a token that is about to run out is renewed, and nobody may keep that answer', async () => {
  const before = await session(60);
  const answer = NextResponse.next({ headers: { 'Cache-Control': 'public, s-maxage=300' } });
  const response = await refreshSession(visit({ [authCookie]: encode(before) }), answer);
  const after = sessionIn(response);
  expect(after.user.id).toBe(before.user.id);
  expect(after.refresh_token).not.toBe(before.refresh_token);
  expect(after.expires_at).toBeGreaterThan(soon(3_000));
  expect(response.headers.get('cache-control')).toContain('no-store');
  const [line = ''] = response.headers.getSetCookie();
  expect(line).toContain('SameSite=Lax');
  expect(line).toContain('Path=/');
  expect(line).not.toContain('Secure');
});

test('a session in parts is read and renewed', async () => {
  const value = encode({ ...(await session(-600)), note: 'x'.repeat(4_000) });
  const parts = { [`${authCookie}.0`]: value.slice(0, 3_000), [`${authCookie}.1`]: value.slice(3_000) };
  expect(needsRefresh(visit(parts))).toBe(true);
  const response = await refreshSession(visit(parts), NextResponse.next());
  expect(sessionIn(response).expires_at).toBeGreaterThan(soon(3_000));
  const removed = response.headers.getSetCookie().filter((line) => /max-age=0/i.test(line));
  expect(removed.map((line) => line.split('=')[0]).sort()).toEqual(Object.keys(parts));
});

test('two requests at once renew the session and both stay signed in', async () => {
  const before = { [authCookie]: encode(await session(30)) };
  const answers = await Promise.all([1, 2].map(() => refreshSession(visit(before), NextResponse.next())));
  for (const answer of answers) expect(sessionIn(answer).expires_at).toBeGreaterThan(soon(3_000));
});

test('a session that the backend has ended is removed, but not while its token still holds', async () => {
  const unknown = { refresh_token: '00000000-0000-7000-8000-000000000000' };
  const answers = await Promise.all(
    [30, -30].map(async (seconds) =>
      refreshSession(
        visit({ [authCookie]: encode({ ...(await session(seconds)), ...unknown }) }),
        NextResponse.next(),
      ),
    ),
  );
  expect(answers.map(sessionIn)).toEqual([undefined, null]);
});

test('while the backend cannot be reached the page comes, and the session stays as it is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cookie = { [authCookie]: encode(await session(30)) };
  const down = vi.spyOn(embeddedBackend(), 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const answer = NextResponse.next();
  expect(await refreshSession(visit(cookie), answer)).toBe(answer);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(down).toHaveBeenCalled();
  vi.restoreAllMocks();
});
