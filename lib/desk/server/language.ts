import 'server-only';
import { serializeCookieHeader } from '@supabase/ssr';
import { isLocale } from '@/content/locales';
import { readStaffPath } from '@/lib/desk/addresses';
import { chosenCookie, localeCookie, localeCookieMaxAge } from '@/lib/i18n/language';
import { answerPost } from '@/lib/server/http/answer';
import { readBody } from '@/lib/server/http/body';
import { redirectTo, respond } from '@/lib/server/http/respond';

/**
 * Answers `POST /api/haus/language` with `locale` and `back`: remembers a language chosen by hand, as the site's own switch
 * does, and leads back. 403 from another site, 400 for a language that there is none of.
 */
export const handleLanguage = (request: Request): Promise<Response> =>
  answerPost(request, { feature: 'staff_language' }, () => setLanguage(request));

async function setLanguage(request: Request): Promise<Response> {
  const body = await readBody(request, 4 * 1024);
  const fields = new URLSearchParams(body.ok ? body.text : '');
  const locale = fields.get('locale');
  if (!isLocale(locale)) return respond(400, { code: 'request.invalid' });
  const response = redirectTo(readStaffPath(fields.get('back')));
  const options = { path: '/', maxAge: localeCookieMaxAge, sameSite: 'lax' } as const;
  response.headers.append('Set-Cookie', serializeCookieHeader(localeCookie, locale, options));
  response.headers.append('Set-Cookie', serializeCookieHeader(chosenCookie, '1', options));
  return response;
}
