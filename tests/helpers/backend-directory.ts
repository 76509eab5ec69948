import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A data directory of one test's own; `remove` deletes it. */
export function temporaryDirectory(): { readonly path: string; readonly remove: () => void } {
  const directory = mkdtempSync(path.join(tmpdir(), 'seegut-'));
  return { path: directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
