import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../helpers/backend-database';
import { servedBackend } from '../../helpers/e2e-backend';
import { startSite, stop, untilReady } from '../../helpers/processes';

/** Scripts of the invented providers: each fills its element, counts its calls, and one can reload. */
const scripts: Readonly<Record<string, string>> = {
  '/instagram.js': fill('instagram-feed', 'Beitrag'),
  '/review.js': `${fill('review-slider', 'Fremde Bewertung')}
    window.ReviewSlider = { reload() { this.reloads = (this.reloads ?? 0) + 1; draw(); } };`,
  '/player': '<!doctype html><title>Film</title>',
  '/trust.js': `${fill('trust-widget', 'Fremde Note')}
    window.TrustWidget = { reload() { document.body.dataset.reloads = String(Number(document.body.dataset.reloads ?? 0) + 1); draw(); } };`,
  '/badge.js': fill('event-caterer-badge', 'Fremdes Siegel'),
};

/** Those that answer, but never show anything until they are asked again; of all others nothing comes. */
const silentScripts: typeof scripts = {
  '/review.js': `window.ReviewSlider = { reload() {
    document.getElementById('review-slider').innerHTML = '<p>Fremde Bewertung</p>';
  } };`,
};

function fill(id: string, text: string): string {
  return `function draw() {
    const element = document.getElementById('${id}');
    element.innerHTML = '<p>${text} ' + JSON.stringify({ ...element.dataset }) + '</p>';
  }
  setTimeout(draw, 300);`;
}

/** The third parties' own host, played on another port of loopback. */
export async function startThirdParties() {
  const parties = { asked: [] as string[], isSilent: false };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    parties.asked.push(path);
    const script = (parties.isSilent ? silentScripts : scripts)[path];
    const type = path === '/player' ? 'text/html' : 'text/javascript';
    response.writeHead(script ? 200 : 404, { 'Content-Type': type });
    response.end(script);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(parties, {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

export type ThirdParties = Awaited<ReturnType<typeof startThirdParties>>;

/** The same build once more on a free port, with other third parties in its environment. */
export async function startSiteWith(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const site = startSite(port, { ...servedBackend(), ...env });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/api/health`);
  return { origin, close: () => stop(site) };
}
