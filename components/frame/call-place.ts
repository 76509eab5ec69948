/** Room around the call button that is looked at as well, and the distance between the points. */
const marginPx = 8;
const stepPx = 6;

const controls = 'a, button, input, select, textarea, summary, label, iframe';

const isNeeded = (element: Element) =>
  element.closest(controls) ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether neither text nor a control lies where the call button floats. */
export function isCallPlaceFree(): boolean {
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
