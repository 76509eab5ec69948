import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { preparedDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { expectAllEqual, Ledger } from './ledger';
import { SiteProcess } from './site-control';

const directory = await preparedDirectory();
const ledger = new Ledger();
let mails: MailServer;
let site: SiteProcess;

beforeAll(async () => {
  mails = await MailServer.start();
  site = new SiteProcess(directory.path, mails);
});
afterAll(async () => {
  await site.stop();
  await mails.close();
  directory.remove();
});

/** What a page of the very first version sends: the specified fields and none that came later. */
function firstVersionBody() {
  const { draft, ...envelope } = inquiryBody({ catalogueVersion: '2025-01-01' });
  const later = [
    'children611',
    'childrenUnder6',
    'veganGuests',
    'vegetarianGuests',
    'serviceQuantities',
    'breakfastPackage',
    'allergyNote',
    'decorationNote',
    'ideaText',
    'budgetPerPersonCents',
    'costCentre',
    'tipPercent',
    'pickup',
  ]; // prettier-ignore
  const early = Object.fromEntries(Object.entries(draft).filter(([key]) => !later.includes(key)));
  return { ...envelope, draft: early };
}

test('a page that was loaded before a deploy sends to the new version', async () => {
  await site.start();
  const loaded = firstVersionBody();
  const { status: before } = await site.send(inquiryBody());
  expect(before).toBe(201);
  // The new version starts on the same data while the old page is still open.
  await site.stop();
  await site.start();
  const old = await site.send(loaded);
  expect(old.status).toBe(201);
  // A field that the new version has dropped is no reason to refuse.
  const withDropped = firstVersionBody();
  const dropped = await site.send({
    ...withDropped,
    theme: 'dark',
    draft: { ...withDropped.draft, balloonColour: 'red' },
  });
  expect(dropped.status).toBe(201);
  await site.stop();
  await site.inspect(async ({ service }) => {
    const { data } = await service.from('inquiries').select('reference, payload').throwOnError();
    expect(data).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain('balloonColour');
    for (const { reference } of data ?? []) ledger.acknowledged.add(reference);
  });
});

test('a post that was answered by the old version and repeated to the new one is the same inquiry', async () => {
  await site.start();
  const body = inquiryBody();
  const first = await site.send(body);
  await site.stop('SIGKILL');
  await site.start();
  expect(await site.send(body)).toMatchObject({ status: 201, reference: first.reference, repeated: true });
  if (first.reference) ledger.acknowledged.add(first.reference);
});

test('after all that, acknowledged, stored and mailed are the same', async () => {
  await vi.waitFor(async () => {
    await site.tick('sweep');
    expect(new Set(mails.received.map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(
      2 * ledger.acknowledged.size,
    );
  }, 60_000);
  await site.stop();
  await site.inspect(({ service }) => expectAllEqual(ledger, service, mails));
});

test('no form depends on a Server Action, whose address changes with every build', () => {
  const found = execFileSync('sh', [
    '-c',
    'grep -rlE "^\'use server\'|^\\"use server\\"" app components lib || true',
  ]);
  expect(found.toString()).toBe('');
});
