'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import type { CarouselControls, CarouselState, CarouselTexts, CarouselTiming } from './carousel-state';
import { useNearModule } from './use-near-module';

const fetchDriver = () => import('./carousel-driver');

/** The pattern asks for groups that are no form fields; HTML has no element for them. */
const group = (names: {
  'aria-labelledby'?: string;
  'aria-label'?: string;
  'aria-roledescription'?: string;
}) => ({
  role: 'group',
  ...names,
});

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const scrollable = { tabIndex: 0 };

type Props = {
  /** Id of the heading that names the carousel. */
  labelledBy: string;
  texts: CarouselTexts;
  timing: CarouselTiming;
  /** How many slides stand side by side; see the stylesheet. */
  rows: 'press' | 'reviews';
  slides: readonly { readonly id: string; readonly node: ReactNode }[];
};

/**
 * A carousel after the W3C APG pattern. The HTML is a row that scrolls sideways by itself; Embla is
 * fetched when the row comes near the viewport and takes it over without moving anything.
 */
export function Carousel({ labelledBy, texts, timing, rows, slides }: Props) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const controls = useRef<CarouselControls>(null);
  const driver = useNearModule(root, fetchDriver);
  const [state, setState] = useState<CarouselState>();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!controls.current) return;
    event.preventDefault();
    controls.current[event.key === 'ArrowLeft' ? 'previous' : 'next']();
  };
  const onFocus = (event: FocusEvent) => {
    if (!(event.target as Element).matches('[data-rotation]')) controls.current?.takeOver();
  };

  return (
    <section
      ref={root}
      aria-roledescription={texts.role}
      aria-labelledby={labelledBy}
      className="carousel"
      data-rows={rows}
      data-driven={state ? '' : undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerEnter={(event) => event.pointerType === 'mouse' && controls.current?.hold()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && controls.current?.release()}
    >
      <CarouselButtons texts={texts} state={state} controls={controls} />
      <div
        ref={viewport}
        {...group({ 'aria-labelledby': labelledBy })}
        {...scrollable}
        className="carousel-viewport"
      >
        <div className="carousel-track" aria-live={state && !state.rotating ? 'polite' : 'off'}>
          {slides.map(({ id, node }, index) => (
            <div
              key={id}
              {...group({
                'aria-roledescription': texts.slideRole,
                'aria-label': texts.position
                  .replace('{n}', String(index + 1))
                  .replace('{of}', String(slides.length)),
              })}
              className="carousel-slide"
              inert={state !== undefined && !state.inView.includes(index)}
            >
              {node}
            </div>
          ))}
        </div>
      </div>
      {driver && (
        <driver.CarouselDriver viewport={viewport} controls={controls} timing={timing} onState={setState} />
      )}
    </section>
  );
}

type CarouselButtonsProps = {
  texts: CarouselTexts;
  state: CarouselState | undefined;
  controls: RefObject<CarouselControls | null>;
};

/** Rotation first, as the pattern has it, then back and forth; all of them dead until Embla is there. */
function CarouselButtons({ texts, state, controls }: CarouselButtonsProps) {
  return (
    <div className="carousel-buttons">
      <button
        type="button"
        data-rotation=""
        className={buttonClass('ghost', 'icon')}
        aria-label={state?.rotating ? texts.stop : texts.start}
        disabled={!state?.canNext && !state?.canPrevious}
        onClick={() => controls.current?.toggle()}
      >
        <Icon name={state?.rotating ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={buttonClass('outline', 'icon')}
        aria-label={texts.previous}
        disabled={!state?.canPrevious}
        onClick={() => controls.current?.previous()}
      >
        <Icon name="next" className="size-5 rotate-180" />
      </button>
      <button
        type="button"
        className={buttonClass('outline', 'icon')}
        aria-label={texts.next}
        disabled={!state?.canNext}
        onClick={() => controls.current?.next()}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
