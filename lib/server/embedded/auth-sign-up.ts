import { randomUUID } from 'node:crypto';
import type { Gate } from './auth-gate';
import { type AuthRequest, readErrorCode, reject, textIn } from './auth-requests';

/** What Supabase answers to a sign-up for an address that has an account: a user that there is not. */
function madeUpUser(address: string): Response {
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: address.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/**
 * Of an address with an account, only its owner learns that, by mail. Never confirmed ones make room, unless the mailbox
 * has had its mails for now: then the link that was mailed last goes on working.
 */
export async function signUp(request: AuthRequest, { fetch, accounts, mail, settings }: Gate) {
  const address = textIn(request.body, 'email');
  await accounts.removeUnconfirmed();
  const response = await fetch(request.copy());
  if (!settings.confirmAddresses || (await readErrorCode(response)) !== 'over_email_send_rate_limit')
    return response;
  const owner = await accounts.byAddress(address);
  if (!owner) return response;
  if (!owner.confirmed && !(await mail.isSpent(owner.email, 'confirmation'))) {
    await accounts.remove(owner.id);
    return fetch(request.copy());
  }
  if (owner.confirmed) await mail.enqueue('already_registered', owner.email);
  return madeUpUser(address);
}

/** The library always rejects this for accounts that wait for their confirmation. Answers the same to everybody. */
export async function resend({ body }: AuthRequest, { accounts, mail }: Gate) {
  const address = textIn(body, 'email');
  const type = textIn(body, 'type');
  if (!['signup', 'email_change'].includes(type) || address === '') {
    return reject(400, 'validation_failed', 'Only sign-ups and changes of an address can be confirmed again');
  }
  if (type === 'email_change') {
    const change = await accounts.renewChange(address);
    if (change) await mail.enqueue('email_change', change.next, { tokenHash: change.secret });
    return Response.json({});
  }
  const owner = await accounts.byAddress(address);
  if (owner && !owner.confirmed && !(await mail.isSpent(owner.email, 'confirmation'))) {
    const tokenHash = await accounts.renewConfirmation(owner.id);
    await mail.enqueue('signup', owner.email, { tokenHash });
  }
  return Response.json({});
}
