import { expect, test } from 'vitest';
import { handleAccount, handleDelete, handleLink, handleOwnPlan } from '@/lib/account/server/account';
import { handleDraftClear, handleDraftRead, handleDraftWrite } from '@/lib/account/server/draft';
import { handleExport } from '@/lib/account/server/export';
import { handleInquiry } from '@/lib/inquiry/server/handler';
import { isPlanDocument } from '@/lib/plan/document/plan-document';
import { serialiseDraft } from '@/lib/plan/draft';
import { db } from '@/lib/server/database/database';
import { type RateLimit, rateLimitBucket } from '@/lib/server/rate-limit';
import { accountSite, newAddress, password } from '@/tests/helpers/account-site';
import { inquiryBody, inquiryPost, sendableDraft } from '@/tests/helpers/backend-draft';
import { serviceClient } from '@/tests/helpers/service-client';
import { rowsOf } from '@/tests/helpers/site-storage';

const { browser, lastMail, mails, signedUp } = accountSite();

async function inquire(
  email: string,
  changes: Record<string, unknown> = {},
  plan: Parameters<typeof sendableDraft>[0] = {},
) {
  const draft = sendableDraft(plan);
  const body = inquiryBody(changes, { ...draft, details: { ...draft.details, email } });
  const context = { now: new Date(), address: '192.0.2.1', stored: () => undefined };
  const response = await handleInquiry(inquiryPost(JSON.stringify(body)), context);
  expect(response.status).toBe(201);
  return (await response.json()).reference as string;
}

const getList = async (response: Response) => {
  expect(response.status).toBe(200);
  const { inquiries } = await response.json();
  return inquiries.map(({ reference }: { reference: string }) => reference);
};

test('without a session every endpoint answers 401, and with an invented one too', async () => {
  const own = browser();
  const reading = [handleAccount, handleOwnPlan, handleExport, handleDraftRead];
  const all = [...reading, handleLink, handleDraftWrite, handleDelete];
  for (const handler of all) expect((await own.json(handler, 'POST', '/', {})).status).toBe(401);
  own.jar.set('sg-auth', `base64-${Buffer.from('{"access_token":"a.b.c"}').toString('base64url')}`);
  for (const handler of all) expect((await own.json(handler, 'POST', '/', {})).status).toBe(401);
});

test('a token outlives its session and opens nothing any more', async () => {
  const { browser: own } = await signedUp();
  const kept = browser();
  for (const [name, value] of own.jar) kept.jar.set(name, value);
  expect((await kept.ask(handleAccount, '/')).status).toBe(200);
  const { data } = await own.auth.getUser();
  await rowsOf({ db }, 'delete from auth.sessions where user_id = $1', [data.user?.id]);
  for (const handler of [handleAccount, handleOwnPlan, handleExport, handleDraftRead]) {
    expect((await kept.ask(handler, '/')).status).toBe(401);
  }
});

