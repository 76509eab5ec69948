import { type NextRequest, NextResponse } from 'next/server';
import { refreshSession } from '@/lib/account/refresh-session';
import { decideLanguage } from '@/lib/i18n/decide';
import { guessedCookie, localeCookie, localeCookieMaxAge } from '@/lib/i18n/routing';
import { caching, ownVary } from '@/lib/security-headers';

/** Such answers depend on cookie and Accept-Language: nobody else may reuse them. */
const ownCopy = { 'Cache-Control': caching.own, Vary: ownVary };

function inLanguage(request: NextRequest): NextResponse {
  const { nextUrl } = request;
  if (process.env.PRIMITIVES === '1' && nextUrl.pathname.endsWith('/primitives')) return NextResponse.next();
  const decision = decideLanguage({
    pathname: nextUrl.pathname,
    lng: nextUrl.searchParams.get('lng'),
    cookie: request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });

  if (decision.kind === 'missing') {
    const page = new URL(`/${decision.locale}/not-found`, request.url);
    return NextResponse.rewrite(page, { status: 404, headers: ownCopy });
  }
  if (decision.kind === 'redirect') {
    const target = nextUrl.clone();
    target.pathname = decision.path;
    target.searchParams.delete('lng');
    const response = NextResponse.redirect(target, { status: 307, headers: ownCopy });
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
  return NextResponse.next();
}

/** Language first, then the session; both decide only what the matcher below lets through. */
export const middleware = (request: NextRequest): Promise<NextResponse> =>
  refreshSession(request, inLanguage(request));

/**
 * Running costs more than the page itself, so this runs only where it decides: at unknown addresses
 * (everything that is neither a page with a chosen language nor a German page nor a technical path), for
 * `?lng=`, for a cookie of another language or of a session (which may have to be renewed), and for browsers
 * that may prefer another language (their Accept-Language names one and does not simply begin with German). All
 * other pages are mapped by `next.config.ts`. Next wants literals; `tests/unit/i18n/matcher.test.ts` holds them
 * against the route table and against `decideLanguage`.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!$|(?:en|es)$|(?:(?:en|es)/)?(?:eventlocation-am-see|premium-catering|fuer-business-events|fuer-private-events|fuer-hochzeiten|ueber-uns|galerie|news|kontakt|eventlocation/hochzeiten-am-see|eventlocation/corporate-events|eventlocation/private-feiern|eventlocation/raeume-am-see|eventlocation/holthausens-kull|eventlocation/faq-zur-location|catering/eventcatering-krefeld|catering/grossveranstaltungen|catering/weihnachtsfeier|catering/luxus-catering-krefeld|catering/messecatering-krefeld|catering/grill-catering-krefeld|catering/flying-buffet|catering/sommerfest|catering/fingerfood|catering/seminar-catering|impressum|datenschutz|cookie-richtlinie|agb|barrierefreiheit|success|news/business-fruehstueck-erfolgsfaktor|news/firmenjubilaeum-50-jahre-zahnarztpraxis|news/traumhochzeit-am-see-romantik-pur|news/60-geburtstag-stilvoll-feiern-am-see|news/was-ist-catering|news/top-5-buffetideen-fuer-firmenevents|news/grill-and-chill-sommer-special|news/perfekte-hochzeitslocation-am-see|news/geheimnis-unserer-kueche|catering-konfigurator|catering-konfigurator/catering-art|catering-konfigurator/paket|catering-konfigurator/speisen|catering-konfigurator/services|catering-konfigurator/kontakt|catering-konfigurator/pruefen)$|_next/|api/|auth/|embed/|og/|feed/|media/|icons/|fonts/|icon\\.svg$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|sw\\.js$|llms\\.txt$).*)',
    {
      source: '/((?!api/|auth/|embed/|og/|feed/)[a-z0-9/-]*)',
      has: [{ type: 'query', key: 'lng' }],
    },
    {
      source: '/((?!api/|auth/|embed/|og/|feed/)[a-z0-9/-]*)',
      has: [{ type: 'cookie', key: 'sg-auth' }],
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    {
      source: '/((?!api/|auth/|embed/|og/|feed/)[a-z0-9/-]*)',
      has: [{ type: 'cookie', key: 'sg-auth.0' }],
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    {
      source: '/((?!(?:en|es)(?:/|$)|api/|auth/|embed/|og/|feed/)[a-z0-9/-]*)',
      has: [{ type: 'cookie', key: 'NEXT_LOCALE', value: '(?:en|es)' }],
    },
    {
      source: '/((?!(?:en|es)(?:/|$)|api/|auth/|embed/|og/|feed/)[a-z0-9/-]*)',
      has: [
        {
          type: 'header',
          key: 'accept-language',
          value: '(?!\\s*[Dd][Ee](?:-[A-Za-z0-9]+)*\\s*(?:,|$)).*[Ee][NnSs].*',
        },
      ],
      missing: [{ type: 'cookie', key: 'NEXT_LOCALE', value: 'de' }],
    },
  ],
};
