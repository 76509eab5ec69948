import { expect, test, vi } from 'vitest';
import { handleAvailability } from '@/lib/calendar/server/availability';
import { composeInquiryEmail } from '@/lib/inquiry/server/mail/compose-inquiry-email';
import { claimOutbox } from '@/lib/mail/outbox';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { holdComputations } from '@/tests/helpers/held-queue';
import { planPageSite } from '@/tests/helpers/plan-page-site';

const { ask, post, inquire, offered } = planPageSite({ INQUIRY_LIMIT_PER_HOUR: '2' });

test('each holder of a link has a budget: whoever it was passed on to cannot lock its owner out', async () => {
  const link = await offered();
  const from = (address: string, text: string) =>
    post('question', { ...link, locale: 'de', text }, { address }).then(({ response }) => response);
  for (let count = 0; count < 12; count += 1) {
    expect((await from('192.0.2.200', `Frage ${count}`)).status).toBe(200);
  }
  const limited = await from('192.0.2.200', 'Noch eine');
  expect(limited.status).toBe(429);
  expect(await limited.json()).toMatchObject({ code: 'plan.limited', retryAfterSeconds: expect.any(Number) });
  expect((await post('offer-pdf', { ...link, locale: 'de' })).response.status).toBe(200);
  for (const action of ['plan', 'question'] as const)
    expect((await ask(action, link, { text: 'Vom Gast' })).status).toBe(200);
  expect((await ask('accept', link, { version: 1, name: 'Ada Beispiel', terms: true })).status).toBe(200);
});

test('a PDF waits for its turn in a queue that ends, while the plan is shown', async () => {
  const link = await offered();
  const { release } = holdComputations();
  const { response } = await post('offer-pdf', { ...link, locale: 'de' });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'plan.limited' });
  expect((await ask('plan', link)).status).toBe(200);
  await release();
  expect((await post('offer-pdf', { ...link, locale: 'de' })).response.status).toBe(200);
});

test('a renewed link ends every one before, and reaches the inquiry’s address alone', async () => {
  const link = await inquire();
  expect(await ask('renew-link', link)).toMatchObject({ status: 200, body: { status: 'renewed' } });
  for (const action of ['plan', 'question', 'renew-link'] as const)
    expect((await ask(action, link, { text: 'x' })).status).toBe(403);
  const mail = (await claimOutbox(100, 60)).find(
    ({ kind, inquiry }) => kind === 'inquiry_link' && inquiry?.reference === link.reference,
  );
  const staff = { name: 'House', address: 'house@seegut.example' };
  const content = mail && (await composeInquiryEmail(mail, staff, 'http://seegut.test'));
  expect(content?.to.address).toBe(link.draft.details.email);
  const key = /#key=([\w-]+)/.exec(JSON.stringify(content))?.[1] ?? '';
  expect((await ask('plan', { reference: link.reference, key })).status).toBe(200);
});

test('without a database the page says so, logs no reference, and days are not claimed to be free', async () => {
  const link = await inquire();
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(parts.map(String).join(' ')));
  }
  await embeddedBackend().close();
  expect(await ask('plan', link)).toMatchObject({ status: 503, body: { code: 'backend.unavailable' } });
  expect((await ask('question', link, { text: 'Hallo?' })).status).toBe(503);
  const days = await handleAvailability(
    new Request('http://seegut.test/api/availability?from=2027-06-01&to=2027-06-30'),
  );
  expect(days.status).toBe(503);
  expect(days.headers.get('cache-control')).toBe('no-store');
  vi.restoreAllMocks();
  expect(lines.join('\n')).not.toContain(link.reference);
  expect(lines.join('\n')).not.toContain('Hallo');
});
