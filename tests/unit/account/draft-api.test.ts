import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDraft, storeDraft } from '@/lib/account/browser/draft-api';
import { defaultDraft } from '@/lib/plan/draft';

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

describe('the draft that the account holds', () => {
  it('tells a cleared draft from an answer that was cut off', async () => {
    answer('{"draft":null,"revision":4,"savedAt":null}');
    expect(await fetchDraft()).toEqual({ ok: true, stored: { draft: null, revision: 4, savedAt: 0 } });
    for (const broken of ['', '{"draft":nu', '{}', '{"revision":4}', '<!doctype html>']) {
      answer(broken);
      expect(await fetchDraft()).toEqual({ ok: false, kind: 'unavailable' });
    }
  });

  it('reads what another device has stored meanwhile', async () => {
    answer('{"code":"changed","draft":{"guests":72},"revision":5,"savedAt":"2026-11-21T10:00:00Z"}', 409);
    const result = await storeDraft(defaultDraft(), 4);
    expect(result).toMatchObject({
      ok: true,
      changed: true,
      stored: { draft: { guests: 72 }, revision: 5 },
    });
  });

  it('gives every rejection a kind', async () => {
    for (const [status, kind] of [
      [401, 'sessionMissing'],
      [429, 'rateLimited'],
      [503, 'unavailable'],
      [400, 'unknown'],
    ] as const) {
      answer('{}', status);
      expect(await fetchDraft()).toEqual({ ok: false, kind });
    }
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await fetchDraft()).toEqual({ ok: false, kind: 'offline' });
  });
});
