const delayMs = 700;

/** What is wider has words beside its icon. CSS pixels. */
const maxIconOnlyPx = 64;

const gapPx = 6;

const controls = 'a[href], button, summary';

const isIconOnly = (control: Element): boolean =>
  control.getBoundingClientRect().width <= maxIconOnlyPx &&
  control.querySelector('svg, [aria-hidden], .sr-only') !== null;

/** What assistive technology reads: the label, or the words that are not hidden from it. */
function getName(control: Element): string {
  const words = [...control.childNodes].filter(
    (node) => !(node instanceof Element && node.ariaHidden === 'true'),
  );
  return (control.ariaLabel ?? words.map(({ textContent }) => textContent).join('')).trim();
}

function createTip(): HTMLElement {
  const tip = document.createElement('div');
  tip.role = 'tooltip';
  tip.popover = 'manual';
  tip.className = 'tooltip';
  document.body.append(tip);
  return tip;
}

/** Below its control, or above it where there is no room. */
function place(tip: HTMLElement, control: Element): void {
  const box = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = box.bottom + gapPx;
  const top = below + offsetHeight > clientHeight ? box.top - gapPx - offsetHeight : below;
  const left = box.left + (box.width - offsetWidth) / 2;
  tip.style.top = `${top}px`;
  tip.style.left = `${Math.max(gapPx, Math.min(left, clientWidth - offsetWidth - gapPx))}px`;
}

/** Whether a point lies on an open tooltip or in the gap between it and its control. */
function liesOn(tip: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  if (!tip.matches(':popover-open')) return false;
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  return left <= clientX && clientX <= right && top - gapPx <= clientY && clientY <= bottom + gapPx;
}

/**
 * Shows the name of every control that has nothing but an icon after 700 ms of pointing or keyboard focus. Escape takes
 * it away, the pointer may rest on it (WCAG 2.2, 1.4.13), and a press reaches what lies below. Browser only; call once.
 */
export function startTooltips(): void {
  if (!('popover' in document.body)) return;
  const tip = createTip();
  let current: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    tip.hidePopover();
  };
  const approach = (target: EventTarget | null) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (control === current) return;
    hide();
    current = control;
    if (!control || !isIconOnly(control)) return;
    timer = setTimeout(() => {
      if (!control.isConnected) return;
      tip.textContent = getName(control);
      tip.showPopover();
      place(tip, control);
    }, delayMs);
  };

  // Where the pointer rests already.
  approach(document.querySelector(`:is(${controls}):hover`));
  document.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'touch' && !liesOn(tip, event)) approach(event.target);
  });
  document.documentElement.addEventListener('pointerleave', () => approach(null));
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) approach(target);
  });
  document.addEventListener('focusout', () => approach(null));
  for (const name of ['pointerdown', 'click', 'scroll'] as const)
    document.addEventListener(name, hide, { capture: true, passive: true });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !tip.matches(':popover-open')) return;
      // The dialog below stays: the next Escape closes it.
      event.stopPropagation();
      event.preventDefault();
      hide();
    },
    true,
  );
}
