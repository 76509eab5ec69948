import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../frame/browser-stub';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('is dark by default, persists the choice and ignores what is no theme', async () => {
  const { storage } = stubBrowser();
  const { themeStore, toggleTheme } = await import('@/lib/display/theme');
  expect(themeStore.get()).toBe('dark');
  expect(toggleTheme()).toBe('light');
  expect(storage.getItem('seegut-theme')).toBe('light');
  expect(toggleTheme()).toBe('dark');
  storage.setItem('seegut-theme', 'blue');
  expect(themeStore.get()).toBe('dark');
});

it("stores each display setting as 'true' or 'false' under its own key", async () => {
  const { storage } = stubBrowser();
  const { settingStores } = await import('@/lib/display/setting-stores');
  settingStores.highContrast.set(true);
  settingStores.largeText.set(true);
  settingStores.largeText.set(false);
  expect(storage.getItem('seegut-high-contrast')).toBe('true');
  expect(storage.getItem('seegut-large-text')).toBe('false');
  expect(storage.getItem('seegut-dark-background')).toBeNull();
});
