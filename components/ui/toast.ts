export type Toast = {
  readonly title: string;
  readonly description?: string;
  /** `destructive` is for failures: its own colour, and said at once. */
  readonly variant?: 'default' | 'destructive';
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** How long it stays, in ms; hovering or focusing it stops the clock. */
  readonly duration?: number;
};

export const toastDurationMs = 5000;

export const toastEvent = 'seegut:toast';

/** Shows a message at the edge of the screen and says it; a newer one replaces it. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
