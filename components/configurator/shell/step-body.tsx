'use client';

import { useEffect } from 'react';
import type { StepId } from '@/lib/plan/steps';
import { prefetchWhenIdle } from './prefetch';
import { allModules, type StepProps, stepBodies } from './step-modules';
import { useOnline } from './use-online';

type Props = StepProps & { id: StepId };

/** The controls of one step. */
export function StepBody({ id, pictures }: Props) {
  const online = useOnline();
  // The page's own files come first; the others' make the next step open at once.
  useEffect(() => (online ? prefetchWhenIdle(allModules) : undefined), [online]);

  const Body = stepBodies[id];
  return <Body pictures={pictures} />;
}
