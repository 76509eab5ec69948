import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nextCode } from '../../helpers/second-factor';
import { expect, test } from './desk-fixture';
import { enter, signInAt } from './sign-in';

const pagesOf = (reference: string) => [
  '/haus',
  '/haus/kalender',
  '/haus/export',
  `/haus/anfragen/${reference}`,
  `/haus/anfragen/${reference}/angebot`,
  `/haus/anfragen/${reference}/kueche`,
  `/haus/anfragen/${reference}/absage`,
  '/haus/nachrichten/SK-2026-22222',
];

const endpointsOf = (reference: string) => ({
  post: [
    ...['take', 'release', 'note', 'hold', 'decline', 'draft', 'offer'].map(
      (action) => `/api/haus/inquiries/${reference}/${action}`,
    ),
    '/api/haus/messages/SK-2026-22222',
    '/api/haus/day?day=2027-08-14',
  ],
  get: [
    `/api/haus/inquiries/${reference}/event.ics`,
    `/api/haus/inquiries/${reference}/offer.pdf?version=1`,
    '/api/haus/export?table=inquiries&from=2026-01-01&to=2030-01-01',
    `/api/haus/kalender.ics?key=${createHmac('sha256', 'guess').update('x').digest('base64url')}`,
  ],
});

/** Every endpoint rejects whoever the page's cookies belong to; nothing of the inquiry comes back. */
async function expectRejected(page: Page, origin: string, reference: string, statuses: readonly number[]) {
  const { get, post } = endpointsOf(reference);
  for (const path of get) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(statuses, `GET ${path}`).toContain(response.status());
    expect(await response.text(), path).not.toContain('Ada Beispiel');
  }
  for (const path of post) {
    const json = await page.request.post(path, {
      headers: { Origin: origin },
      data: { text: 'x', key: crypto.randomUUID(), revision: 0 },
      maxRedirects: 0,
    });
    expect(statuses, `POST ${path}`).toContain(json.status());
    const plain = await page.request.post(path, {
      headers: { Origin: origin },
      form: { text: 'x', action: 'take', state: 'closed' },
      maxRedirects: 0,
    });
    expect(plain.status(), path).toBe(303);
    expect(plain.headers().location, path).toMatch(/^\/haus\/anmelden\?next=/);
  }
  for (const path of [...get, ...post]) {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await page.request.fetch(path, { method, headers: { Origin: origin } });
      expect(response.status(), `${method} ${path}`).toBe(405);
    }
  }
}

test.describe('nobody', () => {
  test('is sent to sign in from every page, and rejected by every endpoint', async ({ page, desk }) => {
    const reference = await desk.inquiry();
    for (const path of pagesOf(reference)) {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(307);
      expect(response.headers().location, path).toBe(`/haus/anmelden?${new URLSearchParams({ next: path })}`);
      expect(await response.text(), path).not.toContain('Ada Beispiel');
    }
    await expectRejected(page, desk.origin, reference, [401, 403]);
  });

  test('is led to no other site after signing in', async ({ page, desk }) => {
    const member = await desk.staff('Nora');
    for (const next of ['https://evil.example/', '//evil.example', '/haus/../kontakt', '/kontakt']) {
      await page.context().clearCookies({ name: /^sg-auth/ });
      await page.goto(`/haus/anmelden?${new URLSearchParams({ next })}`);
      await page.locator('input[name="email"]').fill(member.email);
      await page.locator('input[name="password"]').fill(member.password);
      await page.locator('form button[type="submit"][aria-disabled]').click();
      await expect(page.locator('[data-factor] input[name="next"]')).toHaveValue('/haus');
      expect(new URL(page.url()).origin).toBe(desk.origin);
    }
    await page.locator('input[name="code"]').fill(await nextCode(member.email));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/haus');
    expect(new URL(page.url()).origin).toBe(desk.origin);
  });
});

test('a visitor who is signed in is told why there is nothing to see', async ({ page, desk }) => {
  const reference = await desk.inquiry();
  await signInAt(page, await desk.person('visitor'), `/haus/anfragen/${reference}`);
  await expect(page.locator('[data-no-access]')).toBeVisible();
  for (const path of pagesOf(reference)) {
    await page.goto(path);
    await expect(page.locator('[data-no-access]'), path).toBeVisible();
    expect(await page.content(), path).not.toContain('Ada Beispiel');
  }
  await expectRejected(page, desk.origin, reference, [403]);
  const { data } = await desk.service.from('inquiry_notes').select('id');
  expect(data).toEqual([]);
});

test('a former member of staff is out at once', async ({ page, desk }) => {
  const reference = await desk.inquiry();
  const member = await desk.staff('Otto');
  await enter(page, member);
  await desk.service.rpc('remove_staff', { p_email: member.email }).throwOnError();
  for (const path of pagesOf(reference)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(({ pathname }) => pathname === '/haus/anmelden');
    expect(await page.content(), path).not.toContain('Ada Beispiel');
  }
  await expectRejected(page, desk.origin, reference, [401, 403]);
});

test('another site can change nothing', async ({ page, desk }) => {
  const reference = await desk.inquiry();
  await enter(page, await desk.staff('Pia'));
  for (const path of [...endpointsOf(reference).post, '/api/haus/sign-out', '/api/haus/language']) {
    const response = await page.request.post(path, {
      headers: { Origin: 'https://evil.example' },
      form: { text: 'x', locale: 'es' },
      maxRedirects: 0,
    });
    expect(response.status(), path).toBe(403);
  }
});

test('what is too large, or of another type, is rejected', async ({ page, desk }) => {
  const reference = await desk.inquiry();
  await enter(page, await desk.staff('Rosa'));
  const path = `/api/haus/inquiries/${reference}/note`;
  const headers = { Origin: desk.origin };
  const large = await page.request.post(path, { headers, data: { text: 'x'.repeat(200_000) } });
  expect(large.status()).toBe(413);
  const typed = await page.request.post(path, {
    headers: { ...headers, 'Content-Type': 'text/plain' },
    data: 'text',
  });
  expect(typed.status()).toBe(415);
});

test('every page is private, not indexed, and has a policy with a nonce of its own', async ({
  page,
  desk,
}) => {
  const reference = await desk.inquiry();
  await enter(page, await desk.staff('Quirin'));
  const nonces = new Set<string>();
  const paths = [...pagesOf(reference), '/haus/nirgends', '/haus/anmelden?again=1'];
  for (const path of paths) {
    const response = await page.request.get(path);
    const headers = response.headers();
    expect(headers['cache-control'], path).toBe('private, no-store');
    expect(headers['x-robots-tag'], path).toBe('noindex, nofollow');
    const policy = headers['content-security-policy'] ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce, path).not.toBe('');
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
    nonces.add(nonce);
    expect(await response.text(), path).toContain('name="robots" content="noindex');
  }
  expect(nonces.size).toBe(paths.length);
});

test.describe('the policy', () => {
  test.use({ allowedErrors: [/404/] });

  test('is violated by no page', async ({ page, desk }) => {
    const reference = await desk.inquiry();
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const seen = JSON.parse(sessionStorage.getItem('violations') ?? '[]');
        sessionStorage.setItem('violations', JSON.stringify([...seen, `${violatedDirective} ${blockedURI}`]));
      });
    });
    await enter(page, await desk.staff('Silke'));
    for (const path of [...pagesOf(reference), '/haus/nirgends']) {
      await page.goto(path);
      expect(await page.evaluate(() => sessionStorage.getItem('violations')), path).toBeNull();
    }
  });
});
