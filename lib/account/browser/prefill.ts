import { draftStore } from '@/lib/plan/browser/draft-store';
import { fetchAccount } from './api';
import { accountTexts } from './texts';

const keys = ['firstName', 'lastName', 'company', 'email', 'phone'] as const;

const isBlank = () => {
  const { details } = draftStore.get();
  return keys.every((key) => details[key].trim() === '');
};

/**
 * Fills in who asks, from the newest inquiry of the account, if nothing of it has been filled in yet. Another key for
 * sending: it is no longer the inquiry that may have been sent before.
 * @param wanted whether the visitor is still there.
 * @returns what to say about it; empty when nothing was filled in.
 * @throws Error when texts cannot be fetched.
 */
export async function prefillContact(wanted: () => boolean): Promise<string> {
  if (!isBlank()) return '';
  const [result, { messages }] = await Promise.all([fetchAccount(), accountTexts()]);
  if (!result.ok || !wanted() || !isBlank()) return '';
  const { contact, email } = result.account;
  draftStore.set(({ idempotencyKey: _, ...draft }) => {
    const known = Object.fromEntries(keys.map((key) => [key, contact?.[key] ?? '']));
    return { ...draft, details: { ...draft.details, ...known, email: contact?.email || email } };
  });
  return messages.account.draft.prefilled;
}
