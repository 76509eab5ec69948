/** Fired on the window by every "cookie settings" control; the frame's settings dialog listens. */
export const openConsentEvent = 'seegut:open-consent-settings';

/** The same settings as the HTML brings them along. */
export const nativeSettingsId = 'native-consent';

export function openConsentSettings(): void {
  window.dispatchEvent(new CustomEvent(openConsentEvent));
}
