import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataVary } from '@/lib/server/http/page-headers';
import { caching } from '@/lib/server/http/security-headers';

export type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/** A page or file of the build in every encoding, with the headers that depend on nothing but its content. */
export type Copy = Readonly<Record<Encoding, Variant>>;

/** Where the build lays the same files compressed, as `<path>.br` and `<path>.gzip` (`scripts/compress.ts`). */
export const compressedFolder = 'compressed';

/** @throws Error when the build has no such page. @param page as `/de/kontakt`. */
export function readPage(page: string): Copy {
  const file = join('server', 'app', page);
  const {
    'x-next-cache-tags': _,
    vary: __,
    ...own
  } = (JSON.parse(readFileSync(join('.next', `${file}.meta`), 'utf8')) as { headers: Record<string, string> })
    .headers;
  return readCopy(`${file}.html`, {
    ...own,
    vary: `${dataVary}, Accept-Encoding`,
    'content-type': 'text/html; charset=utf-8',
  });
}

/**
 * A script or stylesheet, which may be kept for good.
 * @param address where it answers, as `/_next/static/chunks/a.js`. @throws Error when the build has no such file.
 */
export function readBuildFile(address: string): Copy {
  const type = address.endsWith('.css') ? 'text/css' : 'application/javascript';
  return readCopy(address.slice('/_next/'.length), {
    'cache-control': caching.immutable,
    vary: 'Accept-Encoding',
    'content-type': `${type}; charset=UTF-8`,
  });
}

/** One file of the build in every encoding. */
function readCopy(file: string, headers: Record<string, string>): Copy {
  const content = readFileSync(join('.next', file));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer): Variant => ({
    body,
    headers: {
      ...headers,
      etag: `"${hash}-${encoding}"`,
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
  const compressed = (encoding: 'br' | 'gzip') =>
    variant(encoding, readFileSync(join('.next', compressedFolder, `${file}.${encoding}`)));
  return { br: compressed('br'), gzip: compressed('gzip'), identity: variant('identity', content) };
}
