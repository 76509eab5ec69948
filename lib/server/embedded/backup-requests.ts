import { z } from 'zod';
import { log } from '@/lib/base/log';
import { type Dumpable, writeBackup } from './backup';
import { createRequestFiles } from './request-files';

/** Requests for a backup; `folder` is null when it failed. */
export const backupRequests = createRequestFiles('backup', {
  question: z.object({ id: z.uuid(), keep: z.number().int().min(1).max(1_000) }),
  answer: z.object({ id: z.uuid(), folder: z.string().nullable() }),
});

/** Looks for requests every second and answers them, for as long as the process lives. */
export function answerBackupRequests(backend: Dumpable, dataDirectory: string) {
  backupRequests.answerAll(dataDirectory, async ({ id, keep }) => {
    const folder = await writeBackup(backend, dataDirectory, keep).catch(() => null);
    if (folder) log.info('backup.written');
    else log.error('backup.failed');
    return { id, folder };
  });
}
