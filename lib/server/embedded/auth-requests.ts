import { isLocale, type Locale } from '@/content/locales';
import { isEmail } from '@/lib/base/text-format';

/** A request to the sign-in interface, read to the end so that it can be sent on several times. */
export type AuthRequest = {
  /** Path below `/auth/v1`, such as `/signup`. */
  readonly path: string;
  readonly method: string;
  /** Empty when there is no body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The same request, or one like it with another body. */
  readonly copy: (body?: object) => Request;
};

function objectIn(text: string): Record<string, unknown> | null {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Null when the body is no JSON object. */
export async function readAuthRequest(request: Request): Promise<AuthRequest | null> {
  const { url, method, headers, signal } = request;
  const bare = method === 'GET' || method === 'HEAD';
  const text = bare ? null : await request.text();
  const content = objectIn(text ?? '');
  if (!content) return null;
  return {
    path: new URL(url).pathname.replace(/^\/auth\/v1/, ''),
    method,
    body: content,
    copy: (body) =>
      new Request(url, { method, headers, signal, body: body ? JSON.stringify(body) : text || null }),
  };
}

export const textIn = (body: AuthRequest['body'], name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/** In bytes: bcrypt ignores what follows. The library counts characters, and those of new accounts only. */
const maxPasswordBytes = 72;

/** What the library would stumble over, as the name of the field; null when there is nothing. */
export function unusableField({ path, body }: AuthRequest): string | null {
  const texts = ['email', 'password', 'type', 'token', 'token_hash', 'refresh_token'];
  const wrong = texts.find((name) => Object.hasOwn(body, name) && typeof body[name] !== 'string');
  if (wrong) return wrong;
  // Signing in with what is no address fails as it does with an unknown one.
  if (path !== '/token' && Object.hasOwn(body, 'email') && !isEmail(textIn(body, 'email').trim()))
    return 'email';
  return Buffer.byteLength(textIn(body, 'password')) > maxPasswordBytes ? 'password' : null;
}

/** Of what somebody says about themselves, only the language and the proof of the browser are kept. */
export function pickKnownData(request: AuthRequest): AuthRequest {
  const { data, ...rest } = request.body;
  if (data === undefined) return request;
  const given: Readonly<Record<string, unknown>> =
    typeof data === 'object' && data !== null ? { ...data } : {};
  const { locale, proof } = given;
  const isProof = typeof proof === 'string' && /^[\w-]{43}$/.test(proof);
  const body = { ...rest, data: { ...(isLocale(locale) && { locale }), ...(isProof && { proof }) } };
  return { ...request, body, copy: (other) => request.copy(other ?? body) };
}

/** The language of a request: that of the address to come back to, or of the person who signs up. */
export function detectLanguage(url: string, { body }: AuthRequest): Locale | null {
  const back = new URL(url).searchParams.get('redirect_to') ?? '';
  const asked = URL.canParse(back) ? new URL(back).searchParams.get('lng') : null;
  if (isLocale(asked)) return asked;
  const { data } = body;
  const own = typeof data === 'object' && data !== null && 'locale' in data ? data.locale : null;
  return isLocale(own) ? own : null;
}

/** The code of an error in the sign-in interface's own form; empty when there is none. */
export async function readErrorCode(response: Response): Promise<string> {
  if (response.ok) return '';
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof answer === 'object' && answer !== null && 'error_code' in answer
    ? String(answer.error_code)
    : '';
}

/** An error in the sign-in interface's own form. */
export const reject = (status: number, code: string, message: string, headers: HeadersInit = {}): Response =>
  Response.json({ code: status, error_code: code, msg: message }, { status, headers });
