import { createPersistedStore, type PersistedStore } from '@/lib/browser-store/persisted-store';
import { type DisplaySettingId, displaySettings } from './settings';

const createStore = (id: DisplaySettingId): PersistedStore<boolean> =>
  createPersistedStore<boolean>({
    key: displaySettings[id].storageKey,
    fallback: false,
    parse: (stored) => (stored === 'true' ? true : stored === 'false' ? false : undefined),
    serialise: String,
    event: `seegut:${displaySettings[id].className}-changed`,
  });

/** One store per display setting; panel, menu and other tabs share them. */
export const settingStores: Readonly<Record<DisplaySettingId, PersistedStore<boolean>>> = {
  highContrast: createStore('highContrast'),
  largeText: createStore('largeText'),
  darkBackground: createStore('darkBackground'),
  highlightLinks: createStore('highlightLinks'),
};
