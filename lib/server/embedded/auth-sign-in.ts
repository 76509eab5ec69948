import type { Gate } from './auth-gate';
import { type AuthRequest, knownBrowserHeader, reject, textIn } from './auth-requests';
import { comparePassword, nobodysHash } from './password-hashing';

/** Whether an address is known or confirmed stays hidden from everybody without its password. */
export async function signIn(request: AuthRequest, { fetch, accounts }: Gate): Promise<Response> {
  const [email, password] = [textIn(request.body, 'email'), textIn(request.body, 'password')];
  if (email === '' || password === '') return fetch(request.copy());
  const owner = await accounts.byAddress(email);
  const matches = await comparePassword(password, owner?.hash || nobodysHash);
  if (!owner?.hash || !matches) return reject(400, 'invalid_credentials', 'Invalid login credentials');
  return fetch(request.copy());
}

/**
 * Mails a link for a new password. Once a mailbox has had its mails for now, nothing happens to the link that was mailed
 * last: it works for an hour, so that whoever asks finds one there. Browsers that the owner has signed in with have
 * mails of their own.
 */
export async function recover(request: AuthRequest, { fetch, accounts, mail }: Gate): Promise<Response> {
  const owner = await accounts.byAddress(textIn(request.body, 'email'));
  if (!owner) return fetch(request.copy());
  const known = request.copy().headers.has(knownBrowserHeader);
  const budget = !owner.confirmed ? 'confirmation' : known ? 'known-recovery' : 'recovery';
  if (await mail.isSpent(owner.email, budget)) return Response.json({});
  return mail.withRecoveryBudget(budget, () => fetch(request.copy()));
}
