import type { Locale } from '@/content/locales';
import { getMedium, type MediaKey } from '@/content/media';
import { siteWords } from '@/content/texts';

type Props = {
  media: MediaKey;
  locale: Locale;
  /** The `sizes` attribute: how wide the picture is shown, for example `(width >= 64rem) 58vw, 100vw`. */
  sizes: string;
  /** Loads at once and first; for the one picture of the first screen. */
  priority?: boolean;
  /** Pure decoration gets an empty alternative text. */
  decorative?: boolean;
  className?: string;
};

const listSources = (file: string, widths: readonly number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/media/${file}-${width}.${type} ${width}w`).join(', ');

/**
 * One of the site's own pictures: AVIF with WebP as fallback from prebuilt files, a blurred preview
 * behind it while it loads, cropped around its focal point. The surrounding box decides the ratio.
 */
export function Picture({
  media,
  locale,
  sizes,
  priority = false,
  decorative = false,
  className = '',
}: Props) {
  const medium = getMedium(media);
  const largest = medium.widths.at(-1) ?? medium.width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={listSources(medium.file, medium.widths, 'avif')} sizes={sizes} />
      <img
        src={`/media/${medium.file}-${largest}.webp`}
        srcSet={listSources(medium.file, medium.widths, 'webp')}
        sizes={sizes}
        width={medium.width}
        height={medium.height}
        alt={decorative ? '' : siteWords[locale].alts[media]}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={`size-full object-cover ${className}`}
        style={{
          objectPosition: `${medium.focal.x * 100}% ${medium.focal.y * 100}%`,
          backgroundImage: medium.blur,
        }}
      />
    </picture>
  );
}
