import { expect, test, vi } from 'vitest';
import { handleAvailability } from '@/lib/calendar/server/availability';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { planPageSite } from '@/tests/helpers/plan-page-site';

const { ask, inquire } = planPageSite({ INQUIRY_LIMIT_PER_HOUR: '2' });

test('questions about one inquiry are limited, looking at it is not', async () => {
  const link = await inquire();
  for (let count = 0; count < 12; count += 1) {
    expect((await ask('question', link, { text: `Frage ${count}` })).status).toBe(200);
  }
  const limited = await ask('question', link, { text: 'Noch eine' });
  expect(limited).toMatchObject({ status: 429, body: { code: 'plan.limited' } });
  expect(limited.body.retryAfterSeconds).toBeGreaterThan(0);
  expect((await ask('plan', link)).status).toBe(200);
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
