import { forgetSent } from '@/lib/inquiry/browser/kept-until';
import { startTooltips } from '../ui/tooltips';
import { revealOnScroll } from './reveal-motion';
import { watchCalls } from './watch-calls';

let forget: (() => void) | undefined;

/**
 * What only somebody who does something needs: names of icon-only controls, calls that step back for each other, and that
 * what was sent is forgotten once its day has passed.
 */
function startOnce(): void {
  startTooltips();
  watchCalls();
  forgetSent();
}

/** For each page that is shown: its parts rise as they come into view. Whatever serves the whole visit starts once. */
export function startHelpers(): void {
  if (forget) forget();
  else startOnce();
  forget = revealOnScroll();
}
