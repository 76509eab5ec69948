import type { ReactNode } from 'react';
import { type CateringTypeId, cateringTypes } from '@/content/catering/choices';
import { Engraving } from '../ui/engraving';

/** A plate for each kind of catering, made on the server. */
export function typePictures(): Readonly<Record<CateringTypeId, ReactNode>> {
  return Object.fromEntries(
    cateringTypes.map((type) => [type, <Engraving key={type} plate={type} />]),
  ) as Record<CateringTypeId, ReactNode>;
}
