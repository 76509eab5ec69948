import { askThroughDoor } from './door';
import { createEmbeddedBackend, type EmbeddedBackend } from './embedded-backend';
import { type BackendKeys, readKeys } from './keys';

export type OperatorBackend = {
  readonly keys: Pick<BackendKeys, 'anonKey' | 'serviceRoleKey'>;
  readonly fetch: typeof fetch;
  /** Null while another process has the data directory open. */
  readonly own: EmbeddedBackend | null;
  readonly close: () => Promise<void>;
};

/**
 * The embedded backend for a command of the operator: opened here when nobody uses the data directory, else asked
 * through the door of the process that does.
 * @param migrations folder of the schema's; an empty one changes nothing.
 */
export async function openOperatorBackend(
  dataDirectory: string,
  migrations?: string,
): Promise<OperatorBackend> {
  const backend = createEmbeddedBackend(dataDirectory, migrations);
  const keys = readKeys(dataDirectory);
  try {
    await backend.start();
    return {
      keys,
      fetch: (input, init) => backend.fetch(new Request(input, init)),
      own: backend,
      close: backend.close,
    };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'LockHeldError')) throw error;
    return {
      keys,
      fetch: (input, init) => askThroughDoor(dataDirectory, new Request(input, init)),
      own: null,
      close: async () => undefined,
    };
  }
}
