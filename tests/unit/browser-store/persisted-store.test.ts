import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPersistedStore } from '@/lib/browser-store/persisted-store';
import { type BrowserStub, stubBrowser } from '../frame/browser-stub';

let browser: BrowserStub;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const onProblem = vi.fn();
const numberStore = () =>
  createPersistedStore<number>({
    key: 'count',
    fallback: 7,
    parse: (text) => {
      if (text === 'explode') throw new Error('no number');
      return /^\d+$/.test(text) ? Number(text) : undefined;
    },
    serialise: String,
    event: 'count-changed',
    onProblem,
  });

describe('persisted store', () => {
  beforeEach(() => onProblem.mockClear());

  it('holds the fallback until something is stored, and on the server always', () => {
    const store = numberStore();
    expect([store.get(), store.getServer(), store.isStored()]).toEqual([7, 7, false]);
    store.set(3);
    expect([store.get(), store.getServer(), store.isStored()]).toEqual([3, 7, true]);
    expect(browser.storage.getItem('count')).toBe('3');
  });

  it('changes from the current value and tells its listeners once', () => {
    const store = numberStore();
    const listener = vi.fn();
    const end = store.subscribe(listener);
    store.set((current) => current + 1);
    expect(store.get()).toBe(8);
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    store.set(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows other tabs for its own key and for a cleared storage only', () => {
    const store = numberStore();
    const listener = vi.fn();
    store.subscribe(listener);
    browser.writeFromOtherTab('other', '1');
    expect(listener).not.toHaveBeenCalled();
    browser.writeFromOtherTab('count', '42');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(42);
    browser.writeFromOtherTab('count', null);
    expect(store.get()).toBe(7);
  });

  it.each(['twelve', 'explode'])('drops and reports what it cannot read: %s', (text) => {
    browser.storage.setItem('count', text);
    const store = numberStore();
    expect(store.get()).toBe(7);
    expect(browser.storage.getItem('count')).toBeNull();
    expect(onProblem.mock.calls).toEqual([['unreadable']]);
    expect(store.isStored()).toBe(false);
  });

  it('keeps a value in this tab when it cannot be saved, and says so', () => {
    const store = numberStore();
    browser.storage.full = true;
    store.set(9);
    expect(store.get()).toBe(9);
    expect(onProblem.mock.calls).toEqual([['unsaved']]);
  });
});
