import { upright } from '@/components/ui/picture';
import type { Locale } from '@/content/locales';
import { getMedium, type Medium } from '@/content/media';
import { siteWords } from '@/content/texts';

/** Phones have three pixels to a point and see no more in this dusk than in two: at most 800 px, at most 40 kB. */
const phoneShare = '62vw';

/** As wide as it must be to cover the screen. */
const wideShare = 'max(100vw,178vh)';

const sourceSet = (medium: Medium, type: 'avif' | 'webp') =>
  medium.widths.map((width) => `/media/${medium.file}-${width}.${type} ${width}w`).join(', ');

/** The picture of the first screen, composed anew for upright phones, else the film's own first frame: loads first and at once, cropped around its focal point. */
export function HeroPoster({ locale }: { locale: Locale }) {
  const wide = getMedium('hero');
  const tall = getMedium('hero-portrait');
  return (
    <picture className="contents">
      <source media={upright} type="image/avif" srcSet={sourceSet(tall, 'avif')} sizes={phoneShare} />
      <source media={upright} type="image/webp" srcSet={sourceSet(tall, 'webp')} sizes={phoneShare} />
      <source type="image/avif" srcSet={sourceSet(wide, 'avif')} sizes={wideShare} />
      <img
        src={`/media/${wide.file}-${wide.widths.at(-1) ?? wide.width}.webp`}
        srcSet={sourceSet(wide, 'webp')}
        sizes={wideShare}
        width={wide.width}
        height={wide.height}
        alt={siteWords[locale].alts.hero}
        loading="eager"
        fetchPriority="high"
        decoding="sync"
        className="size-full object-cover"
        style={{
          objectPosition: getPosition(wide),
          backgroundImage: wide.blur,
        }}
      />
    </picture>
  );
}

/** The focal point as CSS writes it; film and poster are cropped around the same one. */
export function getPosition({ focal }: Medium): string {
  return `${focal.x * 100}% ${focal.y * 100}%`;
}
