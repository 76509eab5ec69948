import type { Session, User } from '@supabase/supabase-js';

/** What every page knows of the visitor's account; `loading` until the stored session has been read. */
export type AuthState = {
  readonly user: User | null;
  readonly session: Session | null;
  readonly loading: boolean;
};

const unknown: AuthState = { user: null, session: null, loading: true };
let state = unknown;
const listeners = new Set<() => void>();

/** The session outside React, so that no navigation loses it; for `useSyncExternalStore`. */
export const authStore = {
  get: () => state,
  getServer: () => unknown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set(session: Session | null) {
    state = { user: session?.user ?? null, session, loading: false };
    for (const listener of listeners) listener();
  },
};
