'use client';

import { useStore } from '@/lib/browser-store/use-store';
import { settingStores } from '@/lib/display/setting-stores';
import { Icon } from '../ui/icon';
import type { SettingTexts } from './setting-texts';
import { toggleSetting } from './toggle-setting';

/** The frame's own high-contrast toggle; one state with the accessibility panel's button. */
export function ContrastToggle({ texts }: { texts: SettingTexts }) {
  const on = useStore(settingStores.highContrast);
  return (
    <button
      type="button"
      aria-pressed={on}
      className="menu-switch"
      onClick={() => toggleSetting('highContrast', texts)}
    >
      <Icon name="contrast" />
      {texts.label}
    </button>
  );
}
