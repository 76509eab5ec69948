import type { Locale } from '@/content/locales';
import { getMedium, type MediaKey } from '@/content/media';
import { siteWords } from '@/content/texts';
import { absoluteUrl } from './absolute-url';

/** The largest file of a picture, as previews and image search want it. */
export type PictureFile = {
  readonly path: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** Largest WebP of a picture with its alt text in a language. */
export function pictureFile(key: MediaKey, locale: Locale): PictureFile {
  const medium = getMedium(key);
  const width = medium.widths.at(-1) ?? medium.width;
  const path = `/media/${medium.file}-${width}.webp`;
  return {
    path,
    url: absoluteUrl(path),
    width,
    height: Math.round((width * medium.height) / medium.width),
    alt: siteWords[locale].alts[key],
  };
}
