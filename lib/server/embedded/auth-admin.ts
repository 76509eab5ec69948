import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocale } from '@/content/locales';
import type { Gate } from './auth-gate';
import { type AuthRequest, reject, textIn } from './auth-requests';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the secret key, as only the operator's own programs do. */
function isOperator(request: AuthRequest, serviceRoleKey: string): boolean {
  const sent = (request.copy().headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  return timingSafeEqual(digest(sent), digest(serviceRoleKey));
}

const forbidden = () => reject(403, 'not_admin', 'User not allowed');

/**
 * `POST /admin/users`, as far as this project needs it (Supabase's "Create user"): an account without a password, whose
 * owner chooses one through a link. 422 when the address has an account.
 */
export async function createUser(
  request: AuthRequest,
  { accounts, serviceRoleKey }: Gate,
): Promise<Response> {
  if (!isOperator(request, serviceRoleKey)) return forbidden();
  if (Object.hasOwn(request.body, 'password'))
    return reject(400, 'validation_failed', 'The owner chooses the password, by a link');
  const email = textIn(request.body, 'email').trim();
  if (await accounts.byAddress(email)) return reject(422, 'email_exists', 'The address has an account');
  const { user_metadata: data } = request.body;
  const locale = typeof data === 'object' && data !== null && 'locale' in data ? data.locale : null;
  const id = await accounts.create(email, isLocale(locale) ? locale : null);
  return Response.json({ id, email: email.toLowerCase(), aud: 'authenticated', role: 'authenticated' });
}

/** `POST /admin/generate_link` for a recovery: the link's secret, and no mail. 404 when nobody has the address. */
export async function generateLink(
  request: AuthRequest,
  { accounts, settings, serviceRoleKey }: Gate,
): Promise<Response> {
  if (!isOperator(request, serviceRoleKey)) return forbidden();
  if (textIn(request.body, 'type') !== 'recovery') {
    return reject(400, 'validation_failed', 'Only links for a new password');
  }
  const owner = await accounts.byAddress(textIn(request.body, 'email'));
  if (!owner) return reject(404, 'user_not_found', 'User with this email not found');
  const secret = await accounts.renewRecovery(owner.id);
  return Response.json({
    id: owner.id,
    email: owner.email,
    action_link: '',
    email_otp: '',
    hashed_token: secret,
    redirect_to: settings.siteUrl,
    verification_type: 'recovery',
  });
}
