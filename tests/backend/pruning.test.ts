import { beforeAll, expect, test, vi } from 'vitest';
import { startSweeper } from '@/lib/jobs/sweeper';
import { pruneExpired } from '@/lib/retention/prune';
import { serviceClient } from '@/lib/server/database/service-client';
import { accountSite, newAddress, password } from '@/tests/helpers/account-site';
import { submission } from '@/tests/helpers/backend-submission';

// Without a mail server nobody has to confirm an address.
const { browser } = accountSite({});

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
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

/** An account whose draft was saved then. */
async function draft(savedAt: string): Promise<string> {
  const { data } = await browser().auth.signUp({ email: newAddress(), password });
  const id = data.user?.id ?? '';
  await serviceClient()
    .from('drafts')
    .insert({ user_id: id, draft: { guests: 5 }, saved_at: savedAt })
    .throwOnError();
  return id;
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

  const [young, old] = [await draft(daysAgo(89)), await draft(daysAgo(91))];

  expect(await pruneExpired()).toMatchObject({ inquiries: 2, mails: 1, messages: 0, drafts: 1 });
  const { data: drafts } = await serviceClient().from('drafts').select('user_id, draft').throwOnError();
  expect(drafts).toHaveLength(2);
  expect(drafts).toContainEqual({ user_id: young, draft: { guests: 5 } });
  expect(drafts).toContainEqual({ user_id: old, draft: null });
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
