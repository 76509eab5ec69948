import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedDirectory, temporaryDirectory } from '@/tests/helpers/backend-directory';
import { inquiryBody } from '@/tests/helpers/backend-draft';
import { MailServer } from '@/tests/helpers/backend-smtp';
import { expectAllEqual, Ledger, mailsAreDue } from './ledger';
import { SiteProcess } from './site-control';

const prepared = await preparedDirectory();
const place = temporaryDirectory();
let mails: MailServer;

beforeAll(async () => {
  mails = await MailServer.start();
});
afterAll(async () => {
  await mails.close();
  for (const { remove } of [place, prepared]) remove();
});

/** A disk of its own, which only root may have; null elsewhere. */
function smallDisk(megabytes: number): { folder: string; remove: () => void } | null {
  const folder = path.join(place.path, 'disk');
  mkdirSync(folder);
  if (process.getuid?.() !== 0) return null;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  return { folder, remove: () => execFileSync('umount', [folder]) };
}

/** What has to hold whatever fills the disk and frees it again. */
async function survives(
  folder: string,
  environment: Record<string, string>,
  fill: () => void,
  free: () => void,
) {
  const ledger = new Ledger();
  const site = new SiteProcess(folder, mails, environment);
  mails.received.length = 0;
  const send = async (body: unknown) => {
    const { status, reference } = await site.send(body);
    if (status === 201 && reference) ledger.acknowledged.add(reference);
    return status;
  };
  try {
    await site.start();
    const bodies = Array.from({ length: 12 }, () => inquiryBody());
    for (const body of bodies.slice(0, 4)) expect(await send(body)).toBe(201);
    fill();
    for (const body of bodies) expect(await send(body)).toBe(503);
    expect(await site.ready()).toBe('unreachable');
    free();
    for (const body of bodies) expect(await send(body)).toBe(201);
    expect(await site.ready()).toBe('ready');
    expect(site.output).toContain('"code":"backend.disk_full"');
    expect(site.output).not.toContain('ada@example.org');

    await site.stop('SIGKILL');
    await site.inspect(({ service }) => mailsAreDue(service));
    await site.start();
    for (let round = 0; round < 3; round += 1) await site.tick('sweep');
    await site.stop();
    await site.inspect(({ service }) => expectAllEqual(ledger, service, mails));
  } finally {
    await site.stop('SIGKILL');
  }
}

test('a disk with no room left: nothing is acknowledged, and with room again all is well', async () => {
  const free = path.join(place.path, 'free');
  const data = path.join(place.path, 'data');
  cpSync(prepared.path, data, { recursive: true });
  await survives(
    data,
    { DISK_FREE_FILE: free },
    () => writeFileSync(free, String(1024 * 1024)),
    () => rmSync(free),
  );
});

test('the same on a small disk that is really full', async (context) => {
  const disk = smallDisk(220);
  if (!disk) {
    console.warn('SKIPPED: only root may mount a disk.');
    return context.skip();
  }
  try {
    const data = path.join(disk.folder, 'data');
    const ballast = path.join(disk.folder, 'ballast');
    cpSync(prepared.path, data, { recursive: true });
    await survives(
      data,
      {},
      () => {
        const { bavail, bsize } = statfsSync(disk.folder);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      },
      () => rmSync(ballast),
    );
  } finally {
    disk.remove();
  }
});
