'use client';

import { useEffect, useEffectEvent } from 'react';
import { choiceEvent } from '@/lib/consent/consent';
import { settleChoice } from '@/lib/consent/decide-consent';
import { showToast, type Toast } from '../ui/toast';
import { useWindowEvent } from '../ui/use-window-event';

/** Makes count what was decided in the settings, also before scripts had come, and says so. */
export function ChoiceEffect({ saved }: { saved: Toast }) {
  const settle = useEffectEvent((record?: string) => {
    if (settleChoice(record)) showToast(saved);
  });
  useEffect(() => settle(), []);
  useWindowEvent(choiceEvent, (event) => settle((event as CustomEvent<string>).detail));
  return null;
}
