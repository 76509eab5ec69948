import { createPersistedStore } from '@/lib/browser-store/persisted-store';

export type Theme = 'dark' | 'light';

export const themeStorageKey = 'seegut-theme';

/** The visitor's theme; dark until chosen otherwise. */
export const themeStore = createPersistedStore<Theme>({
  key: themeStorageKey,
  fallback: 'dark',
  parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : undefined),
  serialise: (theme) => theme,
  event: 'seegut:theme-changed',
});

/** Switches between dark and light and returns the new theme. */
export function toggleTheme(): Theme {
  const next = themeStore.get() === 'dark' ? 'light' : 'dark';
  themeStore.set(next);
  return next;
}
