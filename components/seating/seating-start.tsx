'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useOnDemand } from '../ui/use-on-demand';
import type { SeatingOffer } from './choice';

type Props = {
  formId: string;
  options: SeatingOffer;
  /** The first choice's picture, finished, from the server. */
  children: ReactNode;
};

const reaching = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const;

const fetchLive = () => import('./seating-live');

/** The picture beside its form; what makes both live is fetched when somebody reaches for the form. */
export function SeatingStart({ formId, options, children }: Props) {
  const { module, load } = useOnDemand(fetchLive);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    const start = () => {
      void load().then((loaded) => setFailed(!loaded));
    };
    for (const type of reaching) form.addEventListener(type, start);
    if (form.matches(':hover, :focus-within')) start();
    return () => {
      for (const type of reaching) form.removeEventListener(type, start);
    };
  }, [formId, load]);
  return (
    <>
      <p role="status" className="mt-6 text-ember empty:hidden">
        {hasFailed ? options.messages.controls.failed : ''}
      </p>
      <div className="mt-10">
        {module ? <module.SeatingLive formId={formId} options={options} /> : children}
      </div>
    </>
  );
}
