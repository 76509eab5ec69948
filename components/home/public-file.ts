import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a file lies in `public`, asked while the page is built; what is missing is simply not shown. */
export function publicFileExists(path: string): boolean {
  return existsSync(join(/* turbopackIgnore: true */ process.cwd(), 'public', path));
}
