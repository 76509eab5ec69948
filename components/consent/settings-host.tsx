'use client';

import { useCallback, useEffect } from 'react';
import { settleEarlyChoice } from '@/lib/consent/early-choice';
import { openConsentEvent } from '@/lib/consent/open-settings';
import { showToast } from '../ui/toast';
import { useRequested } from '../ui/use-requested';
import { useWindowEvent } from '../ui/use-window-event';
import type { SettingsTexts } from './consent-texts';

const fetchSettings = () => import('./consent-settings');

type Props = { texts: SettingsTexts; fallbackHref: string };

/** Fetches the cookie settings when they are first requested, and settles what was decided before scripts had come. */
export function SettingsHost({ texts, fallbackHref }: Props) {
  const { module, open, setOpen } = useRequested(openConsentEvent, fetchSettings, fallbackHref);

  const settle = useCallback(async () => {
    if (await settleEarlyChoice()) showToast({ title: texts.saved, description: texts.savedText });
  }, [texts]);
  useWindowEvent('storage', settle);
  useEffect(() => {
    settle();
  }, [settle]);

  return module ? <module.ConsentSettings open={open} onOpenChange={setOpen} texts={texts} /> : null;
}
