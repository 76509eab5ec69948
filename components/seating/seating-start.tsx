'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { atFirstSign } from '../ui/first-sign';
import { useOnDemand } from '../ui/use-on-demand';
import type { Choice, Offer } from './seating-controls';

type Props = Offer & {
  initial: Choice;
  /** The first choice's picture, finished, from the server. */
  children: ReactNode;
};

/** In the HTML from the start; made to work at the visitor's first sign, like everything that waits for one. */
const Controls = lazy(async () => {
  if (typeof window !== 'undefined') await new Promise<void>((resolve) => atFirstSign(resolve));
  const { SeatingControls } = await import('./seating-controls');
  return { default: SeatingControls };
});

const fetchLive = () => import('./seating-live');

/** Controls and picture of a plan; what draws is fetched when somebody reaches for the controls. */
export function SeatingStart({ initial, children, ...offer }: Props) {
  const [choice, choose] = useState(initial);
  const { module, load } = useOnDemand(fetchLive);
  return (
    <>
      <Suspense>
        <Controls {...offer} choice={choice} onChange={choose} load={load} />
      </Suspense>
      <div className="mt-10">
        {module ? (
          <module.SeatingLive wish={choice} messages={offer.messages} locale={offer.locale} />
        ) : (
          children
        )}
      </div>
    </>
  );
}
