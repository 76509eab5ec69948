import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { readonly body: Buffer; readonly headers: Readonly<Record<string, string | number>> };

/** A finished page, ready to be written in every encoding. */
export type Copy = Readonly<Record<Encoding, Variant>>;

type Rule = {
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

const build = join(/* turbopackIgnore: true */ process.cwd(), '.next');

let rules: Promise<readonly Rule[]> | undefined;

/** The headers that the build attaches to an address (`headers()` in `next.config.ts`); later rules win, as in Next. */
async function headersOf(address: string): Promise<Record<string, string>> {
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
    headersOf(address),
  ]);
  const {
    'x-next-cache-tags': _,
    vary,
    ...own
  } = (JSON.parse(meta) as { headers: Record<string, string> }).headers;
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer): Variant => ({
    body,
    headers: {
      ...fixed,
      ...own,
      vary: [dataVary, vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      etag: `"${hash}-${encoding}"`,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(html, { level: 9 }),
  ]);
  return { br: variant('br', br), gzip: variant('gzip', zipped), identity: variant('identity', html) };
}
