import { createStore } from '@/lib/browser-store/create-store';

/** Whether the account holds what this browser holds; `null` while nobody is signed in or nothing is known. */
export type DraftState = 'synced' | 'waiting' | null;

export const draftStateStore = createStore<DraftState>(null);

/** How the person agrees that the plan in this browser goes into their account; null where nothing has to be asked. */
export const draftConsentStore = createStore<(() => void) | null>(null);
