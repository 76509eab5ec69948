import { statfsSync } from 'node:fs';
import { log } from '@/lib/base/log';

/** Room for a few segments of Postgres' write-ahead log, 16 MiB each, and for what a burst of inquiries adds. */
const minFreeBytes = 64 * 1024 * 1024;

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    // A system that does not tell is believed to have room.
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Watches the space on a data directory's disk. Postgres must never meet a full one: when its log cannot grow it ends
 * with a PANIC, and the embedded one, which shares this process's only thread, would take the pages with it.
 * @returns a function that says whether there is room now; it logs when that changes.
 */
export function watchDisk(directory: string): () => boolean {
  let full = false;
  return () => {
    const nowFull = freeBytes(directory) < minFreeBytes;
    if (nowFull !== full) {
      if (nowFull) log.error('backend.disk_full');
      else log.info('backend.disk_space_recovered');
    }
    full = nowFull;
    return !full;
  };
}
