import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { processExists, processPlace, processStart } from './process-identity';

const ownerSchema = z.object({ id: z.string(), pid: z.number(), place: z.string(), started: z.string() });
type Owner = z.output<typeof ownerSchema>;

export type Lock = {
  /** False once the file is gone or somebody else's: the data directory was removed or replaced. */
  readonly held: () => boolean;
  /** Gives the lock back; synchronous, so that it also works while the process exits. */
  readonly release: () => void;
};

/** Another process works on the same data directory: two would lose each other's data without a word. */
export class LockHeldError extends Error {
  override name = 'LockHeldError';
  constructor(file: string, pid: number) {
    super(
      `The data directory is in use by process ${pid} (${file}). Only one process may open it: stop the other ` +
        'one, choose another DATA_DIR, or run `npm run backend` once and point SUPABASE_URL of every site at it.',
    );
  }
}

function readOwner(file: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    // Created a moment ago and not written yet, or damaged: the beat decides whether somebody is behind it.
    return { id: '', pid: 0, place: '', started: '' };
  }
}

const lastBeat = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the owner still lives. Where process ids cannot tell, its heartbeat is watched for three beats. */
async function isAlive(file: string, owner: Owner, beatMs: number): Promise<boolean> {
  if (owner.place === processPlace()) {
    if (!processExists(owner.pid)) return false;
    const started = processStart(owner.pid);
    return started === '' || owner.started === '' || started === owner.started;
  }
  const seen = lastBeat(file);
  if (Date.now() - seen > 20 * beatMs) return false;
  for (let waited = 0; waited < 3 * beatMs; waited += beatMs / 4) {
    await pause(beatMs / 4);
    if (lastBeat(file) !== seen) return true;
  }
  return false;
}

/** Removes a dead owner's file, and only that one: of two that try, the slower gets a newer file and puts it back. */
function removeStale(file: string, stale: Owner) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readOwner(aside)?.id !== stale.id) linkSync(aside, file);
  } catch {
    // Somebody was faster; the next attempt to create the file decides.
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the exclusive lock of a data directory.
 * @throws LockHeldError while a living process holds it.
 */
export async function acquireLock(file: string, beatMs = 5_000): Promise<Lock> {
  const own: Owner = {
    id: randomUUID(),
    pid: process.pid,
    place: processPlace(),
    started: processStart(process.pid),
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = readOwner(file);
    if (!owner) continue;
    if (attempt > 5 || (await isAlive(file, owner, beatMs))) throw new LockHeldError(file, owner.pid);
    removeStale(file, owner);
  }
  if (readOwner(file)?.id !== own.id) throw new LockHeldError(file, readOwner(file)?.pid ?? 0);

  const beat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // The file is gone; `held` says so to whoever works with the data.
    }
  }, beatMs);
  beat.unref();
  const held = () => readOwner(file)?.id === own.id;
  return {
    held,
    release: () => {
      clearInterval(beat);
      if (held()) rmSync(file, { force: true });
    },
  };
}
