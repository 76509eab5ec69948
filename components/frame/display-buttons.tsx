import { useStore } from '@/lib/browser-store/use-store';
import { settingStores } from '@/lib/display/setting-stores';
import { type DisplaySettingId, displaySettingIds } from '@/lib/display/settings';
import { Icon, type IconName } from '../ui/icon';
import type { SettingTexts } from './setting-texts';
import { toggleSetting } from './toggle-setting';

const icons: Readonly<Record<DisplaySettingId, IconName>> = {
  highContrast: 'contrast',
  largeText: 'textSize',
  darkBackground: 'darken',
  highlightLinks: 'link',
};

type Props = { texts: Readonly<Record<DisplaySettingId, SettingTexts>> };

/** The four display buttons of the accessibility panel. */
export function DisplayButtons({ texts }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {displaySettingIds.map((id) => (
        <li key={id}>
          <DisplayButton id={id} texts={texts[id]} />
        </li>
      ))}
    </ul>
  );
}

function DisplayButton({ id, texts }: { id: DisplaySettingId; texts: SettingTexts }) {
  const on = useStore(settingStores[id]);
  return (
    <button
      type="button"
      aria-pressed={on}
      className="display-button"
      onClick={() => toggleSetting(id, texts)}
    >
      <Icon name={icons[id]} className="size-7" />
      {texts.label}
    </button>
  );
}
