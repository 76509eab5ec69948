import { type NextRequest, NextResponse } from 'next/server';
import { decideLanguage } from '@/lib/i18n/decide';
import { guessedCookie, localeCookie, localeCookieMaxAge } from '@/lib/i18n/routing';

/** Answers for an address without prefix depend on cookie and Accept-Language: nobody else may reuse them. */
const ownCopy = 'private, max-age=0, must-revalidate';

export function middleware(request: NextRequest): NextResponse {
  const { nextUrl } = request;
  if (process.env.PRIMITIVES === '1' && nextUrl.pathname.endsWith('/primitives')) return NextResponse.next();
  const decision = decideLanguage({
    pathname: nextUrl.pathname,
    lng: nextUrl.searchParams.get('lng'),
    cookie: request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });

  if (decision.kind === 'missing') {
    const response = NextResponse.rewrite(new URL(`/${decision.locale}/not-found`, request.url), {
      status: 404,
    });
    response.headers.set('Cache-Control', ownCopy);
    return response;
  }
  if (decision.kind === 'redirect') {
    const target = nextUrl.clone();
    target.pathname = decision.path;
    target.searchParams.delete('lng');
    const response = NextResponse.redirect(target, 307);
    response.headers.set('Cache-Control', ownCopy);
    response.headers.set('Vary', 'Accept-Language, Cookie');
    if (decision.remember) {
      response.cookies.set(localeCookie, decision.locale, {
        path: '/',
        maxAge: localeCookieMaxAge,
        sameSite: 'lax',
      });
    }
    if (decision.guessed) {
      response.cookies.set(guessedCookie, '1', { path: '/', maxAge: 15, sameSite: 'lax' });
    }
    return response;
  }
  if (decision.prefixed) return NextResponse.next();
  const response = NextResponse.rewrite(new URL(`${decision.path}${nextUrl.search}`, request.url));
  response.headers.set('Cache-Control', ownCopy);
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|auth/|embed/|og/|feed/|media/|icons/|fonts/|icon.svg$|favicon.ico$|robots.txt$|sitemap.xml$|manifest.webmanifest$|llms.txt$).*)',
  ],
};
