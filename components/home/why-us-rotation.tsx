'use client';

import { useEffect, useState } from 'react';
import { useReducedMotion } from '../frame/use-reduced-motion';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import { useHydrated } from '../ui/use-hydrated';

/** A new message every so many milliseconds. */
const rotationMs = 4000;

type Props = {
  messages: readonly { readonly title: string; readonly text: string }[];
  labels: { readonly region: string; readonly stop: string; readonly start: string };
};

/**
 * Messages in one place, one at a time; without JavaScript one below the other. Can be stopped
 * (WCAG 2.2.2), and under reduced motion starts only on request.
 */
export function WhyUsRotation({ messages, labels }: Props) {
  const still = useReducedMotion();
  const hydrated = useHydrated();
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const running = chosen ?? !still;

  useEffect(() => {
    if (!running || held) return;
    const timer = setInterval(() => setTurn((current) => (current + 1) % messages.length), rotationMs);
    return () => clearInterval(timer);
  }, [running, held, messages.length]);

  return (
    <section
      aria-label={labels.region}
      className="relative my-4 md:my-6 min-h-12 max-w-100"
      onPointerEnter={(event) => setHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      <button
        type="button"
        className={`${buttonClass('ghost', 'icon')} absolute -top-0.5 right-0 noscript:hidden`}
        aria-label={running ? labels.stop : labels.start}
        onClick={() => setChosen(!running)}
      >
        <Icon name={running ? 'pause' : 'play'} />
      </button>
      <div className="grid grid-cols-[minmax(0,1fr)]" aria-live={running ? 'off' : 'polite'}>
        {messages.map((message, index) => (
          <div
            key={message.title}
            data-current={index === turn || undefined}
            className="col-start-1 row-start-1 min-w-0 wrap-anywhere opacity-0 transition-opacity duration-300 ease-quiet data-current:opacity-100 data-current:delay-300 noscript:row-auto noscript:mb-6 noscript:opacity-100"
            inert={hydrated && index !== turn}
          >
            <p className="pr-14 font-display text-4xl text-accent noscript:pr-0">{message.title}</p>
            <p className="mt-3 text-lg">{message.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
