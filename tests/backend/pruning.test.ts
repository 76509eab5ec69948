import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSweeper } from '@/lib/jobs/sweeper';
import { pruneExpired } from '@/lib/retention/prune';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { submission } from '@/tests/helpers/backend-submission';

const directory = await preparedDirectory();

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubEnv('DATA_DIR', directory.path);
  await embeddedBackend().start();
});
afterAll(async () => {
  await embeddedBackend().close();
  directory.remove();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function inquiry(state: string, lastContact: string): Promise<string> {
  const { data } = await serviceClient()
    .rpc('submit_inquiry', submission({ p_payload: { details: { date: null } } }))
    .throwOnError();
  const rows = serviceClient().from('inquiries');
  await rows.update({ state }).eq('reference', data.reference).throwOnError();
  await serviceClient()
    .from('inquiries')
    .update({ last_contact_at: lastContact })
    .eq('reference', data.reference)
    .throwOnError();
  return data.reference;
}

test('each kind of data goes after its own period, as the environment has it by default', async () => {
  const kept = [await inquiry('received', daysAgo(182)), await inquiry('offer_sent', daysAgo(5 * 365))];
  const gone = [await inquiry('received', daysAgo(185)), await inquiry('offer_sent', daysAgo(7 * 366))];
  await serviceClient()
    .from('mail_outbox')
    .insert([
      { kind: 'test-old', recipient: 'house', locale: 'de', sent_at: daysAgo(31) },
      { kind: 'test-young', recipient: 'house', locale: 'de', sent_at: daysAgo(29) },
    ])
    .throwOnError();

  expect(await pruneExpired()).toMatchObject({ inquiries: 2, mails: 1, messages: 0, drafts: 0 });
  const { data: left } = await serviceClient().from('inquiries').select('reference').throwOnError();
  expect(left.map(({ reference }) => reference).sort()).toEqual([...kept].sort());
  expect(left.map(({ reference }) => reference)).not.toEqual(expect.arrayContaining(gone));
  const mails = await serviceClient()
    .from('mail_outbox')
    .select('kind')
    .like('kind', 'test-%')
    .throwOnError();
  expect(mails.data).toEqual([{ kind: 'test-young' }]);
  expect(await pruneExpired()).toMatchObject({ inquiries: 0, mails: 0 });
});

test('what has to go goes every hour, for as long as the server runs', async () => {
  const isKept = async (reference: string) => {
    const { data } = await serviceClient()
      .from('inquiries')
      .select('reference')
      .eq('reference', reference)
      .throwOnError();
    return data.length === 1;
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  startSweeper();
  for (const wait of [15_000, 3_600_000, 3_600_000]) {
    const old = await inquiry('received', daysAgo(185));
    vi.advanceTimersByTime(wait - 15_000);
    expect(await isKept(old)).toBe(true);
    vi.advanceTimersByTime(15_000);
    await expect.poll(() => isKept(old)).toBe(false);
  }
  vi.useRealTimers();
});
