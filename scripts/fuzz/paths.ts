import fc from 'fast-check';
import { locales } from '@/content/locales';
import { addresses } from '@/content/routes';
import { localPath } from '@/lib/i18n/address';

const known = locales.flatMap((locale) => addresses.map((address) => localPath(locale, address)));

const segment = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%252e%252e',
    '..%2f',
    '..%5c',
    '%00',
    '%',
    '%zz',
    '%ff%fe',
    '%E2%80%AE',
    '%C0%AF',
    '%EF%BF%BD',
    ';jsessionid=1',
    '~',
    '*',
    '[slug]',
    '[...slug]',
    '(site)',
    '@modal',
    '_next',
    '_not-found',
    '_error',
    '404',
    '500',
    'index.html',
    '.env',
    '.git',
    'wp-login.php',
    'node_modules',
    '__proto__',
    'constructor',
    'toString',
    'undefined',
    'null',
    'NaN',
    '-1',
    'de',
    'DE',
    'en-GB',
    'fr',
    'a'.repeat(300),
    'ä',
    '%F0%9F%A5%82',
    '{{7*7}}',
    '<script>',
    '%3Cscript%3E',
    'not-found',
    'favicon.ico',
    'sw.js',
    '0',
    '%2F%2Fevil.example',
    "'%20or%201=1",
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
); // prettier-ignore

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '?lng=en',
      '?lng=es&lng=de',
      '?lng[]=en',
      '?lng=',
      '?lng=xx',
      '?lng=__proto__',
      '?lng=en%00',
      '?lng=//evil.example',
      '?lng=de&next=//evil.example',
      '?%',
      '?=',
      '?&&&',
      '?_rsc=abc',
      '?_rsc=',
      '?nxtPlocale=en',
      '?nxtPslug=..%2f..',
      '?__nextLocale=en',
      '?ref=SG-2026-ZZZZZ&by=x',
      `?${'a=1&'.repeat(500)}`,
      `?x=${'y'.repeat(6_000)}`,
      '?account=welcome',
      '?next=https://evil.example',
      '?plan=AAAA',
      '?token_hash=x&type=signup&next=//evil.example',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 30 })
      .map((text) => `?q=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`),
  },
); // prettier-ignore

/** Targets that are no plain path. */
const odd = fc.constantFrom(
  '//evil.example',
  '//evil.example/..',
  '///',
  '/\\evil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '*',
  '/*',
  'http://evil.example/',
  'http://127.0.0.1/en',
  '/_next/image?url=http://evil.example/x.png&w=64&q=75',
  '/_next/image?url=%2Fmedia%2Fx&w=99999&q=1000',
  '/_next/data/x/de.json',
  '/_next/static/../../package.json',
  '/_next/static/chunks/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/media/../../package.json',
  '/media/%2e%2e%2fpackage.json',
  '/_next/static/x.js',
  '/__nextjs_original-stack-frame',
  '/en/de',
  '/de/de',
  '/de',
  '/ES',
  '/en//kontakt',
  '/en/kontakt/',
  '/kontakt//',
  '/api',
  '/api/',
  '/api/nope',
  '/auth',
  '/embed',
  '/og',
  '/feed',
  '/de/not-found',
  '/en.rsc',
  '/de.txt',
  '/en/kontakt.rsc',
  '/kontakt.segments/_tree.segment.rsc',
  '/index',
  '/server/app/de.html',
); // prettier-ignore

/** Addresses below a prefix (`''` = anywhere), with encodings, traversals and queries. */
export function hostileTargets(prefix: string): fc.Arbitrary<string> {
  const below = fc
    .tuple(fc.array(segment, { minLength: prefix === '' ? 1 : 0, maxLength: 4 }), query)
    .map(([parts, search]) => `${prefix}/${parts.join('/')}${search}`);
  if (prefix !== '') return below;
  const near = fc
    .tuple(fc.constantFrom(...known), fc.option(segment, { nil: '' }), query)
    .map(([path, tail, search]) => `${path}${tail && `/${tail}`}${search}`);
  return fc.oneof(
    { weight: 3, arbitrary: below },
    { weight: 3, arbitrary: near },
    { weight: 1, arbitrary: odd },
  );
}
