import 'server-only';
import { defaultLocale } from '@/content/locales';
import { isRecord } from '@/lib/base/is-record';
import { getCatalogue } from '@/lib/public-api/catalogue';
import { buildProposals } from '@/lib/public-api/proposals';
import { buildQuote, explainErrors } from '@/lib/public-api/quote';
import { readPlan } from '@/lib/public-api/read-plan';
import { readWish } from '@/lib/public-api/read-wish';
import { computations } from '@/lib/server/queue';
import { findAvailability } from './availability';
import { answerJson, fail, openHeaders, readLocale } from './http';

/** Whoever names the version gets what never changes; others ask again after five minutes. */
const cacheControl = (isVersioned: boolean) =>
  isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=300, stale-while-revalidate=86400';

/**
 * Answers `GET /api/catalogue?locale=&version=`: 200 with everything that is offered, 304 when the client has this
 * version, 400 for a language that there is not.
 */
export function handleCatalogue(request: Request): Response {
  const locale = readLocale(request);
  if (!locale) return fail('locale.unknown', defaultLocale);
  const catalogue = getCatalogue(locale);
  const etag = `"${catalogue.version}"`;
  const isVersioned = new URL(request.url).searchParams.get('version') === catalogue.version;
  const headers = { ...openHeaders, ETag: etag, 'Cache-Control': cacheControl(isVersioned) };
  const known = (request.headers.get('if-none-match') ?? '').split(',');
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
    ? new Response(null, { status: 304, headers })
    : Response.json(catalogue, { headers });
}

/**
 * Answers `POST /api/quote?locale=` with `{draft}`: 200 plan in words, price, advice and whether the day is free; 400
 * unreadable, 413 larger than 48 KiB, 415 another content type, 422 with one code per field, 429 too many from one
 * address. Stores nothing.
 */
export const handleQuote = (request: Request): Promise<Response> =>
  answerJson(request, async (body, locale) => {
    const now = new Date();
    const read = readPlan(isRecord(body) && Object.hasOwn(body, 'draft') ? body.draft : undefined, now);
    if (!read.ok) return fail('draft.invalid', locale, { errors: explainErrors(read.errors, locale) });
    const [quote, availability] = await Promise.all([
      buildQuote(read.draft, read.missing, locale, now),
      findAvailability(read.draft, now),
    ]);
    return { ...quote, availability };
  });

/** Answers `POST /api/proposals?locale=` with a wish: 200 up to three complete plans; errors as above. */
export const handleProposals = (request: Request): Promise<Response> =>
  answerJson(request, async (body, locale) => {
    const now = new Date();
    const read = readWish(body, now);
    if (!read.ok) return fail('draft.invalid', locale, { errors: explainErrors(read.errors, locale) });
    return computations().run(() => buildProposals(read.wish, locale, now));
  });
