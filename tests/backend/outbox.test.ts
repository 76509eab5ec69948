import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { defaultDraft } from '@/lib/plan/draft';
import { serviceClient } from '@/lib/server/database/service-client';
import { embeddedBackend } from '@/lib/server/embedded/embedded-backend';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody, inquiryPost, sendableDraft, site } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';

const directory = await preparedDirectory();
let server: MailServer;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await MailServer.start();
  vi.stubEnv('DATA_DIR', directory.path);
  vi.stubEnv('SITE_URL', site);
  vi.stubEnv('SMTP_URL', server.url);
  vi.stubEnv('MAIL_FROM', 'site@seegut.example');
  vi.stubEnv('MAIL_TO', 'house@seegut.example');
  vi.stubEnv('INQUIRY_LIMIT_PER_HOUR', '1000');
  await embeddedBackend().start();
});
afterAll(async () => {
  await embeddedBackend().close();
  await server.close();
  directory.remove();
});
beforeEach(async () => {
  server.mood = 'accept';
  server.received.length = 0;
  await serviceClient().from('mail_outbox').delete().not('id', 'is', null).throwOnError();
  await serviceClient().from('rate_limits').delete().not('bucket', 'is', null).throwOnError();
});

const outbox = async () => {
  const { data } = await serviceClient().from('mail_outbox').select().order('recipient').throwOnError();
  return data;
};
/** Lets the pauses between attempts and the locks of dead senders end. */
const later = () =>
  serviceClient()
    .from('mail_outbox')
    .update({ next_attempt_at: new Date(0).toISOString(), locked_until: null })
    .is('sent_at', null)
    .throwOnError();

async function send(body: unknown = inquiryBody({}, sendableDraft())) {
  const context = { now: new Date(), address: '192.0.2.1', stored: () => undefined };
  const response = await handleInquiry(inquiryPost(JSON.stringify(body)), context);
  expect(response.status).toBe(201);
  return response.json();
}
const mailTo = (address: string) => {
  const mail = server.received.find(({ recipients }) => recipients.includes(address));
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
};

describe('an inquiry', () => {
  test.each([
    ['de', 'Ihre Anfrage', 'Guten Tag,'],
    ['en', 'Your enquiry', 'Hello,'],
    ['es', 'Su solicitud', 'Buenos días:'],
  ])(
    'in %s is announced to the house and confirmed to the visitor in their language',
    async (locale, subject, greeting) => {
      const { reference } = await send(inquiryBody({ locale }, sendableDraft()));
      await sweepOutbox();
      expect(server.received).toHaveLength(2);
      const visitor = mailTo('ada@example.org');
      expect(visitor.raw).toContain(reference);
      expect(visitor.text).toContain(reference);
      expect(visitor.text).toContain(greeting);
      // The address is unproven: whoever reads it may be somebody else.
      expect(visitor.raw + visitor.text + visitor.html).not.toContain('Beispiel');
      expect(visitor.headers.get('subject')?.[0]).toContain(subject);
      expect(visitor.headers.get('auto-submitted')).toEqual(['auto-generated']);
      expect(visitor.headers.get('reply-to')?.[0]).toContain('house@seegut.example');
      const staff = mailTo('house@seegut.example');
      expect(staff.headers.get('reply-to')?.[0]).toContain('ada@example.org');
      expect(staff.headers.get('from')?.[0]).toContain('site@seegut.example');
      // A missing text would show as its key.
      for (const { text } of server.received) expect(text).not.toMatch(/\b(mail|configurator)\.[a-z]/i);
      expect(await outbox()).toMatchObject([
        { sent_at: expect.any(String) },
        { sent_at: expect.any(String) },
      ]);
    },
  );

  test('that looks automatic is confirmed like any other, and flagged for the staff', async () => {
    const draft = sendableDraft();
    const email = 'automatic@example.org';
    await send(inquiryBody({ website: 'x' }, { ...draft, details: { ...draft.details, email } }));
    await sweepOutbox();
    expect(server.received).toHaveLength(2);
    expect(mailTo('house@seegut.example').text).toContain('Bitte prüfen');
    expect(mailTo(email).text).not.toContain('Bitte prüfen');
  });

  test('cannot write headers, further recipients, or words and links into the confirmation', async () => {
    const attack = 'Ada\r\nBcc: victim@example.org\r\n\r\nBuy at http://spam.example';
    const draft = sendableDraft();
    const message = 'Visit www.spam.example now';
    const details = { ...draft.details, message, delivery_info: message, company: message };
    await send(inquiryBody({}, { ...draft, ideaText: message, details }));
    // Past the endpoint's own checks, as if an older version had stored it.
    await serviceClient().from('inquiries').update({ name: attack }).is('user_id', null).throwOnError();
    await sweepOutbox();
    expect(server.received).toHaveLength(2);
    for (const { headers, recipients } of server.received) {
      expect(recipients).toHaveLength(1);
      expect(headers.has('bcc')).toBe(false);
      for (const name of ['from', 'to', 'subject', 'message-id', 'reply-to']) {
        expect(headers.get(name), name).toHaveLength(1);
      }
    }
    expect(mailTo('ada@example.org').text).not.toContain('spam.example');
    expect(mailTo('house@seegut.example').text).toContain(message);
  });
});

