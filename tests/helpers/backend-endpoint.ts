import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { preparedDirectory } from './backend-directory';
import { inquiryPost, site } from './backend-draft';

/** The inquiries endpoint on an embedded backend of the test file's own. Call it at the top of the file. */
export function inquiryEndpoint(environment: Record<string, string> = {}) {
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
    const { data } = await serviceClient().from('inquiries').select().order('created_at').throwOnError();
    return data;
  };
  beforeEach(async () => {
    before = (await rows()).length;
  });

  /** Each call is another visitor unless an address is given. */
  async function post(request: Request, address = `192.0.2.${visitors++}`) {
    const stored = vi.fn();
    const response = await handleInquiry(request, { now: new Date(), address, stored });
    return { response, stored };
  }
  return {
    post,
    send: (body: unknown, address?: string) => post(inquiryPost(JSON.stringify(body)), address),
    /** Rows that the current test added. */
    added: async () => (await rows()).slice(before),
  };
}
