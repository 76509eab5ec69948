import bcrypt from 'bcryptjs';
import type { Gate } from './auth-gate';
import { type AuthRequest, reject, textIn } from './auth-requests';

/**
 * The library says that an address waits for its confirmation before it compares the password; here, as on a hosted
 * project, only whoever knows the password learns that.
 */
export async function signIn(request: AuthRequest, { fetch, accounts }: Gate): Promise<Response> {
  const [email, password] = [textIn(request.body, 'email'), textIn(request.body, 'password')];
  if (email === '' || password === '') return fetch(request.copy());
  const owner = await accounts.byAddress(email);
  if (!owner?.hash || !(await bcrypt.compare(password, owner.hash)))
    return reject(400, 'invalid_credentials', 'Invalid login credentials');
  return fetch(request.copy());
}

/**
 * Mails a link for a new password. Once a mailbox has had its mails for now, nothing happens to the link that was mailed
 * last: it works for an hour, so that whoever asks finds one there.
 */
export async function recover(request: AuthRequest, { fetch, accounts, mail }: Gate): Promise<Response> {
  const owner = await accounts.byAddress(textIn(request.body, 'email'));
  if (!owner) return fetch(request.copy());
  const budget = owner.confirmed ? 'recovery' : 'confirmation';
  if (await mail.isSpent(owner.email, budget)) return Response.json({});
  return mail.withRecoveryBudget(budget, () => fetch(request.copy()));
}
