import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useStore } from '@/lib/browser-store/use-store';
import { settingStores } from '@/lib/display/setting-stores';
import { type DisplaySettingId, displaySettingIds } from '@/lib/display/settings';
import { Accordion } from '../ui/accordion';
import { Dialog } from '../ui/dialog';
import { Icon, LineIcon } from '../ui/icon';
import type { SettingTexts } from './setting-texts';
import { toggleSetting } from './toggle-setting';

export type PanelTexts = {
  title: string;
  close: string;
  settings: Readonly<Record<DisplaySettingId, SettingTexts>>;
  topics: readonly { id: string; title: string; text: string; link?: { label: string; href: string } }[];
};

type Props = { open: boolean; onOpenChange: (open: boolean) => void; texts: PanelTexts };

/** The panel with its texts, of which `address` is the file. @throws Error when that cannot be fetched. */
export async function fetchPanel(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { AccessibilityPanel, texts: (await response.json()) as PanelTexts };
}

/** Display buttons and what the business says about accessibility. */
export function AccessibilityPanel({ open, onOpenChange, texts }: Props) {
  const items = texts.topics.map(({ id, title, text, link }) => ({
    id,
    title,
    body: (
      <>
        <p>{text}</p>
        {link && (
          <Link
            href={link.href}
            className="text-link mt-2 inline-block py-1"
            onClick={() => onOpenChange(false)}
          >
            {link.label}
          </Link>
        )}
      </>
    ),
  }));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      className="sheet"
    >
      <DisplayButtons texts={texts.settings} />
      <div className="mt-10">
        <Accordion items={items} />
      </div>
    </Dialog>
  );
}

const icons: Readonly<Record<DisplaySettingId, ReactNode>> = {
  highContrast: <Icon name="contrast" className="size-7" />,
  largeText: (
    <LineIcon className="size-7">
      <path d="M2 19 7.500 5 13 19M4 14.500h7M14 19l3.500-9 3.500 9m-5.800-3h4.600" />
    </LineIcon>
  ),
  darkBackground: (
    <LineIcon className="size-7">
      <path d="M3 5h18v14H3Zm0 14L21 5M9 19 21 9.700M15 19l6-4.600" />
    </LineIcon>
  ),
  highlightLinks: (
    <LineIcon className="size-7">
      <path d="m10 14 4-4m-6.500 1.500-3 3a3.500 3.500 0 0 0 5 5l3-3m4-4 3-3a3.500 3.500 0 0 0-5-5l-3 3" />
    </LineIcon>
  ),
};

type DisplayButtonsProps = { texts: Readonly<Record<DisplaySettingId, SettingTexts>> };

/** The four display buttons of the accessibility panel. */
function DisplayButtons({ texts }: DisplayButtonsProps) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3">
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
      className="flex h-full min-h-30 w-full cursor-pointer flex-col items-start justify-between gap-5 border border-control-line p-4 text-left leading-tight transition-colors duration-300 ease-quiet hover:border-accent aria-pressed:border-accent-solid aria-pressed:bg-accent-solid aria-pressed:text-on-accent"
      onClick={() => toggleSetting(id, texts)}
    >
      {icons[id]}
      {texts.label}
    </button>
  );
}