describe('a mail server that', () => {
  test('is down makes the mails wait; when it is back each arrives once', async () => {
    await send();
    await server.close();
    await sweepOutbox();
    expect(await outbox()).toMatchObject([
      { attempts: 1, sent_at: null, last_error: expect.stringMatching(/^E[A-Z]+/) },
      { attempts: 1, sent_at: null },
    ]);
    await server.open();
    // Not before its time.
    await sweepOutbox();
    expect(server.received).toHaveLength(0);
    await later();
    await Promise.all([sweepOutbox(), sweepOutbox(), sweepOutbox()]);
    await sweepOutbox();
    expect(server.received).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ attempts: 2, last_error: null }, { attempts: 2 }]);
  });

  test('asks to come back later is asked again', async () => {
    await send();
    server.mood = 'busy';
    await sweepOutbox();
    expect(await outbox()).toMatchObject([{ last_error: 'EENVELOPE 451', abandoned_at: null }, {}]);
    server.mood = 'accept';
    await later();
    await sweepOutbox();
    expect(server.received).toHaveLength(2);
  });

  test('does not know the recipient is not asked again, and the row says so', async () => {
    await send();
    server.mood = 'unknown-recipient';
    await sweepOutbox();
    await later();
    server.mood = 'accept';
    await sweepOutbox();
    expect(server.received).toHaveLength(0);
    expect(await outbox()).toMatchObject([
      { last_error: 'EENVELOPE 550', abandoned_at: expect.any(String), attempts: 1 },
      { last_error: 'EENVELOPE 550', abandoned_at: expect.any(String), attempts: 1 },
    ]);
  });

  test('breaks off before it acknowledges gets the mail again under the same Message-ID', async () => {
    await send();
    server.mood = 'drop';
    await sweepOutbox();
    server.mood = 'accept';
    await later();
    await sweepOutbox();
    const ids = server.received.map(
      ({ headers, recipients }) => `${recipients} ${headers.get('message-id')}`,
    );
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(2);
  });
});

test('a row that this version does not understand stays, and the others are sent', async () => {
  await serviceClient()
    .from('mail_outbox')
    .insert({ kind: 'from-the-future', recipient: 'house', locale: 'de' })
    .throwOnError();
  await send(inquiryBody({}, { ...defaultDraft(), ...sendableDraft() }));
  await sweepOutbox();
  expect(server.received).toHaveLength(2);
  const rows = await outbox();
  expect(rows.filter(({ sent_at }) => sent_at)).toHaveLength(2);
  expect(rows.find(({ kind }) => kind === 'from-the-future')).toMatchObject({ last_error: 'ECOMPOSE' });
});
