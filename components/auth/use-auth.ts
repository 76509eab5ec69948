import { useSyncExternalStore } from 'react';
import type { Outcome } from '@/lib/account/browser/actions';
import { authStore } from '@/lib/account/browser/session';

type Actions = typeof import('@/lib/account/browser/actions');

/** Does something with the sign-in service, whose client is fetched first; never throws. */
export async function withAccount<T>(action: (actions: Actions) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const actions = await import('@/lib/account/browser/actions').catch(() => null);
  if (actions) return action(actions);
  return { ok: false, kind: navigator.onLine ? 'unreachable' : 'offline' };
}

const signUp = (...input: Parameters<Actions['signUp']>) =>
  withAccount((actions) => actions.signUp(...input));
const signIn = (...input: Parameters<Actions['signIn']>) =>
  withAccount((actions) => actions.signIn(...input));
const signOut = () => withAccount((actions) => actions.signOut());

/** Who is signed in, whether that is known yet, and the ways to change it. */
export function useAuth() {
  const state = useSyncExternalStore(authStore.subscribe, authStore.get, authStore.getServer);
  return { ...state, signUp, signIn, signOut };
}
