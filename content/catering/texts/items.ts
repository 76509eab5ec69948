import type { Localized } from '../../locales';
import { extraTexts } from './extras';
import { roomTexts, seatingTexts } from './rooms';

/** Names of price lines that are neither package, dish nor service, by the line's `itemId`. */
export const otherItemTexts: Readonly<Record<string, Localized>> = {
  ...roomTexts,
  ...seatingTexts,
  ...extraTexts,
  'plus-v': { de: 'Weitere Vorspeisen', en: 'Further starters', es: 'Más entrantes' },
  'plus-h': { de: 'Weitere Hauptspeisen', en: 'Further main courses', es: 'Más platos principales' },
  'plus-b': { de: 'Weitere Beilagen', en: 'Further side dishes', es: 'Más guarniciones' },
  'plus-d': { de: 'Weitere Desserts', en: 'Further desserts', es: 'Más postres' },
  'plus-f': { de: 'Weiteres Fingerfood', en: 'Further finger food', es: 'Más bocados' },
  'plus-bw': {
    de: 'Weitere warme Frühstücksgerichte',
    en: 'Further hot breakfast dishes',
    es: 'Más desayunos calientes',
  },
  express: { de: 'Express-Zuschlag', en: 'Short-notice surcharge', es: 'Recargo por urgencia' },
  tasting: { de: 'Probeessen für zwei', en: 'Tasting for two', es: 'Degustación para dos' },
  'zone-1': { de: 'bis 30 km', en: 'up to 30 km', es: 'hasta 30 km' },
  'zone-2': { de: '31 bis 60 km', en: '31 to 60 km', es: 'de 31 a 60 km' },
  'zone-3': { de: '61 bis 120 km', en: '61 to 120 km', es: 'de 61 a 120 km' },
  'same-day': {
    de: 'Abholung am selben Tag bis 23 Uhr',
    en: 'Collection the same day until 11 pm',
    es: 'Recogida el mismo día hasta las 23 h',
  },
};
