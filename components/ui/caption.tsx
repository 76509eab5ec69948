import type { Locale } from '@/content/locales';
import type { MediaKey } from '@/content/media';
import { siteWords } from '@/content/texts';

/** What a picture shows, below or beside it; a screen reader has heard it as the picture's alternative text. */
export const Caption = ({ media, locale }: { media: MediaKey; locale: Locale }) => (
  <figcaption aria-hidden="true">{siteWords[locale].alts[media]}</figcaption>
);
