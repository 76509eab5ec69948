/** Whether the account holds what this browser holds; `null` while nobody is signed in or nothing is known. */
export type DraftState = 'synced' | 'waiting' | null;

const event = 'seegut:draft-state';
let state: DraftState = null;

export function announceDraftState(next: DraftState): void {
  state = next;
  window.dispatchEvent(new CustomEvent(event));
}

/** For `useSyncExternalStore`. */
export const draftStateStore = {
  get: () => state,
  getServer: (): DraftState => null,
  subscribe(listener: () => void) {
    window.addEventListener(event, listener);
    return () => window.removeEventListener(event, listener);
  },
};
