import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export const tooltipDelayMs = 700;

type Props = {
  text: string;
  /** Receives the tooltip's id for `aria-describedby`; pass it on unless the text is the control's name anyway. */
  children: (describedBy: string | undefined) => ReactNode;
  side?: 'below' | 'above';
};

/**
 * A short text at a control after 700 ms of pointing or focus. Escape takes it away, the pointer may
 * rest on it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, children, side = 'below' }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const area = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(true), tooltipDelayMs);
    };
    const hide = () => {
      clearTimeout(timer);
      setShown(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const ends = new AbortController();
    const { signal } = ends;
    for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, wait, { signal });
    for (const name of ['pointerleave', 'focusout', 'pointerdown'])
      element.addEventListener(name, hide, { signal });
    window.addEventListener('keydown', onKey, { signal });
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, []);

  return (
    <span ref={area} className="relative inline-flex">
      {children(shown ? id : undefined)}
      {shown && (
        <span id={id} role="tooltip" data-side={side} className="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
