import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  anonKey: z.string().min(20),
  serviceRoleKey: z.string().min(20),
  jwtSecret: z.string().min(32),
  addressSecret: z.string().min(32),
});

/** Secrets of one embedded backend: its two API keys, what signs sessions, what hides client addresses. */
export type BackendKeys = z.output<typeof schema>;

const secret = () => randomBytes(32).toString('base64url');

/** File with the keys of a data directory; readable by the operator only. */
const keysFile = (dataDirectory: string) => path.join(dataDirectory, 'keys.json');

/**
 * Reads the keys of a data directory and creates them on first use. Processes that race get the same keys, because
 * the finished file is linked into place and only the first link succeeds.
 * @throws Error when the directory cannot be used or the file is damaged.
 */
export function readKeys(dataDirectory: string): BackendKeys {
  const file = keysFile(dataDirectory);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createKeys(file, path.join(dataDirectory, `keys.${randomUUID()}`));
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function createKeys(file: string, draft: string) {
  const keys: BackendKeys = {
    anonKey: `sb_publishable_${secret()}`,
    serviceRoleKey: `sb_secret_${secret()}`,
    jwtSecret: secret(),
    addressSecret: secret(),
  };
  try {
    writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
