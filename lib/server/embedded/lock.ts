import { statSync } from 'node:fs';
import path from 'node:path';

export type Lock = {
  /** False once the file is gone or another one: the data directory was removed or replaced. */
  readonly held: () => boolean;
  /** Gives the lock back; synchronous, so that it also works while the process exits. */
  readonly release: () => void;
};

/** Another process works on the same data directory: two would lose each other's data without a word. */
export class LockHeldError extends Error {
  override name = 'LockHeldError';
  constructor(dataDirectory: string) {
    super(
      `The data directory ${dataDirectory} is in use by another process, and the embedded database serves only one: ` +
        'stop the other process or choose another DATA_DIR. Several processes need Supabase (SUPABASE_URL).',
    );
  }
}

const identity = (file: string) => statSync(file, { throwIfNoEntry: false, bigint: true })?.ino;

/**
 * Takes the exclusive lock of a data directory: SQLite's on a file in it, which is the system's own and ends with the
 * process however that ends (sqlite.org, "File Locking And Concurrency"). Nothing else may open the file: the system
 * drops a process's locks on a file with the first handle that is closed.
 * @throws LockHeldError while another process, or this one, holds it.
 */
export function acquireLock(dataDirectory: string): Lock {
  const file = path.join(dataDirectory, 'lock');
  // Not by import: bundlers do not know the module yet.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const database = new DatabaseSync(file);
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5)
      throw new LockHeldError(dataDirectory);
    throw error;
  }
  const own = identity(file);
  return {
    held: () => database.isOpen && own !== undefined && identity(file) === own,
    release: () => {
      if (database.isOpen) database.close();
    },
  };
}
