/** After so long without a movement the page is at rest. */
const restMs = 150;

/** Room around the call button that is looked at as well, and the distance between the points. */
const marginPx = 8;
const stepPx = 6;

/** Controls, and whatever is there to be looked at. */
const needed =
  'a, button, input, select, textarea, summary, label, iframe, picture, svg, .engraving, .plated, .spread';

const isNeeded = (element: Element) =>
  element.closest(needed) !== null ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether neither text nor a picture nor a control lies where the call button floats. */
function isPlaceFree(): boolean {
  const button = document.querySelector('.call-button');
  if (!button) return false;
  const { left, top, right, bottom } = button.getBoundingClientRect();
  for (let x = left - marginPx; x < right + marginPx; x += stepPx) {
    for (let y = top - marginPx; y < bottom + marginPx; y += stepPx) {
      const under = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
      if (under && isNeeded(under)) return false;
    }
  }
  return true;
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Marks the document, whenever the page is at rest: `data-alone` while it shows no filled or outlined button besides the header's
 * own, `data-call-free` while the call button may float without lying on text, pictures or fields. For the whole visit.
 */
export function watchCalls(): void {
  const root = document.documentElement;
  let timer = 0;
  const rest = () => {
    const calls = document.querySelectorAll(':is(main, footer) :is(.button-default, a.button-outline)');
    root.toggleAttribute('data-alone', ![...calls].some(isInView));
    root.toggleAttribute('data-call-free', isPlaceFree());
  };
  const look = () => {
    root.removeAttribute('data-call-free');
    clearTimeout(timer);
    timer = window.setTimeout(rest, restMs);
  };
  window.addEventListener('scroll', look, { passive: true, capture: true });
  // Also at the start, and whenever something opens, loads or is replaced.
  new ResizeObserver(look).observe(document.body);
}
