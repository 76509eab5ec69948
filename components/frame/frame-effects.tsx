'use client';

import { useEffect } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { followDisplay } from '@/lib/display/apply';
import { forgetSent } from '@/lib/inquiry/browser/kept-until';

/** What only somebody who does something needs: names of icon-only controls, and calls that step back for each other. */
async function loadHelpers(): Promise<void> {
  const [{ startTooltips }, { watchCalls }] = await Promise.all([
    import('../ui/tooltips'),
    import('./watch-calls'),
  ]);
  startTooltips();
  watchCalls();
}

/**
 * What every frame does without showing anything: keeps colours and sizes in step with the stored settings, forgets
 * what was sent once its day has passed, fetches
 * helpers at the first interaction, and marks the document as taken over by React; tests and browser tools wait for
 * `html[data-hydrated]`.
 */
export function FrameEffects() {
  useEffect(followDisplay, []);
  useEffect(forgetSent, []);
  // Without a connection they are missing, and the page does without.
  useEffect(() => onFirstInteraction(() => void loadHelpers().catch(() => undefined)), []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
