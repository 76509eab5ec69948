import type { Page } from '@playwright/test';
import { combineChunks, createChunks, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr';
import { authCookie, isAuthCookie } from '@/lib/base/auth-cookie';

type Stored = { readonly expires_at: number; readonly refresh_token: string };

const prefix = 'base64-';

const own = async (page: Page) => (await page.context().cookies()).filter(({ name }) => isAuthCookie(name));

async function text(page: Page): Promise<string> {
  const cookies = await own(page);
  const value = await combineChunks(
    authCookie,
    (name) => cookies.find((cookie) => cookie.name === name)?.value,
  );
  return value ? stringFromBase64URL(value.slice(prefix.length)) : '';
}

/** The session as the browser's cookies hold it. */
export async function storedSession(page: Page): Promise<Stored | null> {
  const stored = await text(page);
  return stored === '' ? null : JSON.parse(stored);
}

/** Lets the stored session be nearly over, as an hour later, or over for a while, as tomorrow. */
export async function ageSession(page: Page, secondsLeft = 20): Promise<void> {
  const soon = Math.floor(Date.now() / 1000) + secondsLeft;
  const aged = (await text(page)).replace(/"expires_at":\d+/, `"expires_at":${soon}`);
  const context = page.context();
  const [{ domain, expires } = { domain: '127.0.0.1', expires: -1 }] = await own(page);
  await context.clearCookies({ name: /^sg-auth(\.\d)?$/ });
  const chunks = createChunks(authCookie, `${prefix}${stringToBase64URL(aged)}`);
  await context.addCookies(
    chunks.map(({ name, value }) => ({ name, value, domain, path: '/', expires, sameSite: 'Lax' as const })),
  );
}
