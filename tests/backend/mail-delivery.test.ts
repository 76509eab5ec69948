import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { accountPurposes } from '@/lib/account/server/mail/account-emails';
import { localPath } from '@/lib/i18n/address';
import { translatorFor } from '@/lib/i18n/translator';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { site } from '@/tests/helpers/backend-draft';
import { mailSite, postInquiry, visitor } from '@/tests/helpers/mail-site';
import { serviceClient } from '@/tests/helpers/service-client';
import { expectSound, expectTexts } from '@/tests/helpers/sound-mail';

const { server, outbox, mailTo } = await mailSite();

/** Lets the pauses between attempts and the locks of dead senders end. */
const later = () =>
  serviceClient()
    .from('mail_outbox')
    .update({ next_attempt_at: new Date(0).toISOString(), locked_until: null })
    .is('sent_at', null)
    .throwOnError();

describe('a mail server that', () => {
  test('says nothing delays mails, and no visitor', async () => {
    await server.close();
    const callers = new Set<Socket>();
    const silent = createServer((caller) => callers.add(caller.on('error', () => undefined)));
    silent.listen(server.port, '127.0.0.1');
    await once(silent, 'listening');
    await postInquiry();
    const sweep = sweepOutbox();
    await vi.waitUntil(() => callers.size > 0, 30_000);
    await postInquiry();
    await sweep;
    expect((await outbox()).every(({ sent_at }) => sent_at === null)).toBe(true);
    for (const caller of callers) caller.destroy();
    silent.close();
    await once(silent, 'close');
    await server.open();
  });

  test('is down makes the mails wait; when it is back each arrives once', async () => {
    await postInquiry();
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

  test.each([
    ['asks to come back later is asked again', 'busy', 'EENVELOPE 451', null, 2],
    ['does not know the recipient is not', 'unknown-recipient', 'EENVELOPE 550', expect.any(String), 0],
  ] as const)('%s', async (_, mood, last_error, abandoned_at, received) => {
    await postInquiry();
    server.mood = mood;
    await sweepOutbox();
    const row = { last_error, abandoned_at, attempts: 1 };
    expect(await outbox()).toMatchObject([row, row]);
    server.mood = 'accept';
    await later();
    await sweepOutbox();
    expect(server.received).toHaveLength(received);
  });

  test('breaks off before it acknowledges gets the mail again under the same Message-ID', async () => {
    await postInquiry();
    server.mood = 'drop';
    await sweepOutbox();
    server.mood = 'accept';
    await later();
    await sweepOutbox();
    const ids = server.received.map((mail) => `${mail.recipients} ${mail.headers.get('message-id')}`);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(2);
  });
});

test('a row that this version does not understand stays, and the others are sent', async () => {
  const future = { kind: 'from-the-future', recipient: 'house', locale: 'de' };
  await serviceClient().from('mail_outbox').insert(future).throwOnError();
  await postInquiry();
  await sweepOutbox();
  expect(server.received).toHaveLength(2);
  const rows = await outbox();
  expect(rows.filter(({ sent_at }) => sent_at)).toHaveLength(2);
  expect(rows.find(({ kind }) => kind === 'from-the-future')).toMatchObject({ last_error: 'ECOMPOSE' });
});

describe('account mails', () => {
  const enqueue = (payload: object) =>
    serviceClient()
      .from('mail_outbox')
      .insert({ kind: 'account', recipient: 'visitor', locale: 'es', payload })
      .throwOnError();

  test.each(accountPurposes)(
    '%s names its reason and its link, and its row forgets the link',
    async (purpose) => {
      const confirm = `${site}/auth/confirm?token_hash=abc&type=signup&next=%2F`;
      const link = ['signup', 'recovery', 'email_change'].includes(purpose) ? confirm : null;
      await enqueue({ purpose, email: visitor, url: link });
      await sweepOutbox();
      const mail = mailTo(visitor);
      expectSound(mail, 'es');
      const t = translatorFor('es');
      expect(mail.subject).toBe(t(`mail.account.${purpose}.subject`, { brand: 'Seegut' }));
      const home = new URL(localPath('es', 'home'), site).href;
      const shown = purpose === 'deleted' ? [] : [link ?? home];
      expectTexts(mail, [t(`mail.account.${purpose}.text`, { brand: 'Seegut' }), ...shown]);
      // As a button and written out.
      if (link) expect(mail.html.split(`href="${link.replaceAll('&', '&amp;')}"`)).toHaveLength(3);
      expect(await outbox()).toMatchObject([{ payload: {} }]);
    },
  );

  test.each([
    ['a link to another site', 'https://evil.example/auth/confirm'],
    ['no link where one is needed', null],
    ['a link that runs something', 'javascript:alert(1)'],
  ])('are not sent with %s', async (_, url) => {
    await enqueue({ purpose: 'recovery', email: visitor, url });
    await sweepOutbox();
    expect(server.received).toHaveLength(0);
    expect(await outbox()).toMatchObject([{ last_error: 'ECOMPOSE' }]);
  });
});
