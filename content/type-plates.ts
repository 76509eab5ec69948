import type { CateringTypeId } from './catering/choices';
import type { EngravingKey } from './engravings';

/** The plate of each kind of catering; two show the plate of a course. */
export const typePlates: Readonly<Record<CateringTypeId, EngravingKey>> = {
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
