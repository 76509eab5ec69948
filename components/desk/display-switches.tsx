'use client';

import { useStore } from '@/lib/browser-store/use-store';
import { settingStores } from '@/lib/display/setting-stores';
import { themeStore, toggleTheme } from '@/lib/display/theme';
import { announce } from '../ui/announce';
import { Icon } from '../ui/icon';

type Props = {
  texts: {
    readonly light: string;
    readonly dark: string;
    readonly contrast: string;
    readonly changed: string;
  };
};

/** Theme and contrast, one state with the site's own switches. */
export function DisplaySwitches({ texts }: Props) {
  const isDark = useStore(themeStore) === 'dark';
  const hasContrast = useStore(settingStores.highContrast);
  const change = (apply: () => void) => {
    apply();
    announce(texts.changed);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="desk-small-button" onClick={() => change(toggleTheme)}>
        <Icon name={isDark ? 'sun' : 'moon'} />
        {isDark ? texts.light : texts.dark}
      </button>
      <button
        type="button"
        className="desk-small-button"
        aria-pressed={hasContrast}
        onClick={() => change(() => settingStores.highContrast.set((on) => !on))}
      >
        <Icon name="contrast" />
        {texts.contrast}
      </button>
    </div>
  );
}
