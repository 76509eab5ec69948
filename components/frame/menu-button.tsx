'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { openConsentEvent } from '@/lib/consent/open-settings';
import { openPanelEvent } from '@/lib/display/open-panel';
import { EnhancedButton } from '../ui/enhanced-button';
import { Icon } from '../ui/icon';
import { useOnDemand } from '../ui/use-on-demand';
import { useWindowEvent } from '../ui/use-window-event';
import { closeMenuEvent, menuButtonId } from './menu-events';

type Props = {
  label: string;
  title: string;
  closeLabel: string;
  /** Where all links can be found without JavaScript. */
  fallbackHref: string;
  /** The menu, rendered on the server. */
  children: ReactNode;
};

const fetchSheet = () => import('../ui/sheet');

/** Opens the menu; its dialog is fetched when the pointer or the focus comes near. */
export function MenuButton({ label, title, closeLabel, fallbackHref, children }: Props) {
  const [open, setOpen] = useState(false);
  const { module, load } = useOnDemand(fetchSheet);
  const pathname = usePathname();
  const close = useCallback(() => setOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu
  useEffect(close, [pathname]);
  useWindowEvent(closeMenuEvent, close);
  useWindowEvent(openConsentEvent, close);
  useWindowEvent(openPanelEvent, close);

  const press = async () => {
    if (await load()) setOpen(true);
    else window.location.assign(fallbackHref);
  };

  return (
    <>
      <EnhancedButton
        id={menuButtonId}
        href={fallbackHref}
        onPress={press}
        onPointerEnter={load}
        onFocus={load}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="menu-button"
      >
        <span className="max-sm:sr-only">{label}</span>
        <Icon name="menu" className="size-6" />
      </EnhancedButton>
      {module && (
        <module.Sheet
          open={open}
          onOpenChange={setOpen}
          title={title}
          closeLabel={closeLabel}
          returnFocusTo={menuButtonId}
          wide
        >
          {children}
        </module.Sheet>
      )}
    </>
  );
}
