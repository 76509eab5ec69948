import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { type EngravingKey, engravingPath } from '@/content/engravings';
import { getMedium, type MediaKey } from '@/content/media';
import { palette } from '@/content/palette';
import { sharePictureFormat } from '../share-picture-address';

const { width, height } = sharePictureFormat;
const publicFile = (...path: string[]) => join(/* turbopackIgnore: true */ process.cwd(), 'public', ...path);

export const { ground: night, accent: gold } = palette.dark;

/** A picture of a place: the ratio of the preview, as near to the focal point as it goes. */
export async function pictureGround(key: MediaKey): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const medium = getMedium(key);
  const fileWidth =
    medium.widths.find((candidate) => candidate >= width) ?? medium.widths.at(-1) ?? medium.width;
  const fileHeight = Math.round((fileWidth * medium.height) / medium.width);
  const scale = Math.min(fileWidth / width, fileHeight / height);
  const kept = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const from = (focal: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(focal * whole - part / 2, 0), whole - part));
  return sharp(publicFile('media', `${medium.file}-${fileWidth}.webp`))
    .extract({
      ...kept,
      left: from(medium.focal.x, fileWidth, kept.width),
      top: from(medium.focal.y, fileHeight, kept.height),
    })
    .resize(width, height);
}

/** Where an engraved plate stands in a preview; the title keeps left of it. */
export const plateBox = { left: 540, top: 70, width: 640, height: 480 } as const;

/** An engraved plate in gold on night. */
export async function plateGround(key: EngravingKey): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const mask = await sharp(publicFile(engravingPath(key, 'foil')))
    .resize(plateBox.width, plateBox.height)
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const plate = await sharp({ create: { ...plateBox, channels: 3, background: gold } })
    .joinChannel(mask, { raw: { width: plateBox.width, height: plateBox.height, channels: 1 } })
    .png()
    .toBuffer();
  const ground = await sharp({ create: { width, height, channels: 3, background: night } })
    .composite([{ input: plate, left: plateBox.left, top: plateBox.top }])
    .png()
    .toBuffer();
  return sharp(ground);
}
