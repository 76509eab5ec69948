import type { ChildProcess } from 'node:child_process';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedDirectory } from '../helpers/backend-directory';
import { startSite, stop, untilReady } from '../helpers/processes';

/** What a visitor without scripts gets from the built site: the contact page itself, filled in. */
const port = Number(process.env.OPS_PORT ?? 3240) + 6;
const origin = `http://127.0.0.1:${port}`;
const folder = await preparedDirectory();
let site: ChildProcess | undefined;

beforeAll(async () => {
  site = startSite(port, { DATA_DIR: folder.path, INQUIRY_LIMIT_PER_HOUR: '2' });
  await untilReady(`${origin}/api/ready`);
});

afterAll(async () => {
  if (site) await stop(site);
  folder.remove();
});

const fields = {
  locale: 'es',
  topic: 'catering',
  message: 'Zwei\nZeilen </textarea><script>alert(1)</script>',
  name: 'Ada <b>Beispiel</b>',
  email: 'ada@example.org',
};

const post = (more: Readonly<Record<string, string>>) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ ...fields, ...more }),
  });

const read = async (response: Response) => parseHTML(await response.text()).document;

it('brings a rejected message back in its language with everything that was typed', async () => {
  const response = await post({ email: 'nobody', callback: 'on' });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('Zwei\nZeilen &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
  const page = parseHTML(html).document;
  expect(page.documentElement.getAttribute('lang')).toBe('es');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe(fields.name);
  expect(page.querySelector('[name=email]')?.getAttribute('value')).toBe('nobody');
  expect(page.querySelector('[name=topic] option[selected]')?.getAttribute('value')).toBe('catering');
  expect(page.querySelector('[name=callback]')?.hasAttribute('checked')).toBe(true);
  expect(page.querySelector('[data-error-summary]')?.hasAttribute('hidden')).toBe(false);
  for (const field of ['email', 'phone']) {
    expect(page.querySelector(`[data-error-summary] a[href="#contact-${field}"]`)).not.toBeNull();
    expect(page.querySelector(`#contact-${field}-error`)?.hasAttribute('hidden')).toBe(false);
    expect(page.querySelector(`#contact-${field}`)?.getAttribute('aria-invalid')).toBe('true');
  }
  expect(page.querySelector('main')?.textContent).not.toMatch(/contact\.(errors|form)\./);
});

it('says that it was one message too many, and keeps what was typed', async () => {
  for (const message of ['eins', 'zwei']) expect((await post({ message })).status).toBe(303);
  const response = await post({ message: 'drei' });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  const page = await read(response);
  expect(page.querySelector('[name=message]')?.textContent?.trim()).toBe('drei');
  expect(page.querySelector('[data-problem]')?.textContent).not.toBe('');
});
