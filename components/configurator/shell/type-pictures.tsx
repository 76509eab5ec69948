import type { ReactNode } from 'react';
import { Engraving } from '@/components/ui/engraving';
import type { CateringTypeId } from '@/content/catering/choices';
import { typePlates } from '@/content/type-plates';

/** A plate for each kind of catering, made on the server. */
export function typePictures(): Readonly<Record<CateringTypeId, ReactNode>> {
  return Object.fromEntries(
    Object.entries(typePlates).map(([type, plate]) => [type, <Engraving key={type} plate={plate} />]),
  ) as Record<CateringTypeId, ReactNode>;
}
