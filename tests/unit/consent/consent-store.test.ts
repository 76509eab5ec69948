import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allCategories, consentEvent, consentStorageKey, noCategories } from '@/lib/consent/consent';
import { type BrowserStub, stubBrowser } from '../frame/browser-stub';

let browser: BrowserStub;
beforeEach(() => {
  vi.resetModules();
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const consentModule = async () => ({
  ...(await import('@/lib/consent/consent-store')),
  ...(await import('@/lib/consent/decide-consent')),
});

it('stores a decision under the versioned key and fires the event once', async () => {
  const { consentStore, decideConsent } = await consentModule();
  const listener = vi.fn();
  window.addEventListener(consentEvent, listener);
  decideConsent({ preferences: false, statistics: true, marketing: false });
  expect(consentStorageKey).toMatch(/v2$/);
  expect(consentEvent).toBe('cookieConsentChanged');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(JSON.parse(browser.storage.getItem(consentStorageKey) ?? '')).toMatchObject({
    necessary: true,
    preferences: false,
    statistics: true,
    marketing: false,
  });
  expect(consentStore.get().statistics).toBe(true);
});

it('falls back to only necessary when the stored record cannot be read, and drops it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser.storage.setItem(consentStorageKey, '{"statistics":tru');
  const { consentStore } = await consentModule();
  expect(consentStore.get()).toMatchObject({ necessary: true, statistics: false, marketing: false });
  expect(consentStore.isStored()).toBe(false);
});

it('removes what the withdrawn categories left, before the event, and nothing else', async () => {
  const { decideConsent } = await consentModule();
  decideConsent(allCategories);
  for (const cookie of ['_ga=1', '_ga_ABC=2', '_gcl_au=3', 'vuid=4', 'NEXT_LOCALE=de']) {
    browser.jar.cookie = cookie;
  }
  browser.storage.setItem('_gcl_ls', 'x');
  browser.storage.setItem('cateringConfig', '{}');
  let atEvent = '';
  window.addEventListener(consentEvent, () => {
    atEvent = browser.jar.cookie;
  });

  decideConsent({ preferences: true, statistics: false, marketing: true });
  expect(atEvent).toBe('_gcl_au=3; vuid=4; NEXT_LOCALE=de');

  decideConsent(noCategories);
  expect(browser.jar.cookie).toBe('NEXT_LOCALE=de');
  expect(browser.storage.getItem('_gcl_ls')).toBeNull();
  expect(browser.storage.getItem('cateringConfig')).toBe('{}');
  expect(browser.jar.written.some((text) => /^_ga=;.*Domain=seegut\.example/.test(text))).toBe(true);
});
