import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { routes } from '@/content/routes';
import { withPrefix } from '@/lib/i18n/language';
import { findNginx, startFront } from '../nginx';
import { ratio, table, whole } from './report';
import { memory, type Server, stopServer, untilAnswered } from './servers';
import { Samples } from './statistics';
import { connections, generator, load, type Target } from './throughput';

/** What browsers say that this is measured for. */
const encodings = { 'accept-encoding': 'gzip, deflate, br' };
const german = { ...encodings, 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
const contact = routes.contact.path;

/** nginx with nothing but one compressed file: what no cache in front can beat on this machine. */
function startPlainNginx(nginx: string, port: number, pages: string): Pick<Server, 'child'> {
  const folder = resolve('.cache', 'bench', 'plain');
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ');
  writeFileSync(
    conf,
    `pid nginx.pid; error_log stderr warn; worker_processes auto; events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000; ${temporary} default_type text/html;
  server { listen 127.0.0.1:${port}; root ${pages}; gzip_static on; open_file_cache max=4000; } }
`,
  );
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(nginx, ['-p', folder, '-c', conf, '-g', `daemon off;${user}`], { stdio: 'inherit' });
  return { child };
}

/** Pages per second of the empty sites, of this one and of nginx in front of it; memory after the load. */
export async function measureServing(
  servers: Readonly<Record<'site' | 'next' | 'empty' | 'intl', Server>>,
  frontPort: number,
  runs: number,
  seconds: number,
): Promise<string> {
  const { site, next, empty, intl } = servers;
  const targets: Target[] = [
    { name: 'empty page', server: empty, url: empty.url, headers: german },
    { name: 'empty page behind next-intl', server: intl, url: intl.url, headers: german },
    { name: 'contact, German', server: site, url: site.url + contact, headers: german },
    { name: 'contact, English', server: site, url: site.url + withPrefix('en', contact), headers: german },
    {
      name: 'contact, Next alone, middleware decides',
      server: next,
      url: next.url + contact,
      headers: { ...encodings, 'accept-language': 'fr,de;q=0.5,en;q=0.1' },
    },
    { name: 'contact, German, Next alone', server: next, url: next.url + contact, headers: german },
    { name: 'home, German', server: site, url: `${site.url}/`, headers: german },
  ];
  const nginx = findNginx();
  const stops: (() => Promise<void>)[] = [];
  if (nginx) {
    const out = resolve('.cache', 'bench', 'front');
    const front = await startFront({ nginx, port: frontPort, sitePort: Number(new URL(site.url).port), out });
    const plain = startPlainNginx(nginx, frontPort + 1, join(out, 'current', 'pages', 'de'));
    stops.push(front.stop, () => stopServer(plain));
    const [frontUrl, plainUrl] = [frontPort, frontPort + 1].map((port) => `http://127.0.0.1:${port}`);
    targets.push(
      { name: 'nginx in front, contact', server: front, url: `${frontUrl}${contact}`, headers: german },
      {
        name: 'nginx, the same file alone',
        server: plain,
        url: `${plainUrl}${contact}.html`,
        headers: german,
      },
    );
  }
  try {
    return await interleaved(targets, { site, empty }, runs, seconds);
  } finally {
    for (const stop of stops) await stop();
  }
}

async function interleaved(
  targets: readonly Target[],
  nodes: Readonly<Record<'site' | 'empty', Server>>,
  runs: number,
  seconds: number,
): Promise<string> {
  const [perSecond, p99, cost] = [new Samples(), new Samples(), new Samples()];
  for (const { url } of targets) await untilAnswered(url);
  // Also long enough for pages to be compressed and remembered.
  for (const target of targets) await load(target, 1);
  for (let run = 1; run <= runs; run += 1) {
    for (const target of targets) {
      const result = await load(target, seconds);
      perSecond.add(target.name, result.perSecond);
      p99.add(target.name, result.p99);
      cost.add(target.name, result.cost);
      console.log(`run ${run}: ${target.name} ${whole(result.perSecond)} per second`);
    }
  }
  const base = 'empty page behind next-intl';
  const rows = targets.map(({ name }) => [
    name,
    whole(perSecond.median(name)),
    ratio(perSecond.median(name), perSecond.median(base)),
    p99.median(name).toFixed(1),
    cost.median(name).toFixed(3),
  ]);
  const head = ['answers', 'per second', `× ${base}`, 'p99 ms', 'processor ms each'];
  const [own, floor] = [memory(nodes.site), memory(nodes.empty)];
  return (
    `${table(head, rows)}\n\nLoad by ${generator} over ${connections} connections. Memory after the load: this site ${whole(own / 1e6)} MB, of which most is the embedded ` +
    `database; the empty page ${whole(floor / 1e6)} MB (${ratio(own, floor)}).`
  );
}
