'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { openPanelEvent } from '@/lib/display/open-panel';
import { useOnDemand } from '../ui/use-on-demand';
import { useWindowEvent } from '../ui/use-window-event';
import type { PanelTexts } from './accessibility-panel';

const fetchPanel = () => import('./accessibility-panel');

type Props = { texts: PanelTexts; fallbackHref: string };

/** Fetches the accessibility panel when it is first requested. */
export function PanelHost({ texts, fallbackHref }: Props) {
  const [open, setOpen] = useState(false);
  const { module, load } = useOnDemand(fetchPanel);
  const pathname = usePathname();

  const show = useCallback(async () => {
    if (await load()) setOpen(true);
    else window.location.assign(fallbackHref);
  }, [load, fallbackHref]);

  useWindowEvent(openPanelEvent, show);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the panel
  useEffect(() => setOpen(false), [pathname]);

  return module ? <module.AccessibilityPanel open={open} onOpenChange={setOpen} texts={texts} /> : null;
}
