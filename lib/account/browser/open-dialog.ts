import type { AuthErrorKind } from './errors';

/** What the account dialog shows. */
export type AccountView =
  | 'sign-in'
  | 'sign-up'
  | 'forgotten'
  | 'new-password'
  | 'recovered-password'
  | 'account'
  | 'welcome'
  | 'address-changed'
  | 'address-pending'
  | 'confirmed'
  | 'password-saved'
  | 'link';

export type DialogRequest = {
  readonly view: AccountView;
  /** Why a link from an e-mail led nowhere; with the view `link`. */
  readonly problem?: AuthErrorKind;
};

/** Fired on the window by every control that opens the account dialog; `detail` is an `DialogRequest` or nothing. */
export const openAccountEvent = 'seegut:account';

/** Opens the dialog; without a request at the account, or at signing in. */
export function openAccount(request?: DialogRequest): void {
  window.dispatchEvent(new CustomEvent(openAccountEvent, { detail: request }));
}
