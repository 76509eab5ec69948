'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnDemand } from '../ui/use-on-demand';
import type { Choice, SeatingOffer } from './choice';

type Props = {
  formId: string;
  options: SeatingOffer;
  /** The choice that the server has drawn. */
  initial: Choice;
  /** Its picture, finished. */
  children: ReactNode;
};

const reaching = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const;

const fetchLive = () => import('./seating-live');

/** The picture beside its form; what makes both live is fetched when somebody reaches for the form. */
export function SeatingStart({ formId, options, initial, children }: Props) {
  const { module, load } = useOnDemand(fetchLive);
  const [hasFailed, setFailed] = useState(false);
  const earlyClick = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    const start = () => {
      void load().then((loaded) => setFailed(!loaded));
    };
    const keepClick = ({ target }: Event) => {
      earlyClick.current = target instanceof Element ? target.closest('button') : null;
    };
    for (const type of reaching) form.addEventListener(type, start);
    if (!module) form.addEventListener('click', keepClick);
    if (form.matches(':hover, :focus-within')) start();
    return () => {
      for (const type of reaching) form.removeEventListener(type, start);
      form.removeEventListener('click', keepClick);
    };
  }, [formId, load, module]);
  return (
    <>
      <p role="status" className="mt-6 text-ember empty:hidden">
        {hasFailed ? options.messages.controls.failed : ''}
      </p>
      <div className="mt-10">
        {module ? (
          <module.SeatingLive formId={formId} options={options} initial={initial} earlyClick={earlyClick} />
        ) : (
          children
        )}
      </div>
    </>
  );
}
