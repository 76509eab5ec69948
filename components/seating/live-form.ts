import { type Choice, controlTexts, guestRange, layoutIn, limitOf, type SeatingOffer } from './choice';
import { printSheet } from './print-sheet';

const sliderIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name="guests"]');
const radiosIn = (form: HTMLFormElement, name: 'room' | 'layout') => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
];

/** What the form says; a layout that its room does not offer gives way to one that it does. */
export function readChoice(form: HTMLFormElement, options: SeatingOffer): Choice {
  const chosen = (name: 'room' | 'layout') => radiosIn(form, name).find(({ checked }) => checked)?.value;
  const room = options.rooms.find((id) => id === chosen('room')) ?? 'hall';
  const layout = options.layouts.find((way) => way === chosen('layout')) ?? 'round';
  return {
    room,
    layout: layoutIn(options, room, layout),
    guests: sliderIn(form)?.valueAsNumber ?? guestRange.min,
  };
}

/** Writes a choice's numbers and limits into the form. */
function showChoice(form: HTMLFormElement, options: SeatingOffer, choice: Choice): void {
  const { roomNote, layoutNote, valueText, limit, limitShare } = controlTexts(options, choice);
  const note = (radio: HTMLInputElement, text: string) => {
    const element = radio.closest('label')?.querySelector('[data-note]');
    if (element) element.textContent = text;
  };
  for (const radio of radiosIn(form, 'room')) {
    const room = options.rooms.find((id) => id === radio.value);
    if (room) note(radio, roomNote(room));
  }
  for (const radio of radiosIn(form, 'layout')) {
    const layout = options.layouts.find((way) => way === radio.value);
    if (!layout) continue;
    radio.disabled = !limitOf(options, choice.room, layout);
    radio.checked = layout === choice.layout;
    note(radio, layoutNote(layout));
  }
  const slider = sliderIn(form);
  slider?.setAttribute('aria-valuetext', valueText);
  const track = slider?.parentElement;
  track?.style.setProperty('--limit', String(limitShare));
  track?.setAttribute('data-limit', String(limit));
  const output = form.querySelector('output');
  if (output) output.textContent = String(choice.guests);
}

/**
 * Makes the form work: every change is read, shown and handed on.
 * @returns what ends it.
 */
export function attachForm(
  form: HTMLFormElement,
  options: SeatingOffer,
  onChange: (choice: Choice) => void,
): () => void {
  const update = () => {
    const choice = readChoice(form, options);
    showChoice(form, options, choice);
    onChange(choice);
  };
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    const slider = sliderIn(form);
    if (button?.dataset.step && slider) {
      slider.valueAsNumber += Number(button.dataset.step);
      update();
    } else if (button?.hasAttribute('data-print')) printSheet();
  };
  const stay = (event: Event) => event.preventDefault();
  form.addEventListener('input', update);
  form.addEventListener('click', press);
  form.addEventListener('submit', stay);
  update();
  return () => {
    form.removeEventListener('input', update);
    form.removeEventListener('click', press);
    form.removeEventListener('submit', stay);
  };
}
