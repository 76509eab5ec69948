import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { dataVary } from '@/lib/server/http/page-headers';
import { caching } from '@/lib/server/http/security-headers';

export type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/** A page or file of the build in every encoding, with the headers that depend on nothing but its content. */
export type Copy = Readonly<Record<Encoding, Variant>>;

/** @throws Error when the build has no such page. @param page as `/de/kontakt`. */
export async function readPage(page: string): Promise<Copy> {
  const file = join('.next', 'server', 'app', page);
  const [html, meta] = await Promise.all([readFile(`${file}.html`), readFile(`${file}.meta`, 'utf8')]);
  const {
    'x-next-cache-tags': _,
    vary: __,
    ...own
  } = (JSON.parse(meta) as { headers: Record<string, string> }).headers;
  return createCopy(html, 9, {
    ...own,
    vary: `${dataVary}, Accept-Encoding`,
    'content-type': 'text/html; charset=utf-8',
  });
}

/**
 * A script or stylesheet, compressed as well as it can be: these files are kept for good.
 * @param address where it answers, as `/_next/static/chunks/a.js`. @throws Error when the build has no such file.
 */
export async function readBuildFile(address: string): Promise<Copy> {
  const body = await readFile(join('.next', address.slice('/_next/'.length)));
  const type = address.endsWith('.css') ? 'text/css' : 'application/javascript';
  return createCopy(body, 11, {
    'cache-control': caching.immutable,
    vary: 'Accept-Encoding',
    'content-type': `${type}; charset=UTF-8`,
  });
}

/** One content in every encoding; Brotli's quality runs from 0 to 11 (RFC 7932). */
async function createCopy(content: Buffer, quality: number, headers: Record<string, string>): Promise<Copy> {
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
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br: variant('br', br), gzip: variant('gzip', zipped), identity: variant('identity', content) };
}
