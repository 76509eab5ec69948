'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { EnhancedButton } from '../ui/enhanced-button';
import { closeDialogs } from '../ui/open-dialogs';
import { showPending } from '../ui/show-pending';
import { useOnDemand } from '../ui/use-on-demand';
import { useWindowEvent } from '../ui/use-window-event';

const openEvent = 'seegut:open-accessibility';

type OpenerProps = {
  /** What the business says about accessibility, as a page. */
  href: string;
  className: string;
  children: ReactNode;
};

/** Opens the accessibility panel; until scripts have come it leads to the page. */
export function PanelOpener(props: OpenerProps) {
  const open = () => {
    closeDialogs();
    window.dispatchEvent(new CustomEvent(openEvent));
  };
  return <EnhancedButton {...props} aria-haspopup="dialog" onPress={open} />;
}

type HostProps = {
  /** Address of the panel's texts. */
  texts: string;
  fallbackHref: string;
};

/** Fetches the accessibility panel when it is first requested. */
export function PanelHost({ texts, fallbackHref }: HostProps) {
  const [isOpen, setOpen] = useState(false);
  const { module, load } = useOnDemand(
    useCallback(() => import('./accessibility-panel').then(({ fetchPanel }) => fetchPanel(texts)), [texts]),
  );
  const pathname = usePathname();

  useWindowEvent(openEvent, async () => {
    if (await showPending(load())) setOpen(true);
    else window.location.assign(fallbackHref);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the panel
  useEffect(() => setOpen(false), [pathname]);

  return module ? (
    <module.AccessibilityPanel open={isOpen} onOpenChange={setOpen} texts={module.texts} />
  ) : null;
}
