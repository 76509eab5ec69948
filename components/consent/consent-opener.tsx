'use client';

import type { ReactNode } from 'react';
import { openConsentSettings } from '@/lib/consent/open-settings';
import { EnhancedButton } from '../ui/enhanced-button';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** Opens the cookie settings; without JavaScript it leads to the cookie policy. */
export function ConsentOpener({ href, className, children }: Props) {
  return (
    <EnhancedButton href={href} onPress={openConsentSettings} aria-haspopup="dialog" className={className}>
      {children}
    </EnhancedButton>
  );
}
