import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { handleContact } from '@/lib/contact/server/handler';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { serviceClient } from '@/tests/helpers/service-client';
import { contactPost } from './backend-contact';
import { preparedDirectory } from './backend-directory';
import { inquiryPost, site } from './backend-draft';

/** An embedded backend of the test file's own, as the site's environment names it. Call it at the top of the file. */
export function embeddedSite(environment: Record<string, string> = {}) {
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
}

type Context = { now: Date; address: string; userId: null; stored: () => void };

/** A form's endpoint and the rows that it stores. */
function endpoint(
  table: string,
  handle: (request: Request, context: Context) => Promise<Response>,
  toRequest: (body: string) => Request,
) {
  let visitors = 0;
  let before = 0;
  const rows = async () => {
    const { data } = await serviceClient().from(table).select().order('created_at').throwOnError();
    return data;
  };
  beforeEach(async () => {
    before = (await rows()).length;
  });

  /** Each call is another visitor unless an address is given. */
  async function post(request: Request, address = `192.0.2.${visitors++}`, now = new Date()) {
    const stored = vi.fn();
    const response = await handle(request, { now, address, userId: null, stored });
    return { response, stored };
  }
  return {
    post,
    send: (body: unknown, address?: string) => post(toRequest(JSON.stringify(body)), address),
    /** Rows that the current test added. */
    added: async () => (await rows()).slice(before),
  };
}

export const inquiryEndpoint = () => endpoint('inquiries', handleInquiry, inquiryPost);
export const contactEndpoint = () => endpoint('contact_messages', handleContact, contactPost);
