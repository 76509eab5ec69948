import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { log } from '@/lib/base/log';
import { type Dumpable, writeBackup } from './backup';

const requestSchema = z.object({ id: z.uuid(), keep: z.number().int().min(1).max(1_000) });
const answerSchema = z.object({ id: z.uuid(), folder: z.string().nullable() });

export type BackupRequest = z.output<typeof requestSchema>;
export type BackupAnswer = z.output<typeof answerSchema>;

const requestFile = (dataDirectory: string) => path.join(dataDirectory, 'backup.request');
const answerFile = (dataDirectory: string) => path.join(dataDirectory, 'backup.answer');

const everyMs = 1_000;

/** Appears whole or not at all. */
function place(file: string, content: object) {
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Asks the process that holds a data directory for a backup: nobody else can read it meanwhile. */
export const requestBackup = (dataDirectory: string, request: BackupRequest) =>
  place(requestFile(dataDirectory), request);

/** Takes a request back that nobody answered. */
export const withdrawRequest = (dataDirectory: string) => rmSync(requestFile(dataDirectory), { force: true });

/** The answer to a request, once there is one; `folder` is null when the backup failed. */
export function readAnswer(dataDirectory: string, id: string): BackupAnswer | null {
  const file = answerFile(dataDirectory);
  if (!existsSync(file)) return null;
  const answer = answerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (answer.id !== id) return null;
  rmSync(file, { force: true });
  return answer;
}

/** Looks for requests every second and answers them, for as long as the process lives. */
export function answerBackupRequests(backend: Dumpable, dataDirectory: string) {
  let busy = false;
  const look = async () => {
    const file = requestFile(dataDirectory);
    if (busy || !existsSync(file)) return;
    busy = true;
    try {
      const { id, keep } = requestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      rmSync(file);
      const folder = await writeBackup(backend, dataDirectory, keep).catch(() => null);
      if (folder) log.info('backup.written');
      else log.error('backup.failed');
      place(answerFile(dataDirectory), { id, folder });
    } catch (error) {
      rmSync(file, { force: true });
      log.error('backup.failed', { reason: error instanceof Error ? error.name : 'unknown' });
    } finally {
      busy = false;
    }
  };
  setInterval(() => void look(), everyMs).unref();
}
