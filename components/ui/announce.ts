import { topDialog } from './open-dialogs';

/** Holds the live regions and the visible messages. */
export const messagesId = 'messages';

export const liveRegionIds = { polite: 'live-polite', assertive: 'live-assertive' } as const;

/** How long a message stays readable in the live region before it is taken away, in ms. */
const stayMs = 8000;

const timers = new Map<string, number>();

/** Messages belong to the dialog that is on top: outside of a modal one nothing is seen or heard. */
export function placeMessages(): void {
  const messages = document.getElementById(messagesId);
  const place = topDialog() ?? document.body;
  if (messages && messages.parentElement !== place) place.append(messages);
}

/**
 * Lets a screen reader say a text through the frame's live regions, which are in the page from the
 * start. The same text twice is said twice.
 */
export function announce(text: string, urgency: keyof typeof liveRegionIds = 'polite'): void {
  const region = document.getElementById(liveRegionIds[urgency]);
  if (!region) return;
  placeMessages();
  window.clearTimeout(timers.get(urgency));
  region.textContent = '';
  window.requestAnimationFrame(() => {
    region.textContent = text;
  });
  timers.set(
    urgency,
    window.setTimeout(() => {
      region.textContent = '';
    }, stayMs),
  );
}
