import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { pictureBudget } from './budgets';
import { encodePicture, type FileEntry, readTable, writeTable } from './encode-picture';

/** Where an operator puts photographs, named like the picture that they replace. */
export const PHOTOS = 'photos';

/** Below this size a photograph would be enlarged on ordinary screens. */
const MIN_WIDTH = 900;
const MIN_HEIGHT = 630;
const MAX_WIDTH = 1600;

type Photo = { readonly key: string; readonly file: string };

type Folders = { readonly photos: string; readonly media: string; readonly table: string };

type Result = { readonly replaced: readonly string[]; readonly problems: readonly string[] };

/** All files of the folder by name without ending; none when the folder does not exist. */
async function findPhotos(folder: string): Promise<Photo[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((file) => ({ key: parse(file).name, file }));
}

/** The photograph upright, without metadata, at most 1600 px wide, as PNG. */
const prepare = (file: string) =>
  sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });

/** What follows the key in the names of a picture's files. */
const namesOf = (entry: FileEntry | undefined): readonly string[] =>
  entry ? [...entry.widths.map(String), ...(entry.tall ? [`tall-${entry.tall}`] : [])] : [];

async function replaceOne(
  photo: Photo,
  folders: Folders,
  keys: readonly string[],
): Promise<string | undefined> {
  const { key, file } = photo;
  if (!/\.(?:jpe?g|png)$/i.test(file)) return `${file}: not a .jpg, .jpeg or .png`;
  if (!keys.includes(key)) return `${file}: no picture is called "${key}"; content/media.ts lists the keys`;
  const prepared = await prepare(join(folders.photos, file)).catch(() => undefined);
  if (!prepared) return `${file}: cannot be read as a picture`;
  const { width, height } = prepared.info;
  if (width < MIN_WIDTH || height < MIN_HEIGHT)
    return `${file}: ${width} × ${height} px (once at most ${MAX_WIDTH} px wide), at least ${MIN_WIDTH} × ${MIN_HEIGHT} are needed`;

  const table = await readTable(folders.table);
  const entry = await encodePicture(key, prepared.data, folders.media);
  const kept = namesOf(entry);
  for (const name of namesOf(table[key]).filter((former) => !kept.includes(former)))
    for (const type of ['avif', 'webp'])
      await rm(join(folders.media, `${key}-${name}.${type}`), { force: true });
  await writeTable(folders.table, { ...table, [key]: entry });

  for (const step of entry.widths)
    for (const type of ['avif', 'webp'] as const) {
      const { size } = await stat(join(folders.media, `${key}-${step}.${type}`));
      const budget = pictureBudget(key, step, type);
      if (size > budget)
        return `${file}: ${key}-${step}.${type} has ${size} bytes, ${budget} are allowed; take a calmer picture`;
    }
  return undefined;
}

/**
 * Puts each photograph in the place of the picture whose key it is named after: sizes, formats, colour placeholder and
 * table entry. What cannot be used is named and leaves the former picture as it was; only a file above its budget is
 * named after it was written.
 * @param keys of all pictures.
 * @param only these keys; without them, every photograph of the folder.
 */
export async function replacePictures(
  folders: Folders,
  keys: readonly string[],
  only?: readonly string[],
): Promise<Result> {
  const photos = await findPhotos(folders.photos);
  const wanted = photos.filter(({ key }) => !only || only.includes(key));
  const count = (key: string) => photos.filter((photo) => photo.key === key).length;
  const missing = (only ?? []).filter((key) => count(key) === 0);
  const problems = missing.map((key) => `${key}: no photograph of this name in ${folders.photos}/`);
  const replaced: string[] = [];
  await mkdir(folders.media, { recursive: true });
  for (const photo of wanted) {
    const problem =
      count(photo.key) > 1
        ? `${photo.file}: another file has the same key`
        : await replaceOne(photo, folders, keys);
    if (problem) problems.push(problem);
    else replaced.push(photo.key);
  }
  return { replaced, problems };
}
