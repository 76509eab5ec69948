import { isDeepStrictEqual } from 'node:util';
import { type Answer, type asker, detectLanguage } from './ask';

type Ask = ReturnType<typeof asker>;

/** What must be the same on both ways; dates differ by the second. */
export const comparable = (answer: Answer) => ({
  status: answer.status,
  language: detectLanguage(answer),
  location: answer.headers.location,
  cookies: answer.headers['set-cookie']?.map((cookie) => cookie.replace(/Expires=[^;]+/, '')),
  policy: answer.headers['content-security-policy'],
  caching: answer.headers['cache-control'],
  opener: answer.headers['cross-origin-opener-policy'],
  resource: answer.headers['cross-origin-resource-policy'],
  transport: answer.headers['strict-transport-security'],
  sniffing: answer.headers['x-content-type-options'],
  referrer: answer.headers['referrer-policy'],
  permissions: answer.headers['permissions-policy'],
  type: answer.headers['content-type'],
  body: answer.body,
});

const addresses = [
  '/',
  '/kontakt',
  '/news/was-ist-catering',
  '/en',
  '/es/catering-konfigurator/paket',
].concat(['/gibt-es-nicht', '/en/nope']);
const languages = [
  undefined,
  'de-DE,de;q=0.9,en-US;q=0.8',
  'en-US,en;q=0.9,de;q=0.8',
  'es',
  'fr-FR,fr;q=0.9',
  'de;q=0.1, EN ;q=0.2',
  '*',
  ', ,;q=,de;;,es;q=2',
  `de${'-a'.repeat(900)},en`,
];
const cookies = [
  undefined,
  'NEXT_LOCALE=de',
  'NEXT_LOCALE=en',
  'a=1; NEXT_LOCALE=es; b=2',
  'NEXT_LOCALE=fr',
  'NEXT_LOCALE=de; NEXT_LOCALE=en',
  'XNEXT_LOCALE=en',
  'NEXT_LOCALE="en"',
];
const queries = ['', '?lng=en', '?lng=fr', '?utm_source=%C3%A9&x=lng', '?%6Cng=es'];

/** Every combination once, in an order that puts unlike visitors next to each other. */
export const visits = addresses
  .flatMap((address) =>
    queries.flatMap((query) =>
      languages.flatMap((language) =>
        cookies.map((cookie) => ({
          path: address + query,
          headers: {
            ...(language !== undefined && { 'accept-language': language }),
            ...(cookie !== undefined && { cookie }),
          },
        })),
      ),
    ),
  )
  .map((visit, index) => ({ visit, place: (index * 7919) % 3203 }))
  .sort((one, other) => one.place - other.place)
  .map(({ visit }) => visit);

/**
 * Asks both the same questions, many at a time, and says which were answered differently, with both answers.
 * @param seen is told every answer of the first.
 */
export async function compare(one: Ask, reference: Ask, seen: (answer: Answer) => void) {
  const waiting = [...visits];
  const differences: { visit: string; answer: object; expected: object }[] = [];
  const visitor = async () => {
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      const answer = await one(visit.path, visit.headers);
      const expected = comparable(await reference(visit.path, visit.headers));
      seen(answer);
      if (!isDeepStrictEqual(comparable(answer), expected)) {
        differences.push({ visit: JSON.stringify(visit), answer: comparable(answer), expected });
      }
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return differences;
}
