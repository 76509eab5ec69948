'use client';

import { accountTexts } from '@/lib/account/browser-texts';
import { AccountDialog } from './account-dialog';
import { start } from './account-start';
import './auth.css';

/** The dialog with its texts; the session is read meanwhile. Rejects when the texts cannot be fetched. */
export async function prepare() {
  void start();
  return { Dialog: AccountDialog, texts: await accountTexts() };
}
