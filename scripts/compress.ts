import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(?:html|js|css|svg|json|txt|map)$/;

const encodings = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
} as const;

type Ending = keyof typeof encodings;

/**
 * Writes `.gz` or `.br` beside every text file below a folder, as small as they get, with the same time of change.
 * Files that have them already are left alone: hashed names never change their content. Returns the number written.
 */
export async function compressFolder(folder: string, endings: readonly Ending[]): Promise<number> {
  const waiting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => texts.test(name))
    .map((name) => join(folder, name))
    .flatMap((file) => endings.map((ending) => ({ file, ending })))
    .filter(({ file, ending }) => !existsSync(`${file}.${ending}`));
  const total = waiting.length;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { file, ending } = next;
      const { atime, mtime } = statSync(file);
      await writeFile(`${file}.${ending}`, await encodings[ending](await readFile(file)));
      utimesSync(`${file}.${ending}`, atime, mtime);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return total;
}
