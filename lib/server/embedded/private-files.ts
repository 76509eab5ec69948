import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { log } from '@/lib/base/log';
import { unredacted } from './redacted-console';

/** A file that another process has just removed needs no protection. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function tighten(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    const tightened = entry.isDirectory() ? tighten(file) : entry.isFile() && chmod(file, 0o600);
    await Promise.resolve(tightened).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
}

/** New files of this process are its user's alone; a data directory holds password hashes and what visitors sent. */
function restrictNewFiles(): void {
  process.umask(0o077);
}

/**
 * Creates a data directory that only its owner may read, or makes an existing one so with all that is in it. A volume
 * whose permissions cannot be changed is used as it is, with a warning.
 * @throws Error when it cannot be created.
 */
export async function protectDirectory(directory: string): Promise<void> {
  restrictNewFiles();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await tighten(directory).catch((error: unknown) =>
    unredacted(() =>
      log.warn('backend.directory_not_private', {
        reason: error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
      }),
    ),
  );
}
