import { type PointerEvent, useEffect, useRef } from 'react';
import { buttonClass } from '../ui/button-class';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { useWindowEvent } from '../ui/use-window-event';
import { transitionPicture } from './picture-transition';

export { transitionPicture };

export type ViewerPicture = {
  /** Its place on the page and its own address. */
  readonly anchor: string;
  readonly src: string;
  readonly file: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

export type ViewerTexts = {
  readonly viewer: string;
  /** With `{position}` and `{count}`. */
  readonly position: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
};

type Props = {
  pictures: readonly ViewerPicture[];
  /** Which picture is open, from 0; undefined = closed. */
  position: number | undefined;
  onMove: (position: number | undefined) => void;
  texts: ViewerTexts;
};

const sources = ({ file, widths }: ViewerPicture, type: 'avif' | 'webp') =>
  widths.map((width) => `/media/${file}-${width}.${type} ${width}w`).join(', ');

/** Where a key leads from a picture; undefined for all others. Past the last comes the first. */
function getTarget(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return (position + count - 1) % count;
  if (key === 'ArrowRight') return (position + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The pictures one by one, large and whole. Arrow keys, Home and End, swiping or the two buttons move; the caption
 * is the picture's alternative text and is said with each move.
 */
export function Viewer({ pictures, position, onMove, texts }: Props) {
  const count = pictures.length;
  const current = position === undefined ? undefined : pictures[position];
  const move = (by: number) => position !== undefined && onMove((position + by + count) % count);
  const swipe = useSwipe(move);
  const anchor = current?.anchor;
  const close = () => transitionPicture(anchor ?? '', false, () => onMove(undefined));

  // What the address bar shows can be sent to somebody.
  useEffect(() => {
    const { pathname, search } = window.location;
    if (anchor) window.history.replaceState(null, '', `#${anchor}`);
    return () => window.history.replaceState(null, '', pathname + search);
  }, [anchor]);
  const spoken = texts.position
    .replace('{position}', String((position ?? 0) + 1))
    .replace('{count}', String(count));

  useWindowEvent('keydown', (event) => {
    const target = position === undefined ? undefined : getTarget(event.key, position, count);
    if (target === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onMove(target);
  });

  return (
    <Dialog
      open={current !== undefined}
      onOpenChange={(open) => !open && close()}
      title={texts.viewer}
      titleHidden
      closeLabel={texts.close}
      className="fixed inset-0 z-60 flex flex-col bg-ground px-(--gutter) pb-6 text-text"
    >
      {current && (
        // Sideways belongs to the swipe; up, down and zooming to the browser.
        <div className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom" {...swipe}>
          <figure className="flex h-full flex-col gap-4">
            <picture key={current.src + position} className="contents">
              <source type="image/avif" srcSet={sources(current, 'avif')} sizes="100vw" />
              <img
                src={current.src}
                srcSet={sources(current, 'webp')}
                sizes="100vw"
                width={current.width}
                height={current.height}
                alt={current.alt}
                draggable={false}
                className="min-h-0 w-full flex-1 object-contain [view-transition-name:gallery-picture]"
              />
            </picture>
            <figcaption aria-live="polite" className="min-h-14 px-16 text-center text-balance">
              <span className="figures text-accent">{spoken}</span> {current.alt}
            </figcaption>
          </figure>
          <button
            type="button"
            aria-label={texts.previous}
            className={`${beside} left-0 ${buttonClass('secondary', 'icon')}`}
            onClick={() => move(-1)}
          >
            <Icon name="next" className="size-5 -scale-x-100" />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            className={`${beside} right-0 ${buttonClass('secondary', 'icon')}`}
            onClick={() => move(1)}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** Below the picture; on wide screens in the middle of its height. */
const beside = 'absolute bottom-0 lg:top-1/2 lg:bottom-auto lg:-translate-y-1/2';

/** In px; a swipe also has to be more horizontal than vertical. */
const minDistance = 48;

/** Pointer handlers that report a swipe: 1 to the left (the next one), −1 to the right. A mouse does not swipe. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) >= minDistance && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
