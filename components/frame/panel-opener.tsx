'use client';

import { nativePanelId, openAccessibilityPanel } from '@/lib/display/open-panel';
import { DialogOpener } from '../ui/dialog-opener';
import { Icon } from '../ui/icon';

type Props = { label: string; className: string; icon?: boolean };

/** Opens the accessibility panel. */
export function PanelOpener({ label, className, icon = false }: Props) {
  return (
    <DialogOpener nativeId={nativePanelId} onPress={openAccessibilityPanel} className={className}>
      {icon && <Icon name="person" />}
      {label}
    </DialogOpener>
  );
}
