import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../helpers/backend-database';
import { servedBackend } from '../../helpers/e2e-backend';
import { startSite, stop, untilReady } from '../../helpers/processes';

/** Tries whatever a hostile provider would; what it got stands as JSON in its widget. */
const hostile = `(async () => {
  const attempt = async (action) => {
    try { return { got: String(await action()) }; } catch (error) { return { refused: error.name }; }
  };
  const report = {
    origin: self.origin,
    cookie: await attempt(() => document.cookie),
    localStorage: await attempt(() => localStorage.getItem('cateringConfig')),
    sessionStorage: await attempt(() => sessionStorage.length),
    parentDocument: await attempt(() => parent.document.title),
    parentStorage: await attempt(() => parent.localStorage.length),
    account: await attempt(() => fetch(new URL('/api/account', document.baseURI), { credentials: 'include' }).then((answer) => answer.status)),
    worker: await attempt(() => navigator.serviceWorker.getRegistrations()),
    top: await attempt(() => { top.location.href = 'https://attacker.invalid/'; }),
    form: await attempt(() => {
      const form = document.createElement('form');
      form.target = '_top';
      form.action = 'https://attacker.invalid/';
      document.body.append(form);
      form.submit();
    }),
  };
  for (let count = 0; count < 50; count++) parent.postMessage({ type: 'navigate', href: 'https://attacker.invalid/' }, '*');
  document.querySelector('[data-widget]').innerHTML = '<output></output>';
  document.querySelector('output').textContent = JSON.stringify(report);
})();`;

/** Scripts of the invented providers: each fills its element, counts its calls, and one can reload. */
const scripts: Readonly<Record<string, string>> = {
  '/instagram.js': fill('instagram-feed', 'Beitrag'),
  '/review.js': `${fill('review-slider', 'Fremde Bewertung')}
    window.ReviewSlider = { reload() { this.reloads = (this.reloads ?? 0) + 1; draw(); } };`,
  '/player': '<!doctype html><title>Film</title>',
  '/trust.js': `${fill('trust-widget', 'Fremde Note')}
    window.TrustWidget = { reload() { document.body.dataset.reloads = String(Number(document.body.dataset.reloads ?? 0) + 1); draw(); } };`,
  '/badge.js': fill('event-caterer-badge', 'Fremdes Siegel'),
  '/hostile.js': hostile,
  // Answers, but never shows anything until it is asked again.
  '/slow.js': `window.ReviewSlider = { reload() {
    document.getElementById('review-slider').innerHTML = '<p>Fremde Bewertung</p>';
  } };`,
};

function fill(id: string, text: string): string {
  return `function draw() {
    const element = document.getElementById('${id}');
    element.innerHTML = '<p>${text} ' + JSON.stringify({ ...element.dataset }) + '</p>';
    try { document.cookie = 'provider=1'; } catch { /* a frame without an origin has no cookies */ }
  }
  setTimeout(draw, 300);`;
}

export type ThirdParties = {
  readonly origin: string;
  /** Paths that were asked for since the last reset. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
};

/** The third parties' own host, played on another port of loopback. */
export async function startThirdParties(): Promise<ThirdParties> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const script = scripts[path];
    const type = path === '/player' ? 'text/html' : 'text/javascript';
    response.writeHead(script ? 200 : 404, { 'Content-Type': type });
    response.end(script);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The same build once more on a free port, with other third parties in its environment. */
export async function startSiteWith(
  env: Readonly<Record<string, string>>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await freePort();
  const site = startSite(port, { ...servedBackend(), ...env });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/api/health`);
  return { origin, close: () => stop(site) };
}
