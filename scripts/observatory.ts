/**
 * Grades the production build with the tests of Mozilla's HTTP Observatory. Its package brings hundreds of others and is
 * therefore not one of ours; install it elsewhere and name the folder:
 *
 *   mkdir ../observatory && cd ../observatory && npm init -y && npm install --ignore-scripts @mdn/mdn-http-observatory
 *   npx tsx scripts/observatory.ts ../observatory
 *
 * The site stands behind TLS with a certificate made for the occasion, under an invented name that only this process
 * resolves. Needs `openssl`, and rights to listen on ports 80 and 443, which the scan expects.
 */
import { execFileSync } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { pathToFileURL } from 'node:url';
import { siteUnderFire } from './fuzz/site';

type Graded = {
  readonly scan: { readonly grade: string; readonly score: number; readonly testsFailed: number };
  readonly tests: Readonly<
    Record<string, { readonly result: string; readonly pass: boolean; readonly scoreModifier: number }>
  >;
};

const host = 'seegut.test';
const folder = process.argv[2];
if (!folder) throw new Error('Where is @mdn/mdn-http-observatory installed?');
const library = path.resolve(folder, 'node_modules/@mdn/mdn-http-observatory');

/** The list of preloaded hosts is fetched after installing; an invented name is on none. */
const preloaded = path.join(library, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const keys = mkdtempSync(path.join(tmpdir(), 'seegut-tls-'));
const [key, certificate] = [path.join(keys, 'key.pem'), path.join(keys, 'certificate.pem')];
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`]
    .concat(['-addext', `subjectAltName=DNS:${host}`])
    .concat(['-keyout', key, '-out', certificate]),
  { stdio: 'ignore' },
);
tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(certificate, 'utf8')]);

const lookup = dns.lookup;
Object.assign(dns, {
  lookup: (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name === host ? '127.0.0.1' : name, ...rest]),
});

const site = await siteUnderFire();
const secure = createHttpsServer(
  { key: readFileSync(key), cert: readFileSync(certificate) },
  (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const inner = httpRequest({ port: site.port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(inner);
  },
).listen(443);
const plain = createHttpServer((incoming, outgoing) => {
  outgoing.writeHead(301, { Location: `https://${host}${incoming.url}` }).end();
}).listen(80);
await Promise.all([once(secure, 'listening'), once(plain, 'listening')]);

const { scan } = await import(pathToFileURL(path.join(library, 'src/scanner/index.js')).href);
const graded: Graded = await scan(host);
console.log(
  `Grade ${graded.scan.grade}, score ${graded.scan.score}, ${graded.scan.testsFailed} tests failed\n`,
);
console.log('| Test | Result | Points |\n|---|---|---|');
for (const [name, { result, pass, scoreModifier }] of Object.entries(graded.tests)) {
  console.log(`| ${name} | ${result}${pass ? '' : ' (failed)'} | ${scoreModifier} |`);
}
secure.close();
plain.close();
await site.stop();
site.remove();
rmSync(keys, { recursive: true });
process.exit(graded.scan.grade === 'A+' ? 0 : 1);
