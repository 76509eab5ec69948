import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '@/lib/plan/draft';
import { stubBrowser } from '../frame/browser-stub';

type Stored = { draft: object | null; revision: number; savedAt: string | null };

const nothing: Stored = { draft: null, revision: 0, savedAt: null };

/** The account's endpoint for one draft; while `isSilent` it stores, and its answers never arrive. */
function serveDraft() {
  const server = { stored: nothing, isSilent: false, slowRead: null as Promise<Stored> | null };
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    let status = 200;
    if (method === 'GET' && server.slowRead) return Response.json(await server.slowRead);
    if (method !== 'GET') {
      const { draft = null, baseRevision } = JSON.parse(String(body));
      if (baseRevision !== server.stored.revision) status = 409;
      else {
        const savedAt = new Date().toISOString();
        server.stored = { draft, revision: baseRevision + 1, savedAt };
      }
    }
    if (server.isSilent) await new Promise(() => {});
    return Response.json(server.stored, { status });
  });
  return server;
}

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  Object.assign(window, {
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
    clearTimeout: (timer: number) => clearTimeout(timer),
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page of the site, as it is opened or opened again. */
async function openPage() {
  vi.resetModules();
  const { followDraft } = await import('@/lib/account/browser/draft-sync');
  const { draftStore } = await import('@/lib/plan/browser/draft-store');
  const onConflict = vi.fn();
  const end = followDraft({ userId: 'ada', onConflict });
  await vi.advanceTimersByTimeAsync(0);
  return {
    draft: () => draftStore.get(),
    type: (details: Partial<Draft['details']>) =>
      draftStore.set((draft) => ({ ...draft, details: { ...draft.details, ...details } })),
    onConflict,
    async leave() {
      Object.assign(document, { visibilityState: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(0);
      end();
      Object.assign(document, { visibilityState: 'visible' });
    },
  };
}

test('an older version of this browser that was stored unanswered is no choice of another device', async () => {
  const server = serveDraft();
  const before = await openPage();
  server.isSilent = true;
  before.type({ billing_street: 'Uferweg' });
  await vi.advanceTimersByTimeAsync(1_200);
  expect(server.stored).toMatchObject({ revision: 1, draft: { details: { billing_street: 'Uferweg' } } });
  before.type({ billing_houseNumber: '7' });
  await before.leave();
  // The clocks of server and browser differ.
  server.stored.savedAt = new Date(Date.now() + 5_000).toISOString();

  server.isSilent = false;
  const after = await openPage();
  await vi.advanceTimersByTimeAsync(1_200);
  expect(after.draft().details).toMatchObject({ billing_street: 'Uferweg', billing_houseNumber: '7' });
  expect(after.onConflict).not.toHaveBeenCalled();
  expect(server.stored).toMatchObject({
    draft: { details: { billing_street: 'Uferweg', billing_houseNumber: '7' } },
  });
});

test('a version that is stored only after the next page has read is no choice of another device either', async () => {
  const server = serveDraft();
  const before = await openPage();
  before.type({ billing_street: 'Uferweg' });
  await before.leave();
  server.stored.savedAt = new Date(Date.now() + 5_000).toISOString();

  let answer = (_: Stored) => {};
  server.slowRead = new Promise((resolve) => {
    answer = resolve;
  });
  const after = await openPage();
  after.type({ billing_houseNumber: '7' });
  answer(nothing);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(after.draft().details).toMatchObject({ billing_street: 'Uferweg', billing_houseNumber: '7' });
  expect(after.onConflict).not.toHaveBeenCalled();
});

test('a plan that was here before the account is neither sent nor merged before it was agreed to', async () => {
  const server = serveDraft();
  server.stored = { draft: { guests: 120 }, revision: 3, savedAt: new Date(0).toISOString() };
  const { draftStore } = await import('@/lib/plan/browser/draft-store');
  draftStore.set((draft) => ({ ...draft, guests: 64 }));
  const page = await openPage();
  page.type({ billing_street: 'Uferweg' });
  await vi.advanceTimersByTimeAsync(1_200);
  await page.leave();
  expect(server.stored.revision).toBe(3);

  const again = await openPage();
  expect(again.draft().guests).toBe(64);
  const { draftConsentStore } = await import('@/lib/account/browser/draft-state');
  draftConsentStore.get()?.();
  await vi.advanceTimersByTimeAsync(1_200);
  expect(draftConsentStore.get()).toBeNull();
  expect(server.stored).toMatchObject({ revision: 4, draft: { guests: 64 } });
});

test('of two plans made since both agreed the later counts with whoever asked in either, and the other is a variant', async () => {
  const server = serveDraft();
  const page = await openPage();
  server.stored = {
    draft: { guests: 120, details: { phone: '0221 4710123' } },
    revision: 1,
    savedAt: new Date(Date.now() - 60_000).toISOString(),
  };
  page.type({ firstName: 'Zoë', message: 'Steg' });
  await vi.advanceTimersByTimeAsync(1_200);
  expect(page.draft()).toMatchObject({
    details: { firstName: 'Zoë', phone: '0221 4710123', message: 'Steg' },
  });
  expect(server.stored.draft).toMatchObject({ details: { phone: '0221 4710123', message: 'Steg' } });
  expect(page.onConflict).toHaveBeenCalledExactlyOnceWith(true);
  const { variantsStore } = await import('@/lib/plan/browser/variants-store');
  expect(variantsStore.get().map(({ plan }) => plan.guests)).toEqual([120]);
});

test('a plan that was cleared elsewhere clears an untouched one here, and no changed one', async () => {
  const server = serveDraft();
  const page = await openPage();
  page.type({ message: 'Steg' });
  await vi.advanceTimersByTimeAsync(1_200);
  server.stored = { draft: null, revision: 2, savedAt: new Date().toISOString() };
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.draft().details.message).toBe('');

  page.type({ message: 'Garten' });
  server.stored = { draft: null, revision: 4, savedAt: new Date(Date.now() + 5_000).toISOString() };
  await vi.advanceTimersByTimeAsync(1_200);
  expect(page.draft().details.message).toBe('Garten');
  expect(page.onConflict).not.toHaveBeenCalled();
});
