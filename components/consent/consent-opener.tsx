'use client';

import type { ReactNode } from 'react';
import { nativeSettingsId, openConsentSettings } from '@/lib/consent/open-settings';
import { DialogOpener } from '../ui/dialog-opener';

type Props = { className?: string | undefined; children: ReactNode };

/** Opens the cookie settings. */
export function ConsentOpener({ className, children }: Props) {
  return (
    <DialogOpener nativeId={nativeSettingsId} onPress={openConsentSettings} className={className}>
      {children}
    </DialogOpener>
  );
}
