import { Link } from '@/components/ui/link';
import type { DisplaySettingId } from '@/lib/display/settings';
import { Accordion } from '../ui/accordion';
import { Dialog } from '../ui/dialog';
import { DisplayButtons } from './display-buttons';
import type { SettingTexts } from './setting-texts';

export type PanelTexts = {
  title: string;
  close: string;
  display: string;
  settings: Readonly<Record<DisplaySettingId, SettingTexts>>;
  topics: readonly { id: string; title: string; text: string; link?: { label: string; href: string } }[];
};

type Props = { open: boolean; onOpenChange: (open: boolean) => void; texts: PanelTexts };

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
      <h3 className="mt-8 mb-4 font-sans text-base tracking-normal text-muted">{texts.display}</h3>
      <DisplayButtons texts={texts.settings} />
      <div className="mt-10">
        <Accordion items={items} />
      </div>
    </Dialog>
  );
}
