'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import { followDisplay } from '@/lib/display/apply';

/** Without a connection they are missing, and the page does without. */
const loadHelpers = () =>
  void import('./interaction-helpers').then(
    ({ startHelpers }) => startHelpers(),
    () => undefined,
  );

/**
 * What every frame does without showing anything: keeps colours and sizes in step with the stored settings,
 * fetches helpers at the first interaction with a page, and marks the document as taken over by React; tests and browser
 * tools wait for `html[data-hydrated]`.
 */
export function FrameEffects() {
  const pathname = usePathname();
  useEffect(followDisplay, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other parts that rise
  useEffect(() => onFirstInteraction(loadHelpers), [pathname]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
