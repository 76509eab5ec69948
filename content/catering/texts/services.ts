import type { Localized } from '../../locales';
import type { ServiceId } from '../services';

/** `note` says what the price covers or what is suggested; `null` where the name says it all. */
export type ServiceText = { readonly name: string; readonly note: string | null };

export const serviceTexts: Readonly<Record<ServiceId, Localized<ServiceText>>> = {
  s01: {
    de: {
      name: 'Servicekraft',
      note: 'Je Stunde und Kraft, mindestens 4 Stunden. Die Anzahl schlagen wir aus Ihrer Gästezahl vor.',
    },
    en: {
      name: 'Waiting staff',
      note: 'Per hour and person, at least 4 hours. We suggest the number from your guest count.',
    },
    es: {
      name: 'Personal de sala',
      note: 'Por hora y persona, mínimo 4 horas. Proponemos el número según sus invitados.',
    },
  },
  s02: {
    de: { name: 'Koch oder Grillmeister vor Ort', note: 'Je Stunde, mindestens 4 Stunden.' },
    en: { name: 'Chef or grill chef on site', note: 'Per hour, at least 4 hours.' },
    es: { name: 'Cocinero o parrillero en su evento', note: 'Por hora, mínimo 4 horas.' },
  },
  s03: {
    de: { name: 'Barkeeper', note: 'Je Stunde, mindestens 4 Stunden, zusammen mit einem Barpaket.' },
    en: { name: 'Bartender', note: 'Per hour, at least 4 hours, together with a bar package.' },
    es: { name: 'Barman', note: 'Por hora, mínimo 4 horas, junto con un paquete de bar.' },
  },
  s04: {
    de: {
      name: 'Geschirr und Besteck',
      note: 'Falls nicht im Paket enthalten. Sie geben es ungespült zurück.',
    },
    en: { name: 'Plates and cutlery', note: 'Unless your package includes them. Return them unwashed.' },
    es: { name: 'Vajilla y cubiertos', note: 'Si el paquete no los incluye. Se devuelven sin lavar.' },
  },
  s05: {
    de: { name: 'Gläserpaket', note: 'Gläser für Wasser, Wein, Bier und Aperitif.' },
    en: { name: 'Glassware', note: 'Glasses for water, wine, beer and aperitif.' },
    es: { name: 'Cristalería', note: 'Copas y vasos para agua, vino, cerveza y aperitivo.' },
  },
  s06: {
    de: {
      name: 'Getränkepauschale',
      note: 'Wasser, Softdrinks, Bier und Hauswein für 4 Stunden; jede weitere Stunde gegen Aufpreis.',
    },
    en: {
      name: 'Drinks package',
      note: 'Water, soft drinks, beer and house wine for 4 hours; further hours at a supplement.',
    },
    es: {
      name: 'Barra libre de bebidas',
      note: 'Agua, refrescos, cerveza y vino de la casa durante 4 horas; cada hora más, con suplemento.',
    },
  },
  s07: {
    de: { name: 'Cocktail- und Longdrinkbar', note: 'Ab 40 Gästen.' },
    en: { name: 'Cocktail and long drink bar', note: 'From 40 guests.' },
    es: { name: 'Bar de cócteles y combinados', note: 'A partir de 40 invitados.' },
  },
  s08: {
    de: {
      name: 'Möbel für das Bankett',
      note: 'Tisch, Stuhl und Tischwäsche. In unserer Location teils enthalten.',
    },
    en: { name: 'Banquet furniture', note: 'Table, chair and linen. Partly included at our venue.' },
    es: {
      name: 'Mobiliario de banquete',
      note: 'Mesa, silla y mantelería. En nuestro espacio, en parte incluido.',
    },
  },
  s09: {
    de: { name: 'Stehtisch mit Husse', note: 'Vorschlag: einer je sechs Gäste.' },
    en: { name: 'High table with cover', note: 'We suggest one for every six guests.' },
    es: { name: 'Mesa alta con funda', note: 'Propuesta: una por cada seis invitados.' },
  },
  s10: {
    de: { name: 'Dekoration und Floristik', note: 'Nennen Sie uns Ihren Farbwunsch.' },
    en: { name: 'Decoration and flowers', note: 'Tell us the colours you have in mind.' },
    es: { name: 'Decoración y flores', note: 'Indíquenos los colores que desea.' },
  },
  s11: {
    de: { name: 'DJ und Tontechnik', note: '5 Stunden; jede weitere Stunde gegen Aufpreis.' },
    en: { name: 'DJ and sound', note: '5 hours; further hours at a supplement.' },
    es: { name: 'DJ y sonido', note: '5 horas; cada hora más, con suplemento.' },
  },
  s12: {
    de: { name: 'Zelt 6 × 12 m', note: 'Mit Boden und Licht. Aufbau am Vortag.' },
    en: { name: 'Marquee 6 × 12 m', note: 'With floor and lighting. Set up the day before.' },
    es: { name: 'Carpa de 6 × 12 m', note: 'Con suelo e iluminación. Montaje el día anterior.' },
  },
  s13: {
    de: { name: 'Endreinigung und Müllentsorgung', note: null },
    en: { name: 'Final cleaning and waste disposal', note: null },
    es: { name: 'Limpieza final y retirada de residuos', note: null },
  },
};
