import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLocale, locales } from '@/content/locales';
import { addresses, getPath } from '@/content/routes';
import { authCookie } from '@/lib/base/auth-cookie';
import { localPath } from '@/lib/i18n/address';
import { localeCookie, prefixedLocales } from '@/lib/i18n/language';
import { env } from '@/lib/server/env';
import { dataHeaders, dataVary } from '@/lib/server/http/page-headers';
import { pagePolicy } from '@/lib/server/http/page-policy';
import {
  caching,
  localeVary,
  securityHeaders,
  sharedResource,
  strictPolicy,
} from '@/lib/server/http/security-headers';
import { compressFolder } from './compress';
import { loadEnv } from './load-env';

/**
 * Lays out what a web server in front answers by itself: prerendered pages per language, pictures and the hashed
 * files of the build, each also compressed, with a configuration for nginx that knows every page and its policy.
 *
 *   npm run cache -- [--out .next/front] [--listen 8080] [--host www.example.org] [--upstream 127.0.0.1:3000]
 *                    [--brotli] [--mime /etc/nginx/mime.types] [--limit 30]
 *
 * Run after the build and after each change of the environment, then reload nginx. `--brotli` wants Debian's package
 * libnginx-mod-http-brotli-static. `--limit` is how many requests that send something an address may make per minute,
 * beside the application's own limits, after twenty at once.
 */
loadEnv();
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.next/front' },
    listen: { type: 'string', default: '8080' },
    host: { type: 'string', default: new URL(env().SITE_URL).host },
    upstream: { type: 'string', default: '127.0.0.1:3000' },
    mime: { type: 'string', default: '/etc/nginx/mime.types' },
    brotli: { type: 'boolean', default: false },
    limit: { type: 'string', default: '0' },
  },
});

const limit = Number(values.limit);
const built = '.next/server/app';
const out = resolve(values.out);
const build = readFileSync('.next/BUILD_ID', 'utf8').trim();
const release = join(out, 'releases', build);
const assets = join(out, 'assets');

type Page = { readonly uri: string; readonly file: string; readonly policy: string };

const pages: readonly Page[] = locales.flatMap((locale) =>
  addresses.map((address) => {
    const path = getPath(address);
    const name = `${locale}${path === '/' ? '' : path}`;
    const policy = pagePolicy(`/${name}`);
    if (!policy) throw new Error(`${name} has no policy; run npm run build first`);
    return { uri: localPath(locale, address), file: `/${name}.html`, policy };
  }),
);

/** A string in nginx's configuration; a dollar sign would start a variable. */
const quoted = (text: string) => {
  if (/["\\$]/.test(text)) throw new Error(`Cannot be written into nginx's configuration: ${text}`);
  return `"${text}"`;
};

const map = (from: string, to: string, entries: readonly (readonly [string, string])[]) =>
  `map ${from} ${to} {\n  default "";\n${entries.map(([key, value]) => `  ${key} ${quoted(value)};\n`).join('')}}\n`;

const template = (name: string) => {
  const marks: Readonly<Record<string, string>> = {
    RELEASE: release,
    ASSETS: assets,
    LISTEN: values.listen,
    HOST: values.host,
    UPSTREAM: values.upstream,
    MIME_TYPES: values.mime,
    // Where Debian's package puts it; the system's own nginx.conf loads it by itself.
    MODULES: values.brotli ? 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;' : '',
    BROTLI: values.brotli ? 'brotli_static on;' : '',
    LOCALE_COOKIE: localeCookie,
    DEFAULT_LOCALE: defaultLocale,
    PREFIXED_LOCALES: `(?:${prefixedLocales.join('|')})`,
    AUTH_COOKIE: authCookie,
    DATA_HEADERS: dataHeaders.map((name) => `$http_${name.replaceAll('-', '_')}`).join(''),
    LIMIT_ZONE: limit > 0 ? `limit_req_zone $sg_sender zone=senders:10m rate=${limit}r/m;` : '',
    LIMIT: limit > 0 ? 'limit_req zone=senders burst=20 nodelay; limit_req_status 429;' : '',
    CACHE_PRIVATE: caching.private,
    CACHE_SHARED: caching.shared,
    CACHE_IMMUTABLE: caching.immutable,
    CACHE_MEDIA: caching.media,
    VARY_PRIVATE: `${dataVary}, ${localeVary}`,
    VARY_DATA: dataVary,
    POLICY_STRICT: strictPolicy.value,
  };
  return readFileSync(join('ops', 'nginx', name), 'utf8').replace(/@([A-Z_]+)@/g, (mark, key: string) => {
    const value = marks[key];
    if (value === undefined) throw new Error(`Unknown mark ${mark} in ops/nginx/${name}`);
    return value;
  });
};

rmSync(release, { recursive: true, force: true });
for (const { file } of pages) {
  mkdirSync(dirname(join(release, 'pages', file)), { recursive: true });
  cpSync(join(built, file), join(release, 'pages', file), { preserveTimestamps: true });
}
for (const folder of ['media', 'icons']) {
  cpSync(join('public', folder), join(release, 'public', folder), {
    recursive: true,
    preserveTimestamps: true,
  });
}
cpSync('.next/static', join(assets, '_next', 'static'), { recursive: true, preserveTimestamps: true });
const compressed = (
  await Promise.all(
    [release, assets].map((folder) => compressFolder(folder, values.brotli ? ['gz', 'br'] : ['gz'])),
  )
).reduce((sum, count) => sum + count);

writeFileSync(
  join(release, 'pages.conf'),
  map(
    '$uri',
    '$sg_page',
    pages.map(({ uri, file }) => [uri, file]),
  ) +
    map(
      '$sg_page',
      '$sg_policy',
      pages.map(({ file, policy }) => [file, policy]),
    ),
);
writeFileSync(
  join(release, 'headers.conf'),
  securityHeaders(env().SITE_URL)
    .filter(({ key }) => key !== sharedResource.key)
    .map(({ key, value }) => `add_header ${key} ${quoted(value)};\n`)
    .join(''),
);
for (const [name, file] of [
  ['seegut.conf', 'site.conf'],
  ['nginx.conf', 'nginx.conf'],
] as const) {
  writeFileSync(join(release, file), template(name));
}

const link = join(out, 'current');
rmSync(`${link}.new`, { force: true });
symlinkSync(join('releases', build), `${link}.new`);
renameSync(`${link}.new`, link);

/** The release before stays until nginx is reloaded; older ones go. */
const older = readdirSync(join(out, 'releases'))
  .map((name) => ({ name, time: statSync(join(out, 'releases', name)).mtimeMs }))
  .sort((one, other) => other.time - one.time)
  .slice(2);
for (const { name } of older) rmSync(join(out, 'releases', name), { recursive: true, force: true });

console.log(`${pages.length} pages in ${link}, ${compressed} files compressed`);
