import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepOutbox } from '@/lib/jobs/sweeper';
import { serviceClient } from '@/lib/server/database/service-client';
import { warmBackend } from '@/lib/server/database/warm-backend';
import { doorDirectory } from '@/lib/server/embedded/door';
import { dataDirectory } from '@/lib/server/embedded/embedded-backend';
import { readInbox } from '@/lib/staff/server/inbox';
import { answerStaff } from '@/lib/staff/server/staff-session';
import { accountSite, type Browser, newAddress, password } from '@/tests/helpers/account-site';
import { runScript } from '@/tests/helpers/backend-database';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { submission } from '@/tests/helpers/backend-submission';
import { enrolClient } from '@/tests/helpers/second-factor';

const mails = await MailServer.start();
const { browser, signedUp } = accountSite({
  SMTP_URL: mails.url,
  MAIL_FROM: 'haus@seegut.example',
  MAIL_TO: 'post@seegut.example',
});

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  // As the site does when it starts: commands come in by the door.
  warmBackend();
  await vi.waitUntil(() => existsSync(doorDirectory(dataDirectory())), 60_000);
});
afterAll(() => mails.close());

/** `npm run staff` in a process of its own, on this file's data directory unless told otherwise. */
async function staff(args: readonly string[], env: Record<string, string> = {}) {
  const child = runScript(path.resolve('scripts/staff.ts'), args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  const [code] = await once(child, 'exit');
  return { code, output };
}

const linkIn = (text: string) => /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? '';

async function lastInvitation(address: string): Promise<string> {
  await sweepOutbox();
  const mail = mails.received.findLast(({ recipients }) => recipients.includes(address));
  return mail?.text ?? '';
}

/** How the desk's inbox answers a browser: names of those who wait, or the code of the failure. */
async function inbox(person: Browser): Promise<readonly string[] | string> {
  const answer = await person.ask(
    (request) =>
      answerStaff(request, async ({ client }) => {
        const page = await readInbox(client, { search: '', filter: null, isMine: false, page: 1 });
        return Response.json(page.rows.map(({ name }) => name));
      }),
    '/api/haus/test',
  );
  const body = await answer.json();
  return body.code ?? body;
}

test('a colleague is invited while the site runs, chooses a password, reads the inbox and is removed', async () => {
  const address = newAddress();
  await serviceClient()
    .rpc('submit_inquiry', submission({ p_name: 'Ada Wartend' }))
    .throwOnError();
  expect(await staff(['add', address.toUpperCase(), 'Jule Brandt', '--lang', 'en'])).toMatchObject({
    code: 0,
  });
  expect((await staff(['list'])).output).toContain(`${address}\tJule Brandt\t(invited)`);

  const text = await lastInvitation(address);
  expect(text).toContain('Hello Jule Brandt,');
  expect(text).toContain('/haus');
  const own = browser();
  const followed = await own.follow(linkIn(text), password);
  expect(followed.headers.get('location')).toBe('/haus/anmelden?account=password-saved');
  expect((await staff(['list'])).output).not.toContain('(invited)');

  const again = browser();
  expect((await again.auth.signInWithPassword({ email: address, password })).error).toBeNull();
  expect(await inbox(again)).toBe('staff_forbidden');
  await enrolClient(serviceClient(), again.client);
  expect(await inbox(again)).toContain('Ada Wartend');
  const { data } = await serviceClient().from('mail_outbox').select('payload').eq('kind', 'staff_invitation');
  expect(data).toEqual([{ payload: {} }]);

  expect(await staff(['remove', address])).toMatchObject({ code: 0 });
  expect(await inbox(again)).toBe('session_missing');
  const returned = browser();
  expect((await returned.auth.signInWithPassword({ email: address, password })).error).toBeNull();
  expect(await inbox(returned)).toBe('staff_forbidden');
  expect((await staff(['remove', address])).output).toContain('is not staff');
});

test('whoever registered a colleague’s address before gets neither the role nor keeps the account', async () => {
  const address = newAddress();
  const thief = browser();
  await thief.auth.signUp({ email: address, password });
  // As on a site without a mail server, where a sign-up confirms nothing and yet opens the account.
  await serviceClient().rpc('add_staff', { p_email: address, p_name: 'x' }).throwOnError();
  await staff(['add', address, 'Karl']);
  await thief.auth.signInWithPassword({ email: address, password });
  expect(await inbox(thief)).not.toContain('Ada Wartend');
  const karl = browser();
  const chosen = 'Nebel, Boot, Steg, Licht';
  await karl.follow(linkIn(await lastInvitation(address)), chosen);
  expect((await karl.auth.signInWithPassword({ email: address, password: chosen })).error).toBeNull();
  await enrolClient(serviceClient(), karl.client);
  expect(await inbox(karl)).toContain('Ada Wartend');
  expect(await inbox(thief)).not.toContain('Ada Wartend');
  const guess = await browser().auth.signInWithPassword({ email: address, password });
  expect(guess.error?.code).toBe('invalid_credentials');
});

test('somebody with an account keeps it, and is staff with the second factor', async () => {
  const { email, browser: own } = await signedUp();
  expect(await inbox(own)).toBe('staff_forbidden');
  expect(await staff(['add', email, 'Mara'])).toMatchObject({ code: 0 });
  expect(await inbox(own)).toBe('staff_forbidden');
  await enrolClient(serviceClient(), own.client);
  expect(await inbox(own)).toContain('Ada Wartend');

  expect(await staff(['reset-factor', email])).toMatchObject({ code: 0 });
  expect(await inbox(own)).toBe('session_missing');
  await own.auth.signInWithPassword({ email, password });
  expect(await inbox(own)).toBe('staff_forbidden');
  expect((await staff(['reset-factor', email])).output).toContain('has no second factor');
});

test('works on data that nobody uses, and gives the link where no mail server is set', async () => {
  const directory = await preparedDirectory();
  try {
    const env = { DATA_DIR: directory.path, SMTP_URL: '' };
    const added = await staff(['add', 'jule@seegut.example', 'Jule'], env);
    expect(added.code).toBe(0);
    expect(linkIn(added.output)).toContain('type=recovery');
    expect((await staff(['list'], env)).output).toContain('jule@seegut.example\tJule\t(invited)');
    expect((await staff(['remove', 'jule@seegut.example'], env)).code).toBe(0);
    expect((await staff(['list'], env)).output).toContain('Nobody yet.');
  } finally {
    directory.remove();
  }
});

test.each([
  [[]],
  [['add', 'x', 'Jule']],
  [['add', 'jule@seegut.example']],
  [['fire', 'jule@seegut.example']],
])('says how it is used when it is called with %j', async (args) => {
  expect(await staff(args)).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run staff -- add'),
  });
});

test('accounts and links are made for the secret key only', async () => {
  const { url, anonKey } = await import('@/lib/server/database/service-client').then(({ connect }) =>
    connect(),
  );
  const { embeddedBackend } = await import('@/lib/server/embedded/embedded-backend');
  const own = (await signedUp()).browser;
  const { data } = await own.auth.getSession();
  for (const token of [anonKey, data.session?.access_token, '', undefined]) {
    for (const [path, body] of [
      ['users', { email: newAddress() }],
      ['generate_link', { type: 'recovery', email: newAddress() }],
    ] as const) {
      const headers = { apikey: anonKey, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await embeddedBackend().fetch(new Request(`${url}/auth/v1/admin/${path}`, init));
      expect([401, 403]).toContain(answer.status);
    }
  }
});
