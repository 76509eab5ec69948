import type { Locale } from '@/content/locales';
import { isMediaKey } from '@/content/media';
import { siteWords } from '@/content/texts';
import type { VisualKey } from '@/content/visual';

/** What a picture shows, below or beside it; a screen reader has heard it as the picture's alternative text. Words beside a plate name it. */
export const Caption = ({ media, locale }: { media: VisualKey; locale: Locale }) =>
  isMediaKey(media) && (
    <figcaption aria-hidden="true" className="mt-3 text-xs text-muted">
      {siteWords[locale].alts[media]}
    </figcaption>
  );
