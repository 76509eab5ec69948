import { type NextRequest, NextResponse } from 'next/server';
import {
  chosenCookie,
  guessedCookie,
  guessedCookieMaxAge,
  localeCookie,
  localeCookieMaxAge,
} from '@/lib/i18n/language';
import { type Resolution, resolvePage } from '@/lib/i18n/resolve-page';
import { pageHeaders } from '@/lib/server/http/page-headers';
import { answerStaffPage } from '@/lib/server/http/staff-page';
import { refreshSession, refreshStaffSession } from '@/lib/server/session/refresh-session';

const cookie = (maxAge: number) => ({ path: '/', maxAge, sameSite: 'lax' as const });

/** The page in the visitor's language, or the way to it. */
function respondInLanguage({ url }: NextRequest, resolution: Resolution): NextResponse {
  if (resolution.kind === 'technical' || resolution.kind === 'staff') return NextResponse.next();
  // Not `nextUrl`, which calls 127.0.0.1 `localhost`: Next would take that for another server, and ask it.
  const target = new URL(url);
  target.pathname = resolution.path;
  if (resolution.kind === 'missing') return NextResponse.rewrite(target, { status: 404 });
  if (resolution.kind === 'page') {
    return resolution.prefixed ? NextResponse.next() : NextResponse.rewrite(target);
  }
  target.searchParams.delete('lng');
  const response = NextResponse.redirect(target, 307);
  const { locale, remember } = resolution;
  if (remember === 'guessed') response.cookies.set(guessedCookie, '1', cookie(guessedCookieMaxAge));
  if (remember === 'chosen') response.cookies.set(chosenCookie, '1', cookie(localeCookieMaxAge));
  if (remember === 'chosen' || remember === 'read') {
    response.cookies.set(localeCookie, locale, cookie(localeCookieMaxAge));
  }
  return response;
}

/** Language first, then headers, then the session, whose own headers count more. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, cookies, headers } = request;
  const resolution = resolvePage({
    pathname: nextUrl.pathname,
    lng: nextUrl.searchParams.get('lng'),
    cookie: cookies.get(localeCookie)?.value,
    chosen: cookies.has(chosenCookie),
    acceptLanguage: headers.get('accept-language'),
  });
  if (resolution.kind === 'staff') return refreshStaffSession(request, answerStaffPage(request));
  const response = respondInLanguage(request, resolution);
  for (const [name, value] of Object.entries(pageHeaders(request, resolution))) {
    response.headers.set(name, value);
  }
  return refreshSession(request, response);
}

/** Everything but technical paths: `pageMatcher` of `lib/i18n/resolve-page.ts`, which Next wants as a literal. */
export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!(?:_next|api|auth|embed|fonts|icons|media|og|texts)/|(?:favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
};
