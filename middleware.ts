import { type NextRequest, NextResponse } from 'next/server';
import {
  chosenCookie,
  guessedCookie,
  guessedCookieMaxAge,
  localeCookie,
  localeCookieMaxAge,
} from '@/lib/i18n/language';
import { isStaffPath, resolvePage } from '@/lib/i18n/resolve-page';
import { refreshSession, refreshStaffSession } from '@/lib/server/session/refresh-session';

const cookie = (maxAge: number) => ({ path: '/', maxAge, sameSite: 'lax' as const });

/** The page in the visitor's language. How long copies may be kept is said by `server.ts`. */
function respondInLanguage({ nextUrl, cookies, headers }: NextRequest): NextResponse {
  const resolution = resolvePage({
    pathname: nextUrl.pathname,
    lng: nextUrl.searchParams.get('lng'),
    cookie: cookies.get(localeCookie)?.value,
    chosen: cookies.has(chosenCookie),
    acceptLanguage: headers.get('accept-language'),
  });
  if (resolution.kind === 'technical' || resolution.kind === 'staff') return NextResponse.next();

  const target = nextUrl.clone();
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

/** Language first, then the session. */
export const middleware = (request: NextRequest): Promise<NextResponse> =>
  isStaffPath(request.nextUrl.pathname)
    ? refreshStaffSession(request)
    : refreshSession(request, respondInLanguage(request));

/** Everything but technical paths: `pageMatcher` of `lib/i18n/resolve-page.ts`, which Next wants as a literal. */
export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!(?:_next|api|auth|embed|feed|fonts|icons|media|og|texts)/|(?:favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
};
