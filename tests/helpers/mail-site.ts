import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { handleContact } from '@/lib/contact/server/handler';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { contactPost } from './backend-contact';
import { inquiryBody, inquiryPost, sendableDraft } from './backend-draft';
import { MailServer, type ReceivedMail } from './backend-smtp';
import { planPageSite } from './plan-page-site';
import { serviceClient } from './service-client';

export const house = 'house@seegut.example';
export const visitor = 'ada@example.org';

const context = () => ({ now: new Date(), address: '192.0.2.1', userId: null, stored: () => undefined });

/** Sends the plan of the visitor, or another body, and expects that it is taken. */
export async function postInquiry(body: object = inquiryBody({}, sendableDraft())): Promise<string> {
  const response = await handleInquiry(inquiryPost(JSON.stringify(body)), context());
  expect(response.status).toBe(201);
  return (await response.json()).reference;
}

export async function postContact(body: object): Promise<void> {
  expect((await handleContact(contactPost(JSON.stringify(body)), context())).status).toBe(201);
}

/** A site with a mail server, whose outbox is empty before each test. Call it at the top of the file. */
export async function mailSite() {
  const server = await MailServer.start();
  const planPage = planPageSite({
    // Sooner than in production, a server that says nothing is given up.
    SMTP_URL: `${server.url}?greetingTimeout=1500`,
    MAIL_FROM: 'site@seegut.example',
    MAIL_TO: house,
    INQUIRY_LIMIT_PER_HOUR: '1000',
  });
  const emptyOutbox = () => serviceClient().from('mail_outbox').delete().not('id', 'is', null).throwOnError();
  beforeAll(() => {
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation(() => undefined);
    }
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.mood = 'accept';
    server.received.length = 0;
    await emptyOutbox();
    // A mailbox gets few confirmations an hour.
    await serviceClient().from('rate_limits').delete().not('bucket', 'is', null).throwOnError();
  });
  return {
    ...planPage,
    server,
    emptyOutbox,
    outbox: async () =>
      (await serviceClient().from('mail_outbox').select().order('recipient').throwOnError()).data,
    mailTo: (address: string): ReceivedMail => {
      const mail = server.received.find(({ recipients }) => recipients.includes(address));
      if (!mail) throw new Error(`no mail to ${address}`);
      return mail;
    },
  };
}
