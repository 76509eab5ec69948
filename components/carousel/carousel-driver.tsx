import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay, { type AutoplayType } from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { animate } from 'motion/mini';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { CarouselControls, CarouselState, CarouselTiming } from './carousel-state';

export type CarouselDriverProps = {
  viewport: RefObject<HTMLElement | null>;
  controls: RefObject<CarouselControls | null>;
  timing: CarouselTiming;
  onState: (state: CarouselState) => void;
};

const stillQuery = '(prefers-reduced-motion: reduce)';
const isStill = () => window.matchMedia(stillQuery).matches;

/** Embla behind a row that is already there: loops from the left edge and reports what it does. */
export function CarouselDriver({ viewport, controls, timing, onState }: CarouselDriverProps) {
  const { delayMs, duration = 25, entrance = false } = timing;
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration,
    inViewThreshold: 0.02,
    startIndex: firstVisible(viewport.current),
    // Nothing glides for those who asked for less motion.
    breakpoints: { [stillQuery]: { duration: 0 } },
  }));
  const [plugins] = useState(() => [Autoplay({ delay: delayMs, playOnInit: false })]);
  const [attach, api] = useEmblaCarousel(options, plugins);

  useLayoutEffect(() => {
    if (!viewport.current) return;
    viewport.current.scrollLeft = 0;
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return undefined;
    return run(api, controls, onState);
  }, [api, controls, onState]);

  useEffect(() => {
    if (!entrance || !viewport.current || isStill()) return undefined;
    return prepareEntrance(viewport.current);
  }, [entrance, viewport]);

  return null;
}

/** The slide that the visitor has already scrolled to by hand. */
function firstVisible(viewport: HTMLElement | null): number {
  const slide = viewport?.querySelector<HTMLElement>('.carousel-slide');
  return viewport && slide ? Math.round(viewport.scrollLeft / slide.offsetWidth) : 0;
}

/** Wires Embla's events to the reported state and hands out the controls; returns the undoing of both. */
function run(
  api: EmblaCarouselType,
  controls: RefObject<CarouselControls | null>,
  onState: (state: CarouselState) => void,
): () => void {
  /** Whether the rotation should be running when nothing holds it; Embla forgets it on each new layout. */
  let wanted = !isStill();
  let held = false;
  const autoplay = (): AutoplayType | undefined => api.plugins().autoplay;

  const report = () => {
    onState({
      rotating: wanted,
      canPrevious: api.canScrollPrev(),
      canNext: api.canScrollNext(),
      inView: api.slidesInView(),
    });
  };
  const apply = () => {
    if (wanted && !held) autoplay()?.play();
    else autoplay()?.stop();
    report();
  };
  const takeOver = () => {
    wanted = false;
    apply();
  };

  controls.current = {
    previous: () => {
      takeOver();
      api.scrollPrev();
    },
    next: () => {
      takeOver();
      api.scrollNext();
    },
    toggle: () => {
      wanted = !wanted;
      held = false;
      apply();
    },
    takeOver,
    hold: () => {
      held = true;
      apply();
    },
    release: () => {
      held = false;
      apply();
    },
  };
  api.on('slidesInView', report).on('slideFocus', takeOver).on('pointerDown', takeOver).on('reInit', apply);
  apply();

  return () => {
    controls.current = null;
    api
      .off('slidesInView', report)
      .off('slideFocus', takeOver)
      .off('pointerDown', takeOver)
      .off('reInit', apply);
  };
}

/** Each slide rises for half a second, one twentieth of a second after its neighbour. */
const durationS = 0.5;
const staggerS = 0.05;
const risePx = 24;

/**
 * Lets the slides fade in and move up once, when their row is first seen. A row that is already visible
 * stays as it is: nothing that has been shown is hidden again.
 * @returns a function that shows everything and stops waiting.
 */
function prepareEntrance(row: HTMLElement): () => void {
  const contents = [...row.querySelectorAll<HTMLElement>('.carousel-slide > *')];
  if (row.getBoundingClientRect().top < window.innerHeight) return () => undefined;
  for (const content of contents) content.style.opacity = '0';
  const show = () => {
    for (const content of contents) content.style.removeProperty('opacity');
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      show();
      contents.forEach((content, index) => {
        animate(
          content,
          { opacity: [0, 1], transform: [`translateY(${risePx}px)`, 'none'] },
          { duration: durationS, delay: index * staggerS, ease: 'easeOut' },
        );
      });
    },
    { threshold: 0.2 },
  );
  observer.observe(row);
  return () => {
    observer.disconnect();
    show();
  };
}
