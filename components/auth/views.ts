import type { AccountView } from '@/lib/account/browser/open-dialog';

/** Views of the dialog: those that are asked for, and those that only follow from another. */
export type DialogView = AccountView | 'sent-sign-up' | 'sent-recovery' | 'sent-email' | 'email' | 'delete';

export type ViewProps = {
  /** What was last typed as address, in whichever view. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly go: (view: DialogView) => void;
  readonly close: () => void;
};

const forSignedIn: readonly DialogView[] = [
  'account',
  'welcome',
  'address-changed',
  'address-pending',
  'new-password',
  'recovered-password',
  'confirmed',
  'email',
  'sent-email',
  'delete',
];
/** Also the wait for a mail: its link may have been opened in another tab meanwhile. */
const forOthers: readonly DialogView[] = ['sign-in', 'password-saved', 'sign-up', 'sent-sign-up'];

/**
 * What can be shown for a request: the account needs somebody who is signed in, signing in nobody; a new password after a
 * link whose session is gone has to be asked for again. `null` until the session is known.
 */
export function viewFor(wanted: DialogView, signedIn: boolean, loading: boolean): DialogView | null {
  const needsUser = forSignedIn.includes(wanted);
  if (loading && needsUser) return null;
  if (needsUser && !signedIn) return wanted.endsWith('-password') ? 'link' : 'sign-in';
  return signedIn && forOthers.includes(wanted) ? 'account' : wanted;
}
