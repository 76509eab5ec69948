'use client';

import { useEffect } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';

/** Names of icon-only controls, for whoever points at them; fetched when somebody first does anything. */
export function Tooltips() {
  useEffect(
    () =>
      onFirstInteraction(() => {
        import('../ui/tooltips').then(
          ({ startTooltips }) => startTooltips(),
          () => undefined,
        );
      }),
    [],
  );
  return null;
}
