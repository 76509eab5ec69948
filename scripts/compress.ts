import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedFolder } from '@/lib/server/static-cache/encoded-copy';

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Pages, scripts and stylesheets of a build folder. */
const listFiles = (folder: string): string[] =>
  ['server/app', 'static'].flatMap((below) =>
    readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:html|js|css)$/.test(file) && !(below === 'server/app' && file.endsWith('.js')))
      .map((file) => join(below, file)),
  );

/**
 * Writes what the static cache sends, as small as it gets, so that the first visitor after a start gets what every other
 * gets. Returns the number of files compressed.
 */
export async function compressBuild(folder: string): Promise<number> {
  const waiting = listFiles(folder);
  const total = waiting.length;
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const content = await readFile(join(folder, file));
      for (const [name, compress] of Object.entries(encodings)) {
        const target = join(folder, compressedFolder, `${file}.${name}`);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, await compress(content));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return total;
}
