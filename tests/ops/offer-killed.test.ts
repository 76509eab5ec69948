import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { freePort, serveBackend } from '@/tests/helpers/backend-database';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { celebration, usualOffer } from '@/tests/helpers/house';
import { startSite, stop, untilReady } from '@/tests/helpers/processes';
import { becomeStaff, sendOffer } from '@/tests/helpers/staff-client';

const folder = await preparedDirectory();
const mails = await MailServer.start();
const backend = await serveBackend(folder.path);
let site: ChildProcess | undefined;

async function start(): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'haus@seegut.example', MAIL_TO: 'post@seegut.example' };
  site = startSite(port, { ...backend.env, ...mail, SITE_URL: origin });
  await untilReady(`${origin}/api/ready`);
  return origin;
}

afterAll(async () => {
  if (site) await stop(site, 'SIGKILL');
  await backend.stop();
  await mails.close();
  folder.remove();
});

test('an offer that was sent when everything was killed is stored, mailed once, and the state follows', async () => {
  const staff = createClient(backend.env.SUPABASE_URL, backend.env.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await becomeStaff(staff, backend.service);
  const origin = await start();
  const draft = celebration();
  const email = `killed-${randomUUID()}@example.org`;
  const sent = await fetch(`${origin}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(inquiryBody({}, { ...draft, details: { ...draft.details, email } })),
  });
  expect(sent.status).toBe(201);
  const { reference } = await sent.json();
  const body = await usualOffer(draft, 'de');
  const key = randomUUID();

  await mails.close();
  expect(await sendOffer(staff, reference, body, { key })).toMatchObject({ status: 'sent', version: 1 });
  if (site) await stop(site, 'SIGKILL');
  await backend.stop('SIGKILL');

  await mails.open();
  await backend.start();
  await start();
  expect(await sendOffer(staff, reference, body, { key })).toMatchObject({ version: 1, repeated: true });
  const offerMails = () =>
    mails.received.filter(
      ({ recipients, files, text }) =>
        recipients.includes(email) && files.length > 0 && text.includes(reference),
    );
  await backend.service
    .from('mail_outbox')
    .update({ next_attempt_at: new Date(0).toISOString(), locked_until: null })
    .is('sent_at', null)
    .throwOnError();
  await expect.poll(() => offerMails().length, { timeout: 60_000, interval: 500 }).toBe(1);

  const { data: inquiry } = await backend.service
    .from('inquiries')
    .select('id, state')
    .eq('reference', reference)
    .single()
    .throwOnError();
  expect(inquiry?.state).toBe('offer_sent');
  const { data: offers } = await backend.service
    .from('offers')
    .select('version, state, body')
    .eq('inquiry_id', inquiry?.id)
    .throwOnError();
  expect(offers).toEqual([{ version: 1, state: 'open', body }]);
  const { data: waiting } = await backend.service
    .from('mail_outbox')
    .select('id')
    .eq('kind', 'offer')
    .is('sent_at', null)
    .throwOnError();
  expect(waiting).toEqual([]);
});
