'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openPanelEvent } from '@/lib/display/open-panel';
import { useRequested } from '../ui/use-requested';
import type { PanelTexts } from './accessibility-panel';

const fetchPanel = () => import('./accessibility-panel');

type Props = { texts: PanelTexts; fallbackHref: string };

/** Fetches the accessibility panel when it is first requested. */
export function PanelHost({ texts, fallbackHref }: Props) {
  const { module, open, setOpen } = useRequested(openPanelEvent, fetchPanel, fallbackHref);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the panel
  useEffect(() => setOpen(false), [pathname]);

  return module ? <module.AccessibilityPanel open={open} onOpenChange={setOpen} texts={texts} /> : null;
}
