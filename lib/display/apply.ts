import { settingStores } from './setting-stores';
import { displaySettingIds, displaySettings } from './settings';
import { themeStore } from './theme';

/**
 * Puts the stored theme and display settings on the document: one theme class, the opposite removed,
 * one class per setting that is on, and the browser's own bars in the colour of the ground.
 */
export function applyDisplay(): void {
  const root = document.documentElement;
  const theme = themeStore.get();
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  for (const id of displaySettingIds) {
    const { className, available } = displaySettings[id];
    root.classList.toggle(className, available && settingStores[id].get());
  }
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ground);
  }
}

/** Applies every change of theme or settings, from this tab and from others; returns the end of it. */
export function followDisplay(): () => void {
  const stores = [themeStore, ...displaySettingIds.map((id) => settingStores[id])];
  const ends = stores.map((store) => store.subscribe(applyDisplay));
  applyDisplay();
  return () => {
    for (const end of ends) end();
  };
}
