/** Fired on the window by every control that opens the accessibility panel. */
export const openPanelEvent = 'seegut:open-accessibility';

/** The same panel as the HTML brings it along. */
export const nativePanelId = 'native-accessibility';

export function openAccessibilityPanel(): void {
  window.dispatchEvent(new CustomEvent(openPanelEvent));
}
