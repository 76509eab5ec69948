import { startAccount } from '@/lib/account/browser/start';
import { accountTexts } from '@/lib/account/browser/texts';
import { showToast } from '../ui/toast';

async function tellConflict(saved: boolean): Promise<void> {
  const { merged, mergedText, mergedPlain } = (await accountTexts()).messages.account.draft;
  showToast({ title: merged, description: saved ? mergedText : mergedPlain, duration: 15_000 });
}

/** Reads the session and follows the draft; says when two devices had made different plans. */
export const start = (): Promise<void> =>
  // Without texts the later plan still stands; there is only nothing said about it.
  startAccount((saved) => void tellConflict(saved).catch(() => undefined));
