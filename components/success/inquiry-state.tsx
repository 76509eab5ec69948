'use client';

import { useEffect, useState } from 'react';
import { type InquiryState, inquiryStates } from '@/lib/inquiry/inquiry-states';

export type StateTexts = {
  title: string;
  names: Readonly<Record<InquiryState, string>>;
  unavailable: string;
};

type Props = { reference: string; stateKey: string; texts: StateTexts };

const isState = (value: unknown): value is InquiryState => inquiryStates.some((state) => state === value);

async function fetchState(reference: string, key: string): Promise<InquiryState | 'unavailable'> {
  const response = await fetch('/api/inquiries/state', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference, key }),
  });
  const { state }: { state?: unknown } = await response.json();
  return isState(state) ? state : 'unavailable';
}

/** How far an inquiry has come; asked anew each time the page is opened. */
export function InquiryStateList({ reference, stateKey, texts }: Props) {
  const [state, setState] = useState<InquiryState | 'unavailable' | null>(null);

  useEffect(() => {
    let current = true;
    const show = (next: InquiryState | 'unavailable') => current && setState(next);
    fetchState(reference, stateKey).then(show, () => show('unavailable'));
    return () => {
      current = false;
    };
  }, [reference, stateKey]);

  const reached = state === null || state === 'unavailable' ? -1 : inquiryStates.indexOf(state);
  return (
    <section className="mt-16" aria-busy={state === null} data-state={state}>
      <h2>{texts.title}</h2>
      {state === 'unavailable' ? (
        <p className="measure mt-5 text-muted">{texts.unavailable}</p>
      ) : (
        <ol className="mt-8 grid gap-4 md:grid-cols-3">
          {inquiryStates.map((name, index) => (
            <li
              key={name}
              aria-current={index === reached ? 'step' : undefined}
              className={`border-t-2 pt-4 ${index <= reached ? 'border-accent' : 'border-line text-muted'} ${
                index === reached ? 'font-medium' : ''
              }`}
            >
              {texts.names[name]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
