/** Fired on the window by every control that opens the accessibility panel. */
export const openPanelEvent = 'seegut:open-accessibility';

export function openAccessibilityPanel(): void {
  window.dispatchEvent(new CustomEvent(openPanelEvent));
}
