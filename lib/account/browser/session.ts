import type { Session, User } from '@supabase/supabase-js';
import { createStore } from '@/lib/browser-store/create-store';

/** What every page knows of the visitor's account; `loading` until the stored session has been read. */
export type AuthState = {
  readonly user: User | null;
  readonly session: Session | null;
  readonly loading: boolean;
};

const { get, getServer, set, subscribe } = createStore<AuthState>({
  user: null,
  session: null,
  loading: true,
});

/** The session of the signed-in visitor. */
export const authStore = {
  get,
  getServer,
  subscribe,
  set: (session: Session | null): void => set({ user: session?.user ?? null, session, loading: false }),
};
