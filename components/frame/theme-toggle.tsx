'use client';

import { useStore } from '@/lib/browser-store/use-store';
import { themeStore, toggleTheme } from '@/lib/display/theme';
import { announce } from '../ui/announce';
import { Icon } from '../ui/icon';

type Props = { labels: { toLight: string; toDark: string; nowLight: string; nowDark: string } };

/** Dark or light; the button names what pressing it does. */
export function ThemeToggle({ labels }: Props) {
  const dark = useStore(themeStore) === 'dark';
  return (
    <button
      type="button"
      className="menu-switch"
      onClick={() => announce(toggleTheme() === 'light' ? labels.nowLight : labels.nowDark)}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
      {dark ? labels.toLight : labels.toDark}
    </button>
  );
}
