import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Asks the browser to compile a whole file while it arrives, beside the main thread, instead of function by function when
 * each is called. Must be the first line. Others take it for a comment. Source: V8, "Explicit compile hints" (Chrome 136).
 */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** The script files that a page names, each once. */
export const listScripts = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/ src="\/_next\/(static\/chunks\/[^"]+\.js)"(?! noModule)/g)].map(
      ([, file]) => file as string,
    ),
  );

/**
 * Writes the hint into the scripts that every page loads: React and Next, which start each page in one piece. The rest is
 * small or needed only at times. Returns their paths below the build folder.
 * @throws Error when the pages have no script in common: then Next names them in another way, and this must follow.
 */
export function addCompileHints(folder: string): readonly string[] {
  const app = join(folder, 'server/app');
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => listScripts(readFileSync(join(app, file), 'utf8')));
  const [first = new Set<string>(), ...others] = pages;
  const shared = [...first].filter((file) => others.every((scripts) => scripts.has(file)));
  if (shared.length === 0) throw new Error('The finished pages share no script');
  for (const file of shared) {
    const path = join(folder, file);
    const script = readFileSync(path, 'utf8');
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
  }
  return shared;
}
