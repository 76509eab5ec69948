import fc from 'fast-check';

type Header = readonly [string, string];

const rubbish = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    'null',
    '*',
    '"',
    "'",
    '%00',
    '../..',
    'a'.repeat(4_000),
    'ÿþ',
    'utf-8;q=nan',
    '{}',
    '[object Object]',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
);

/** Headers that somebody reads: ours, Next's, proxies'. */
const names = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'apikey',
  'Cache-Control',
  'Content-Encoding',
  'Content-Language',
  'Cookie',
  'Expect',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Max-Forwards',
  'Next-Action',
  'Next-Router-Prefetch',
  'Next-Router-Segment-Prefetch',
  'Next-Router-State-Tree',
  'Next-Url',
  'Origin',
  'Purpose',
  'Range',
  'Referer',
  'RSC',
  'Sec-Fetch-Mode',
  'Sec-Fetch-Site',
  'Sec-Purpose',
  'TE',
  'Trailer',
  'Upgrade',
  'User-Agent',
  'Via',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Matched-Path',
  'X-Middleware-Prefetch',
  'X-Middleware-Rewrite',
  'X-Middleware-Subrequest',
  'X-Nextjs-Data',
  'X-Now-Route-Matches',
  'X-Original-URL',
  'X-Prerender-Revalidate',
  'X-Rewrite-URL',
  'X-Supabase-Api-Version',
] as const; // prettier-ignore

const known: readonly Header[] = [
  ['RSC', '1'],
  ['Next-Router-State-Tree', '%5B%22%22%2C%7B%7D%5D'],
  ['Next-Action', '00'.repeat(21)],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Forwarded-Host', 'evil.example'],
  ['Cookie', 'NEXT_LOCALE=../../x'],
  ['Cookie', 'NEXT_LOCALE=en; NEXT_LOCALE=es'],
  ['Cookie', 'sg-auth=base64-eyJhIjox'],
  ['Cookie', 'sg-auth=base64-%%%; sg-auth.0=base64-; sg-auth.1=x'],
  [
    'Cookie',
    `sg-auth=base64-${Buffer.from('{"access_token":"a.b.c","expires_at":0,"refresh_token":"x"}').toString('base64url')}`,
  ],
  ['Content-Encoding', 'gzip'],
  ['Range', 'bytes=0-0,5-,-1'],
  ['Accept-Language', 'de;q=1e9,*;q=-1,zh-Hant-CN-x-private1'],
  ['Accept-Language', 'en,'.repeat(500)],
  [
    'Authorization',
    'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIiwic3ViIjoiMDAwMDAwMDAtMDAwMC0wMDAwLTAwMDAtMDAwMDAwMDAwMDAwIn0.',
  ],
]; // prettier-ignore

const trick: fc.Arbitrary<Header> = fc.oneof(
  fc.constantFrom(...known),
  fc.tuple(fc.constantFrom(...names), rubbish),
);

/** None, one or a few odd headers, now and then a name twice. */
export const oddHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(trick, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: trick.map((one) => [one, one]) },
);

export const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'APPLICATION/JSON ;a=b',
      'application/json, text/plain',
      'application/xml',
      '/',
      ';',
    ),
  },
); // prettier-ignore

/** Almost always from the site itself, or nothing behind the check would be reached. */
export const origins: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 17, arbitrary: fc.constant([['Sec-Fetch-Site', 'same-origin'] as const]) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<readonly Header[]>(
      [],
      [['Sec-Fetch-Site', 'cross-site']],
      [['Origin', 'null']],
      [['Origin', 'https://evil.example']],
      [['Origin', 'http://']],
      [
        ['Origin', 'file://x'],
        ['Host', 'x'],
      ],
    ),
  },
);
