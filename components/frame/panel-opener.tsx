'use client';

import { openAccessibilityPanel } from '@/lib/display/open-panel';
import { EnhancedButton } from '../ui/enhanced-button';
import { Icon } from '../ui/icon';

type Props = { href: string; label: string; className: string; icon?: boolean };

/** Opens the accessibility panel; without JavaScript the accessibility statement. */
export function PanelOpener({ href, label, className, icon = false }: Props) {
  return (
    <EnhancedButton href={href} onPress={openAccessibilityPanel} aria-haspopup="dialog" className={className}>
      {icon && <Icon name="person" />}
      {label}
    </EnhancedButton>
  );
}
