import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Accounts, createAccounts } from './auth-accounts';
import { createUser, generateLink } from './auth-admin';
import { isUsableBody } from './auth-body';
import { closedCall } from './auth-closed';
import type { AuthMail } from './auth-mail';
import {
  type AuthRequest,
  detectLanguage,
  pickKnownData,
  readAuthRequest,
  reject,
  textIn,
  unusableField,
} from './auth-requests';
import type { AuthSettings } from './auth-settings';
import { recover, signIn } from './auth-sign-in';
import { resend, signUp } from './auth-sign-up';
import { changeUser } from './auth-user';

type Answer = (request: Request) => Promise<Response>;

export type Gate = {
  readonly fetch: Answer;
  readonly accounts: Accounts;
  readonly mail: AuthMail;
  readonly settings: AuthSettings;
  readonly serviceRoleKey: string;
};

/** Everything else that the library offers stays closed (auth-closed.ts). */
const available = new Set([
  'POST /signup',
  'POST /token',
  'POST /recover',
  'POST /resend',
  'POST /verify',
  'POST /logout',
  'GET /user',
  'PUT /user',
  'GET /settings',
  'GET /health',
  // With the secret key only.
  'POST /admin/users',
  'POST /admin/generate_link',
]);

/** A changed address is announced at the old one. */
async function verify(request: AuthRequest, { fetch, accounts, mail }: Gate) {
  const changing = textIn(request.body, 'type') === 'email_change';
  const before = changing ? await accounts.byChangeLink(textIn(request.body, 'token_hash')) : null;
  // Supabase's newer name of a sign-up's link.
  const isNamedAnew = textIn(request.body, 'type') === 'email';
  const response = await fetch(request.copy(isNamedAnew ? { ...request.body, type: 'signup' } : undefined));
  if (before && response.ok) await mail.enqueue('address_changed', before.email, before);
  return response;
}

function answer(request: AuthRequest, gate: Gate): Promise<Response> {
  const grant = new URL(request.copy().url).searchParams.get('grant_type');
  switch (`${request.method} ${request.path}`) {
    case 'POST /signup':
      return signUp(request, gate);
    case 'POST /token':
      return grant === 'password' ? signIn(request, gate) : gate.fetch(request.copy());
    case 'POST /recover':
      return recover(request, gate);
    case 'POST /resend':
      return resend(request, gate);
    case 'POST /verify':
      return verify(request, gate);
    case 'PUT /user':
      return changeUser(request, gate);
    case 'POST /admin/users':
      return createUser(request, gate);
    case 'POST /admin/generate_link':
      return generateLink(request, gate);
    default:
      return gate.fetch(request.copy());
  }
}

/**
 * Stands before the library's sign-in interface and gives it what Supabase's own has and what this product promises:
 * nobody learns which addresses have accounts, changes are announced to their owner, a new password ends the other
 * sessions, and only what the site uses is open. Requests must come one at a time.
 */
export function createAuthGate(
  fetch: Answer,
  connection: PgliteConnection,
  mail: AuthMail,
  settings: AuthSettings,
  serviceRoleKey: string,
) {
  const accounts = createAccounts(connection);
  const gate: Gate = { fetch, accounts, mail, settings, serviceRoleKey };
  return {
    /** After every start and every hour. */
    cleanUp: async () => {
      await accounts.pruneAuditLog();
      await accounts.removeUnconfirmed();
    },
    fetch: async (incoming: Request): Promise<Response> => {
      const { pathname } = new URL(incoming.url);
      if (!pathname.startsWith('/auth/v1/') || incoming.method === 'OPTIONS') return fetch(incoming);
      const read = await readAuthRequest(incoming);
      if (!read) return reject(400, 'bad_json', 'Not a JSON object');
      const request = pickKnownData(read);
      if (!available.has(`${request.method} ${request.path}`)) {
        return closedCall(request.method, request.path) ?? reject(404, 'not_found', 'Not offered here');
      }
      if (!isUsableBody(request.body)) return reject(400, 'validation_failed', 'Unusable body');
      const unusable = unusableField(request);
      // Nobody has a password that cannot be kept: signing in with one is a wrong password like others.
      if (unusable === 'password' && request.path === '/token') {
        return reject(400, 'invalid_credentials', 'Invalid login credentials');
      }
      if (unusable) return reject(400, 'validation_failed', `Unusable ${unusable}`);
      return mail.inLanguage(detectLanguage(incoming.url, request), () => answer(request, gate));
    },
  };
}
