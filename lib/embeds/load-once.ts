/** What the visitor chose to load for this visit only, by name; forgotten when the page is left. */
let loaded: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  loaded = next;
  for (const listener of listeners) listener();
}

export const loadOnce = {
  get: (): ReadonlySet<string> => loaded,
  add: (name: string): void => change(new Set([...loaded, name])),
  /** After a refusal or withdrawal nothing stays loaded. */
  clear: (): void => {
    if (loaded.size > 0) change(new Set());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
