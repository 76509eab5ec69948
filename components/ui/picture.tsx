import type { Locale } from '@/content/locales';
import { getMedium, type MediaKey, type Medium } from '@/content/media';
import { siteWords } from '@/content/texts';
import { type BoxRatio, coverSizes } from './cover-sizes';

type Props = {
  media: MediaKey;
  locale: Locale;
  /** How wide the picture's box is, written like the `sizes` attribute: `(width >= 64rem) 58vw, 100vw`. */
  sizes: string;
  /** Width by height of the box where it is more upright than the picture; one for all entries, or one for each. */
  ratio?: BoxRatio;
  /** Height that the box has whatever its width, as a CSS length. */
  height?: string;
  /** A box that stands upright on phones shows the upright part of the picture there, where there is one. */
  isTall?: boolean;
  /** Loads at once and first; for the one picture of the first screen. */
  priority?: boolean;
  /** Pure decoration gets an empty alternative text. */
  decorative?: boolean;
  className?: string;
};

/** Where the box of a first screen stands upright (`plated.css`). */
const upright = '(orientation: portrait) and (width < 48rem)';

/** All widths of a picture as `srcset` writes them. */
const listSources = ({ file, widths }: Medium, type: 'avif' | 'webp') =>
  widths.map((width) => `/media/${file}-${width}.${type} ${width}w`).join(', ');

/** Phones have three pixels to a point and see no more of a first screen than in two. */
const phoneShare = '62vw';

/** What phones show of a first screen: a picture composed anew for them, or the part around the focal point. */
function UprightSources({ medium: { file, tall, upright: own } }: { medium: Medium }) {
  const listOf = (type: 'avif' | 'webp') =>
    own ? listSources(getMedium(own), type) : tall ? `/media/${file}-tall-${tall}.${type} ${tall}w` : '';
  return (['avif', 'webp'] as const).map(
    (type) =>
      listOf(type) && (
        <source key={type} media={upright} type={`image/${type}`} srcSet={listOf(type)} sizes={phoneShare} />
      ),
  );
}

/** The focal point as CSS writes it. */
export const focalPosition = ({ focal }: Medium): string => `${focal.x * 100}% ${focal.y * 100}%`;

/**
 * One of the site's own pictures: AVIF with WebP as fallback from prebuilt files, a blurred preview
 * behind it while it loads, cropped around its focal point. The surrounding box decides the ratio.
 */
export function Picture({
  media,
  locale,
  sizes,
  ratio,
  height,
  isTall = false,
  priority = false,
  decorative = false,
  className = '',
}: Props) {
  const medium = getMedium(media);
  const needed = coverSizes(sizes, medium.width / medium.height, { ratio, height });
  const largest = medium.widths.at(-1) ?? medium.width;
  return (
    <picture className="contents">
      {isTall && <UprightSources medium={medium} />}
      <source type="image/avif" srcSet={listSources(medium, 'avif')} sizes={needed} />
      <img
        src={`/media/${medium.file}-${largest}.webp`}
        srcSet={listSources(medium, 'webp')}
        sizes={needed}
        width={medium.width}
        height={medium.height}
        alt={decorative ? '' : siteWords[locale].alts[media]}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={`size-full object-cover ${className}`}
        style={{
          objectPosition: focalPosition(medium),
          backgroundImage: medium.blur,
        }}
      />
    </picture>
  );
}
