import { describe, expect, test } from 'vitest';
import { handleState } from '@/lib/inquiry/server/state';
import { serviceClient } from '@/lib/server/database/service-client';
import { inquiryBody, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { inquiryEndpoint } from '@/tests/helpers/backend-endpoint';

const { send } = inquiryEndpoint({ INQUIRY_LIMIT_PER_HOUR: '100' });

const ask = async (body: unknown, from = 'same-origin') => {
  const response = await handleState(
    new Request(new URL('/api/inquiries/state', site), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': from },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  return { status: response.status, body: await response.json() };
};

const stored = async (): Promise<{ reference: string; stateKey: string }> => {
  const { response } = await send(inquiryBody({}, sendableDraft()));
  return response.json();
};

describe('the state of an inquiry', () => {
  test('is returned to the holder of its key, and follows the staff’s changes', async () => {
    const { reference, stateKey: key } = await stored();
    expect(await ask({ reference, key })).toMatchObject({ status: 200, body: { state: 'received' } });
    for (const state of ['in_progress', 'offer_sent']) {
      const { error } = await serviceClient().from('inquiries').update({ state }).eq('reference', reference);
      expect(error).toBeNull();
      expect(await ask({ reference, key })).toMatchObject({ status: 200, body: { state } });
    }
  });

  test('is returned to nobody else, and a wrong key reveals nothing about a reference', async () => {
    const one = await stored();
    const other = await stored();
    const wrong = await ask({ reference: one.reference, key: other.stateKey });
    expect(wrong.status).toBe(403);
    expect(await ask({ reference: 'SG-2026-ZZZZZ', key: other.stateKey })).toEqual(wrong);
    expect(await ask({ reference: one.reference, key: '' })).toEqual(wrong);
    expect((await ask({ reference: one.reference, key: one.stateKey }, 'cross-site')).status).toBe(403);
  });

  test('is returned until half a year after the event, also where an offer keeps the inquiry longer', async () => {
    const { reference, stateKey: key } = await stored();
    const moveEvent = async (days: number, state: string) => {
      const event_day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      await serviceClient()
        .from('inquiries')
        .update({ event_day, state })
        .eq('reference', reference)
        .throwOnError();
    };
    await moveEvent(-180, 'received');
    expect((await ask({ reference, key })).status).toBe(200);
    const wrong = await ask({ reference: 'SG-2026-ZZZZZ', key });
    for (const state of ['received', 'offer_sent']) {
      await moveEvent(-190, state);
      expect(await ask({ reference, key })).toEqual(wrong);
    }
  });

  test('rejects an unreadable request', async () => {
    for (const body of ['', '{', 'null', '[]', '{"reference":1}', { reference: 'x', key: 'y' }]) {
      expect((await ask(body)).status).toBe(400);
    }
  });
});
