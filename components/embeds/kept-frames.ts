import { retryMessage } from '@/lib/embeds/frame-messages';

/** Frames that stay for the visit, by their address, with where they wait while another page is shown. */
const kept = new Map<string, HTMLIFrameElement>();
let shelter: HTMLElement | undefined;

function findShelter(): HTMLElement {
  if (shelter) return shelter;
  shelter = document.createElement('div');
  shelter.hidden = true;
  document.body.append(shelter);
  return shelter;
}

/**
 * Puts a widget's frame into its place. One that has stayed comes back as it is, and its script, which is there, is asked to
 * reload; else a new one is made.
 */
export function placeFrame(place: Element, src: string, title: string): HTMLIFrameElement {
  const known = kept.get(src);
  kept.delete(src);
  if (known?.isConnected) {
    place.moveBefore(known, null);
    known.contentWindow?.postMessage(retryMessage, '*');
    return known;
  }
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts allow-popups');
  frame.referrerPolicy = 'no-referrer';
  frame.className = 'embed-frame';
  place.append(frame);
  return frame;
}

/** Ends a frame, or lets it wait for its page to come back, in browsers that can move one without loading it anew. */
export function leaveFrame(frame: HTMLIFrameElement, stays: boolean): void {
  if (!stays || !frame.isConnected || !('moveBefore' in Element.prototype)) {
    frame.remove();
    return;
  }
  findShelter().moveBefore(frame, null);
  kept.set(frame.getAttribute('src') ?? '', frame);
}

/** After consent was withdrawn nothing stays. */
export function endKeptFrames(): void {
  for (const frame of kept.values()) frame.remove();
  kept.clear();
}
