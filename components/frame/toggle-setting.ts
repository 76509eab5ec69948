import { settingStores } from '@/lib/display/setting-stores';
import { type DisplaySettingId, displaySettings } from '@/lib/display/settings';
import { showToast } from '../ui/toast';
import type { SettingTexts } from './setting-texts';

/** Switches a display setting and says so; one whose feature flag is off only says that it is missing. */
export function toggleSetting(id: DisplaySettingId, texts: SettingTexts): void {
  if (!displaySettings[id].available) {
    showToast(texts.missing);
    return;
  }
  const store = settingStores[id];
  store.set((on) => !on);
  showToast(store.get() ? texts.on : texts.off);
}
