import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { caching } from '@/lib/server/http/security-headers';

export type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { readonly body: Buffer; readonly headers: Readonly<Record<string, string | number>> };

/** A finished page or file, ready to be written in every encoding. */
export type Copy = Readonly<Record<Encoding, Variant>>;

type Rule = {
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

const build = join(/* turbopackIgnore: true */ process.cwd(), '.next');

let rules: Promise<readonly Rule[]> | undefined;

/** The headers that the build attaches to an address (`headers()` in `next.config.ts`); later rules win, as in Next. */
async function readHeaders(address: string): Promise<Record<string, string>> {
  rules ??= readFile(join(build, 'routes-manifest.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { headers: readonly Rule[] }).headers,
  );
  return Object.fromEntries(
    (await rules)
      .filter(({ regex }) => new RegExp(regex).test(address))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

/** What chooses between a page and its data, for every page alike; Next says so, too. */
const dataVary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

/**
 * Reads a prerendered page with its headers and compresses it, off the main thread.
 * @param page as `/de/kontakt`. @param address where it answers, as `/kontakt`.
 * @throws Error when the build has no such page.
 */
export async function readCopy(page: string, address: string): Promise<Copy> {
  const file = join(build, 'server', 'app', page);
  const [html, meta, fixed] = await Promise.all([
    readFile(`${file}.html`),
    readFile(`${file}.meta`, 'utf8'),
    readHeaders(address),
  ]);
  const {
    'x-next-cache-tags': _,
    vary,
    ...own
  } = (JSON.parse(meta) as { headers: Record<string, string> }).headers;
  return createCopy(html, 9, {
    ...fixed,
    ...own,
    vary: [dataVary, vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    'content-type': 'text/html; charset=utf-8',
  });
}

/**
 * Reads a script or stylesheet of the build and compresses it as well as it can be: these files are kept for good.
 * @param address where it answers, as `/_next/static/chunks/a.js`.
 * @throws Error when the build has no such file.
 */
export async function readBuildFile(address: string): Promise<Copy> {
  const [body, fixed] = await Promise.all([
    readFile(join(build, address.slice('/_next/'.length))),
    readHeaders(address),
  ]);
  const type = address.endsWith('.css') ? 'text/css' : 'application/javascript';
  return createCopy(body, 11, {
    ...fixed,
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
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br: variant('br', br), gzip: variant('gzip', zipped), identity: variant('identity', content) };
}
