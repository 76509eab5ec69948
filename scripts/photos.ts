/**
 * Replaces rendered pictures by photographs: `photos/<key>.jpg`, `.jpeg` or `.png`, keys as in `content/media.ts`.
 *
 * Run: `npm run photos [-- key,key]`; ends with 1 when a photograph could not be used.
 */
import { existsSync } from 'node:fs';
import { media } from '@/content/media';
import { TABLE, TARGET } from './photos/encode-picture';
import { PHOTOS, replacePictures } from './photos/replace-pictures';

const { replaced, problems } = await replacePictures(
  { photos: PHOTOS, media: TARGET, table: TABLE },
  Object.keys(media),
  process.argv[2]?.split(','),
);
for (const key of replaced) console.log(key);
if (replaced.length + problems.length === 0) console.log(`No photographs in ${PHOTOS}/.`);
if (replaced.includes('hero') && existsSync(`${TARGET}/hero.webm`))
  console.log(
    `The film of the first screen still shows the former picture: replace or delete ${TARGET}/hero.webm and hero.mp4.`,
  );
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
