'use client';

import { useCallback, useState } from 'react';
import { openConsentEvent } from '@/lib/consent/open-settings';
import { useOnDemand } from '../ui/use-on-demand';
import { useWindowEvent } from '../ui/use-window-event';
import type { SettingsTexts } from './consent-texts';

const fetchSettings = () => import('./consent-settings');

type Props = { texts: SettingsTexts; fallbackHref: string };

/** Fetches the cookie settings when they are first requested. */
export function SettingsHost({ texts, fallbackHref }: Props) {
  const [open, setOpen] = useState(false);
  const { module, load } = useOnDemand(fetchSettings);

  const show = useCallback(async () => {
    if (await load()) setOpen(true);
    else window.location.assign(fallbackHref);
  }, [load, fallbackHref]);
  useWindowEvent(openConsentEvent, show);

  return module ? <module.ConsentSettings open={open} onOpenChange={setOpen} texts={texts} /> : null;
}
