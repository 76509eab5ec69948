import { accountClient } from './client';
import { forgetDraftBase } from './draft-base';
import { followDraft } from './draft-sync';
import { type DialogRequest, openAccount } from './open-dialog';
import { authStore } from './session';
import { hasSessionCookie } from './traces';

/** What `/auth/confirm` reports in the address, and what the dialog makes of it. */
const reports: Readonly<Record<string, DialogRequest>> = {
  welcome: { view: 'welcome' },
  confirmed: { view: 'confirmed' },
  'password-saved': { view: 'password-saved' },
  'address-changed': { view: 'address-changed' },
  'address-pending': { view: 'address-pending' },
  'link-expired': { view: 'link', problem: 'linkExpired' },
  'link-used': { view: 'link', problem: 'linkUsed' },
  'link-invalid': { view: 'link', problem: 'linkInvalid' },
  limited: { view: 'link', problem: 'rateLimited' },
  unavailable: { view: 'link', problem: 'unavailable' },
};

/** Takes the report out of the address, so that a reload does not open the dialog again. */
function readReport(): void {
  const url = new URL(window.location.href);
  const report = url.searchParams.get('account');
  if (report === null) return;
  url.searchParams.delete('account');
  window.history.replaceState(window.history.state, '', url);
  if (Object.hasOwn(reports, report)) openAccount(reports[report]);
}

let following: { readonly userId: string; readonly end: () => void } | null = null;

/** The draft follows whoever is signed in. */
function followUser(onConflict: (saved: boolean) => void): void {
  const userId = authStore.get().user?.id;
  // Also after a session that could not be renewed; one that nobody could be asked about goes on.
  if (!userId && (following || !hasSessionCookie())) forgetDraftBase();
  if (userId === following?.userId) return;
  following?.end();
  following = userId ? { userId, end: followDraft({ userId, onConflict }) } : null;
}

let started = false;

/** Reads the stored session, keeps it alive, and keeps the draft in step with the account. Never throws. */
export async function startAccount(onConflict: (saved: boolean) => void): Promise<void> {
  readReport();
  if (!started) {
    started = true;
    authStore.subscribe(() => followUser(onConflict));
  }
  try {
    await accountClient();
  } catch {
    // Tried again when the page is looked at again; until then the visitor counts as not signed in.
    if (authStore.get().loading) authStore.set(null);
  }
}
