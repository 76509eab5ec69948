import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultDraft, draftStorageKey } from '@/lib/plan/draft';
import { type BrowserStub, stubBrowser } from '../frame/browser-stub';

const dayMs = 86_400_000;

let browser: BrowserStub;
beforeEach(() => {
  browser = stubBrowser();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('@/lib/plan/browser/draft-store');
const store = (days: number, draft: object = { guests: 64, package: 'din-welle' }) =>
  browser.storage.setItem(draftStorageKey, JSON.stringify({ ...draft, savedAt: Date.now() - days * dayMs }));

describe('the stored draft', () => {
  it('is read within 90 days', async () => {
    store(89);
    const { draftStore, setAsideStore } = await load();
    expect(draftStore.get()).toMatchObject({ guests: 64, package: 'din-welle' });
    expect(setAsideStore.isStored()).toBe(false);
  });

  it('that cannot be read is dropped and logged, and the defaults stand', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser.storage.setItem(draftStorageKey, '{"guests": 7');
    const { draftStore } = await load();
    expect(draftStore.get()).toEqual(defaultDraft());
    expect(draftStore.isStored()).toBe(false);
    expect(String(warn.mock.calls)).toContain('draft.unreadable');
  });

  it('is set aside whole when it is older, and offered for another month', async () => {
    store(91, { guests: 64, details: { message: 'Steg' } });
    const { draftStore, setAsideStore } = await load();
    expect(draftStore.get()).toEqual(defaultDraft());
    expect(draftStore.isStored()).toBe(false);
    expect(setAsideStore.isStored()).toBe(true);
    expect(setAsideStore.get()).toMatchObject({ guests: 64, details: { message: 'Steg' } });
  });

  it('that was set aside goes after 120 days', async () => {
    store(121);
    const { draftStore, setAsideStore } = await load();
    expect(draftStore.get()).toEqual(defaultDraft());
    expect(setAsideStore.isStored()).toBe(false);
  });

  it('is not stored while nothing is chosen, so that no dot promises a plan', async () => {
    const { draftStore } = await load();
    draftStore.set((draft) => ({ ...draft, guests: 70 }));
    expect(browser.storage.getItem(draftStorageKey)).toContain('"guests":70');
    draftStore.set((draft) => ({ ...draft, guests: 50 }));
    expect(browser.storage.getItem(draftStorageKey)).toBeNull();
    expect(draftStore.isStored()).toBe(false);
  });

  it('says when the browser does not store it, and keeps it in the tab', async () => {
    const { draftStore } = await load();
    expect(draftStore.isUnsaved()).toBe(false);
    browser.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    draftStore.set((draft) => ({ ...draft, guests: 70 }));
    expect(draftStore.isUnsaved()).toBe(true);
    expect(draftStore.get().guests).toBe(70);
  });
});
