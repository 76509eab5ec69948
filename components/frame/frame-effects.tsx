'use client';

import { useEffect } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { followDisplay } from '@/lib/display/apply';

function loadTooltips(): void {
  import('../ui/tooltips').then(
    ({ startTooltips }) => startTooltips(),
    () => undefined,
  );
}

function loadCalls(): void {
  import('./watch-calls').then(
    ({ watchCalls }) => watchCalls(),
    () => undefined,
  );
}

/**
 * What every frame does without showing anything: keeps colours and sizes in step with the stored settings, fetches the
 * names of icon-only controls for whoever does something, keeps calls apart, and marks the document as taken over by React; tests and browser
 * tools wait for `html[data-hydrated]`.
 */
export function FrameEffects() {
  useEffect(followDisplay, []);
  useEffect(() => onFirstInteraction(loadTooltips), []);
  useEffect(loadCalls, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
