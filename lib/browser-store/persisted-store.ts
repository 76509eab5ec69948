/**
 * The one kind of store for what belongs to a visitor: a value in local storage, outside React, so
 * that no navigation or language change can lose it. Works with `useSyncExternalStore`.
 */
export type PersistedStore<T> = {
  /** The current value; the same reference until it changes. */
  readonly get: () => T;
  /** What a server renders and a browser shows until it has hydrated: always the fallback. */
  readonly getServer: () => T;
  /** Stores a value or the result of a change, tells this tab and, through the browser, all others. */
  readonly set: (next: T | ((current: T) => T)) => void;
  /** Removes the stored value; the fallback holds again. */
  readonly clear: () => void;
  /** Whether something readable is stored. */
  readonly isStored: () => boolean;
  /** True while storage is full or forbidden: the value then lives in this tab only. */
  readonly isUnsaved: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

export type StoreOptions<T> = {
  /** Key and area are asked for each time, so that a page can give one store a place of its own. */
  readonly key: string;
  /** Local storage unless told otherwise. */
  readonly area?: Storage;
  readonly fallback: T;
  /** Turns the stored text into a value; `undefined` or an exception means unreadable. */
  readonly parse: (stored: string) => T | undefined;
  readonly serialise: (value: T) => string;
  /** True when the stored text is older than it may become; it is then removed. */
  readonly isExpired?: (stored: string) => boolean;
  /** Called with the text that is about to be removed because it has expired. */
  readonly onExpired?: (stored: string) => void;
  /** True for a value that is as good as none: it is not stored. */
  readonly isEmpty?: (value: T) => boolean;
  /** Name of the window event fired after each change in this tab. */
  readonly event: string;
  /** Called once when unreadable data was dropped or a value could not be saved. */
  readonly onProblem?: (problem: 'unreadable' | 'unsaved') => void;
};

export function createPersistedStore<T>(options: StoreOptions<T>): PersistedStore<T> {
  const { fallback, parse, serialise, isExpired, onExpired, isEmpty, event, onProblem } = options;
  let text: string | null | undefined;
  let value = fallback;
  /** Set while storage is full or forbidden. */
  let unsaved = false;

  const area = () => options.area ?? window.localStorage;
  const readText = () => attempt(() => area().getItem(options.key)) ?? null;
  // Where storage is forbidden there is nothing to remove.
  const remove = () => attempt(() => area().removeItem(options.key));
  const write = (next: string) => attempt(() => area().setItem(options.key, next) ?? true) === true;

  function read(): void {
    if (unsaved) return;
    const stored = readText();
    if (stored === text) return;
    text = stored;
    value = stored === null ? fallback : parseOrDrop(stored);
  }

  function parseOrDrop(stored: string): T {
    const expired = isExpired?.(stored) ?? false;
    const parsed = expired ? undefined : attempt(() => parse(stored));
    if (parsed !== undefined) return parsed;
    if (expired) onExpired?.(stored);
    else onProblem?.('unreadable');
    remove();
    text = null;
    return fallback;
  }

  function announce(): void {
    window.dispatchEvent(new CustomEvent(event));
  }

  return {
    get() {
      read();
      return value;
    },
    getServer: () => fallback,
    set(next) {
      read();
      value = typeof next === 'function' ? (next as (current: T) => T)(value) : next;
      if (isEmpty?.(value)) {
        remove();
        text = null;
        unsaved = false;
      } else {
        text = serialise(value);
        unsaved = !write(text);
        if (unsaved) onProblem?.('unsaved');
      }
      announce();
    },
    clear() {
      remove();
      text = null;
      unsaved = false;
      value = fallback;
      announce();
    },
    isStored() {
      read();
      return text !== null && text !== undefined;
    },
    isUnsaved: () => unsaved,
    subscribe(listener) {
      const onStorage = (change: StorageEvent) => {
        if (change.key === options.key || change.key === null) listener();
      };
      window.addEventListener(event, listener);
      window.addEventListener('storage', onStorage);
      return () => {
        window.removeEventListener(event, listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
