'use client';

import type { ReactNode } from 'react';
import { nativePanelId, openAccessibilityPanel } from '@/lib/display/open-panel';
import { DialogOpener } from '../ui/dialog-opener';

type Props = { className: string; children: ReactNode };

/** Opens the accessibility panel. */
export function PanelOpener({ className, children }: Props) {
  return (
    <DialogOpener nativeId={nativePanelId} onPress={openAccessibilityPanel} className={className}>
      {children}
    </DialogOpener>
  );
}
