import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { handleContact } from '@/lib/contact/server/handler';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { preparedDirectory } from './backend-directory';
import { site } from './backend-draft';

/** A message that can be sent, as the browser sends it. */
export function contactBody(changes: Record<string, unknown> = {}) {
  return {
    topic: 'viewing',
    name: 'Ada Beispiel',
    email: 'ada@example.org',
    phone: '',
    message: 'Ist der 12. Juni noch frei?',
    callback: false,
    callbackDay: '',
    callbackWindow: '',
    locale: 'de',
    idempotencyKey: randomUUID(),
    website: '',
    elapsedMs: 60_000,
    ...changes,
  };
}

/** A post as a browser sends it from a page of the site. */
export function contactPost(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body,
  });
}

/** The same message as a form without scripts sends it. */
export function contactForm(fields: Record<string, string>): Request {
  return contactPost(new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
}

/** The contact endpoint on an embedded backend of the test file's own. Call it at the top of the file. */
export function contactEndpoint(environment: Record<string, string> = {}) {
  let visitors = 0;
  let before = 0;
  let remove = () => {};

  beforeAll(async () => {
    const directory = await preparedDirectory();
    remove = directory.remove;
    const all = { DATA_DIR: directory.path, SITE_URL: site, ...environment };
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
    await embeddedBackend().start();
  });
  afterAll(async () => {
    await embeddedBackend().close();
    remove();
  });

  const rows = async () => {
    const { data } = await serviceClient()
      .from('contact_messages')
      .select()
      .order('created_at')
      .throwOnError();
    return data;
  };
  beforeEach(async () => {
    before = (await rows()).length;
  });

  /** Each call is another visitor unless an address is given. */
  async function post(request: Request, address = `192.0.2.${visitors++}`, now = new Date()) {
    const stored = vi.fn();
    const response = await handleContact(request, { now, address, userId: null, stored });
    return { response, stored };
  }
  return {
    post,
    send: (body: unknown, address?: string) => post(contactPost(JSON.stringify(body)), address),
    /** Rows that the current test added. */
    added: async () => (await rows()).slice(before),
  };
}