test('earlier inquiries from a proven address are listed, automatic-looking and other people’s are not', async () => {
  const email = newAddress();
  const first = await inquire(email.toUpperCase());
  await inquire(email, { website: 'http://spam.example' });
  await inquire(newAddress());
  const { browser: own } = await signedUp(email);
  const later = await inquire(email);
  const response = await own.ask(handleAccount, '/api/account');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const answer = await response.clone().json();
  expect(await getList(response)).toEqual([later, first]);
  expect(answer).toMatchObject({
    email,
    contact: { firstName: 'Ada', lastName: 'Beispiel', email },
    inquiries: [
      {
        standing: 'received',
        locale: 'de',
        guests: 50,
        eventDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      {},
    ],
  });
  expect(answer.inquiries[0].grossCents).toBeGreaterThan(0);
  expect(answer.inquiries[0].draft).toMatchObject({ package: 'din-ufer', guests: 50 });
  expect(answer.inquiries[0].draft).not.toHaveProperty('idempotencyKey');
  expect(await (await own.json(handleLink, 'POST', '/api/account/link', {})).json()).toEqual({ linked: 0 });
});

test('the plan in words says what was sent, its variants and the stored price, to its owner alone', async () => {
  const { browser: own, email } = await signedUp();
  const other = sendableDraft({ package: 'din-horizont' });
  const variants = [JSON.parse(serialiseDraft({ ...other, details: { ...other.details, email } }))];
  const reference = await inquire(email, { variants }, { voucherCode: 'HERBST-10' });
  expect(await getList(await own.ask(handleAccount, '/api/account'))).toEqual([reference]);
  const ask = (by: typeof own, query: string) => by.ask(handleOwnPlan, `/api/account/plan?${query}`);

  const answer = await ask(own, `reference=${reference}&locale=de`);
  expect(answer.status).toBe(200);
  const { document } = await answer.json();
  expect(isPlanDocument(document)).toBe(true);
  expect(JSON.stringify(document.sections)).toContain('HERBST-10');
  expect(JSON.stringify(document.sections)).toContain(email);
  expect(document.variants).toMatchObject([{ name: expect.stringContaining('Horizont') }]);

  const stranger = (await signedUp()).browser;
  expect((await ask(stranger, `reference=${reference}&locale=de`)).status).toBe(404);
  expect((await ask(own, `reference=${reference}&locale=fr`)).status).toBe(400);
});

test('a draft is stored on the revision it was made from, and a conflict returns what is there', async () => {
  const { browser: own } = await signedUp();
  const put = (draft: object, baseRevision: number) =>
    own.json(handleDraftWrite, 'PUT', '/api/account/draft', { draft, baseRevision });
  expect(await (await own.ask(handleDraftRead, '/api/account/draft')).json()).toEqual({
    draft: null,
    revision: 0,
    savedAt: null,
  });
  expect(await (await put({ guests: 60 }, 0)).json()).toMatchObject({ revision: 1 });
  expect(await (await put({ guests: 70, neu: 'ü\u0000' }, 1)).json()).toMatchObject({ revision: 2 });
  const late = await put({ guests: 80 }, 1);
  expect(late.status).toBe(409);
  const there = { draft: { guests: 70, neu: 'ü' }, revision: 2, savedAt: expect.any(String) };
  expect(await late.json()).toEqual({ code: 'changed', ...there });
  expect((await put({ guests: 90 }, 0)).status).toBe(409);
  const both = await Promise.all([put({ guests: 1 }, 2), put({ guests: 2 }, 2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

  const clear = (baseRevision: number) =>
    own.json(handleDraftClear, 'DELETE', '/api/account/draft', { baseRevision });
  expect((await clear(2)).status).toBe(409);
  expect(await (await clear(3)).json()).toMatchObject({ revision: 4 });
  expect(await (await own.ask(handleDraftRead, '/')).json()).toMatchObject({ draft: null, revision: 4 });
  expect((await put({ guests: 5 }, 3)).status).toBe(409);
  for (const wrong of [{ draft: [], baseRevision: 0 }, { draft: {}, baseRevision: -1 }, { draft: {} }]) {
    expect((await own.json(handleDraftWrite, 'PUT', '/', wrong)).status).toBe(400);
  }
  expect((await put({ text: 'x'.repeat(70_000) }, 4)).status).toBe(400);
  expect((await put({ text: Array(9_000).fill([1, 2]) }, 4)).status).toBe(200);
});

test('an account, and all accounts of one address, save so often in an hour and no more; nothing is lost', async () => {
  const { browser: own } = await signedUp();
  const { data } = await own.auth.getUser();
  const save = (draft: object, baseRevision: number) =>
    own.json(handleDraftWrite, 'PUT', '/api/account/draft', { draft, baseRevision });
  const limits: readonly RateLimit[] = [
    { name: 'draft', subject: data.user?.id ?? '' },
    { name: 'client-drafts', subject: 'unknown' },
  ];
  for (const [revision, limit] of limits.entries()) {
    const { bucket, max } = rateLimitBucket(limit);
    const used = { bucket, window_start: new Date().toISOString(), count: max - 1 };
    await serviceClient().from('rate_limits').upsert(used).throwOnError();
    expect((await save({ guests: 60 }, revision)).status).toBe(200);
    const rejected = await save({ guests: 70 }, revision + 1);
    expect([rejected.status, await rejected.json()]).toEqual([429, { code: 'account.limited' }]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    const stored = await (await own.ask(handleDraftRead, '/')).json();
    expect(stored).toMatchObject({ draft: { guests: 60 }, revision: revision + 1 });
    await serviceClient().from('rate_limits').delete().eq('bucket', bucket).throwOnError();
  }
});

test('the export holds everything about the person and nothing about others', async () => {
  const email = newAddress();
  const reference = await inquire(email);
  const { browser: own } = await signedUp(email);
  const stranger = await signedUp();
  await inquire(stranger.email);
  await own.json(handleDraftWrite, 'PUT', '/', { draft: { guests: 77 }, baseRevision: 0 });
  const response = await own.ask(handleExport, '/api/account/export');
  expect(response.headers.get('content-disposition')).toContain('seegut-export.json');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email, addressProven: true, data: { locale: 'es' } },
    draft: { draft: { guests: 77 } },
    inquiries: [{ reference, state: 'received' }],
    versions: [{ reference, number: 1, plan: { details: { email } } }],
    messages: [],
  });
  expect(text).not.toContain(stranger.email);
  expect(text).not.toContain('encrypted');
});

test('a deleted account is gone, its session too; inquiries stay without it', async () => {
  const email = newAddress();
  const reference = await inquire(email);
  const { browser: own } = await signedUp(email);
  await own.json(handleDraftWrite, 'PUT', '/', { draft: { guests: 77 }, baseRevision: 0 });
  expect((await own.json(handleDelete, 'DELETE', '/api/account', {})).status).toBe(400);
  const session = (await own.auth.getSession()).data.session;
  const response = await own.json(handleDelete, 'DELETE', '/api/account', { confirm: true });
  expect(await response.json()).toEqual({ deleted: true });
  expect([...own.jar.keys()]).toEqual([]);
  expect((await browser().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await browser().auth.getUser(session?.access_token)).error?.code).toBe('user_not_found');
  const service = serviceClient();
  const { data } = await service.from('inquiries').select('user_id').eq('reference', reference).single();
  expect(data).toEqual({ user_id: null });
  expect((await service.from('drafts').select().eq('user_id', session?.user.id)).data).toEqual([]);
  expect((await service.from('proven_addresses').select().eq('email', email)).data).toEqual([]);
  expect(await lastMail(email)).toEqual({ locale: 'es', purpose: 'deleted', email, url: null });
  expect(await mails(email)).toHaveLength(1);

  const again = await signedUp(email);
  expect(await getList(await again.browser.ask(handleAccount, '/'))).toEqual([reference]);
});

test('an inquiry that is sent while signed in belongs to the account, from whatever address', async () => {
  const { browser: own } = await signedUp();
  const draft = sendableDraft();
  const send = () =>
    own.ask(
      (request) => handleInquiry(request, { now: new Date(), address: '192.0.2.2', stored: () => undefined }),
      '/api/inquiries',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(inquiryBody({}, draft)),
      },
    );
  const { reference } = await (await send()).json();
  expect(await getList(await own.ask(handleAccount, '/'))).toEqual([reference]);

  // A session that is over, or that nobody can read, is no reason to refuse an inquiry.
  for (const [name] of own.jar) own.jar.set(name, 'base64-e30');
  const response = await send();
  expect(response.status).toBe(201);
  const late = (await response.json()).reference;
  const { data } = await serviceClient().from('inquiries').select('user_id').eq('reference', late).single();
  expect(data).toEqual({ user_id: null });
});
