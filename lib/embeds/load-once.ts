import { createStore } from '@/lib/browser-store/create-store';

const { get, set, subscribe } = createStore<ReadonlySet<string>>(new Set());

/** What the visitor chose to load for this visit only, by name; forgotten when the page is left. */
export const loadOnce = {
  get,
  subscribe,
  add: (name: string): void => set(new Set([...get(), name])),
  /** After consent was rejected or withdrawn nothing stays loaded. */
  clear: (): void => {
    if (get().size > 0) set(new Set());
  },
};
