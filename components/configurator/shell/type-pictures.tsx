import type { ReactNode } from 'react';
import { Engraving } from '@/components/ui/engraving';
import type { CateringTypeId } from '@/content/catering/choices';
import type { EngravingKey } from '@/content/engravings';

const plates: Readonly<Record<CateringTypeId, EngravingKey>> = {
  'flying-buffet': 'flying-buffet',
  'seated-dinner': 'seated-dinner',
  'fingerfood-buffet': 'fingerfood-buffet',
  'grill-catering': 'grill-catering',
  'own-idea': 'own-idea',
  'cold-buffet': 'cold-buffet',
  'luxury-catering': 'luxury-catering',
  breakfast: 'breakfast',
  'warm-buffet': 'mains',
  conference: 'sides',
};

/** A plate for each kind of catering, made on the server. */
export function typePictures(): Readonly<Record<CateringTypeId, ReactNode>> {
  return Object.fromEntries(
    Object.entries(plates).map(([type, plate]) => [type, <Engraving key={type} plate={plate} />]),
  ) as Record<CateringTypeId, ReactNode>;
}
