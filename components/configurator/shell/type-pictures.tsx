import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { type CateringTypeId, cateringTypes } from '@/content/catering/choices';
import type { Locale } from '@/content/locales';
import type { MediaKey } from '@/content/media';

const pictureOf: Readonly<Record<CateringTypeId, MediaKey>> = {
  'flying-buffet': 'type-flying-buffet',
  'seated-dinner': 'type-seated-dinner',
  'fingerfood-buffet': 'type-fingerfood-buffet',
  'grill-catering': 'type-grill-catering',
  'own-idea': 'type-own-idea',
  'cold-buffet': 'type-cold-buffet',
  'luxury-catering': 'type-luxury-catering',
  breakfast: 'category-breakfast',
  'warm-buffet': 'category-mains',
  conference: 'category-sides',
};

/** A picture for each kind of catering, made on the server. */
export function typePictures(locale: Locale): Readonly<Record<CateringTypeId, ReactNode>> {
  const sizes = '(width >= 80rem) 19rem, (width >= 40rem) 45vw, 100vw';
  return Object.fromEntries(
    cateringTypes.map((type) => [
      type,
      <Picture key={type} media={pictureOf[type]} locale={locale} sizes={sizes} decorative />,
    ]),
  ) as Record<CateringTypeId, ReactNode>;
}
