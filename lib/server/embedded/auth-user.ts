import type { Gate } from './auth-gate';
import { type AuthRequest, readErrorCode, reject, textIn } from './auth-requests';

/** Subject and session that a token names; nothing is checked. */
export function readBearer(
  request: Request,
): { readonly id: string; readonly session: string | null } | null {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
    const session = 'session_id' in claims ? String(claims.session_id) : null;
    return { id: String(claims.sub), session };
  } catch {
    return null;
  }
}

/** The account as whoever sends this request may read it. */
function ownAccount(request: AuthRequest, { fetch }: Gate): Promise<Response> {
  const { url, headers, signal } = request.copy();
  return fetch(new Request(url, { headers, signal }));
}

/** The dialog signs in with the present password just before it sends another one. */
const passwordMinutes = 10;

const addressMinutes = 24 * 60;

/**
 * A browser that was left signed in is not enough to take an account over: another password wants the present one, or a
 * fresh link, and another address a session of today. Like Supabase's "Secure password change"; null when nothing is in
 * the way.
 */
async function rejectStale(request: AuthRequest, gate: Gate): Promise<Response | null> {
  const { password, email } = request.body;
  if (password === undefined && email === undefined) return null;
  const known = await ownAccount(request, gate);
  if (!known.ok) return known;
  const minutes = password === undefined ? addressMinutes : passwordMinutes;
  const fresh = await gate.accounts.isFresh(readBearer(request.copy())?.session ?? null, minutes);
  return fresh ? null : reject(400, 'reauthentication_needed', 'This change requires reauthentication');
}

/**
 * Changes password, address or data of an account. An address that belongs to somebody else is answered like any
 * other; its owner gets a mail instead of a link.
 */
export async function changeUser(request: AuthRequest, gate: Gate): Promise<Response> {
  const { fetch, accounts, mail } = gate;
  const { password } = request.body;
  const stale = await rejectStale(request, gate);
  if (stale) return stale;
  const token = readBearer(request.copy());
  const response = await fetch(request.copy());
  if (!token) return response;

  if ((await readErrorCode(response)) === 'email_exists') return requestTakenAddress(request, gate, token.id);
  if (!response.ok || typeof password !== 'string') return response;
  const account = await accounts.byId(token.id);
  await accounts.endOtherSessions(token.id, token.session);
  if (account) await mail.enqueue('password_changed', account.email);
  return response;
}

async function requestTakenAddress(request: AuthRequest, gate: Gate, id: string): Promise<Response> {
  const { accounts, mail } = gate;
  const { email: _, ...rest } = request.body;
  if (Object.keys(rest).length > 0) {
    const changed = await changeUser({ ...request, body: rest, copy: () => request.copy(rest) }, gate);
    if (!changed.ok) return changed;
  }
  const address = textIn(request.body, 'email');
  const owner = await accounts.byAddress(address);
  await accounts.noteUnavailableAddress(id, address);
  if (owner) await mail.enqueue('already_registered', owner.email);
  return ownAccount(request, gate);
}
