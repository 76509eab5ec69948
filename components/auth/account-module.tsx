import { accountTexts } from '@/lib/account/browser/texts';
import { AccountDialog } from './account-dialog';
import { start } from './account-start';
import './auth.css';

/** The dialog with its texts; the session is read meanwhile. Rejects when the texts cannot be fetched. */
export async function prepare() {
  void start();
  // What goes wrong without a network has to be seen too; then the visible part of messages could not be fetched.
  import('../ui/toaster').catch(() => undefined);
  return { Dialog: AccountDialog, texts: await accountTexts() };
}
