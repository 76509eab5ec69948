import type { Localized } from '../../locales';
import type { ServiceId } from '../services';

/** `note` says what the price covers or what is suggested; `null` where the name says it all. */
export type ServiceText = { readonly name: string; readonly note: string | null };

export const serviceTexts: Readonly<Record<ServiceId, Localized<ServiceText>>> = {
  s01: {
    de: {
      name: 'Servicekraft',
      note: 'Je Stunde und Kraft, mindestens 4 Stunden. Anzahl und Stunden folgen Ihren Gästen und Ihren Zeiten.',
    },
    en: {
      name: 'Waiting staff',
      note: 'Per hour and person, at least 4 hours. Number and hours follow your guests and your times.',
    },
    es: {
      name: 'Personal de sala',
      note: 'Por hora y persona, mínimo 4 horas. El número y las horas siguen a sus invitados y a su horario.',
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
      note: 'Wasser, Softdrinks, Bier und Hauswein für 4 Stunden; weitere Stunden bis zum Ende Ihres Festes rechnen wir dazu.',
    },
    en: {
      name: 'Drinks package',
      note: 'Water, soft drinks, beer and house wine for 4 hours; further hours until the end of your event are added.',
    },
    es: {
      name: 'Barra libre de bebidas',
      note: 'Agua, refrescos, cerveza y vino de la casa durante 4 horas; las horas siguientes hasta el final se suman.',
    },
  },
  s07: {
    de: {
      name: 'Cocktail- und Longdrinkbar',
      note: 'Ab 40 Gästen, für 4 Stunden; weitere Stunden bis zum Ende rechnen wir dazu.',
    },
    en: {
      name: 'Cocktail and long drink bar',
      note: 'From 40 guests, for 4 hours; further hours until the end are added.',
    },
    es: {
      name: 'Bar de cócteles y combinados',
      note: 'A partir de 40 invitados, 4 horas; las horas siguientes hasta el final se suman.',
    },
  },
  s08: {
    de: {
      name: 'Möbel für das Bankett',
      note: 'Tisch, Stuhl und Tischwäsche. In unserem Haus gehören sie zur Raummiete.',
    },
    en: { name: 'Banquet furniture', note: 'Table, chair and linen. At our venue they come with the room.' },
    es: {
      name: 'Mobiliario de banquete',
      note: 'Mesa, silla y mantelería. En nuestro espacio van con el alquiler de la sala.',
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
    de: {
      name: 'DJ und Tontechnik',
      note: '5 Stunden; weitere Stunden bis zum Ende Ihres Festes rechnen wir dazu.',
    },
    en: { name: 'DJ and sound', note: '5 hours; further hours until the end of your event are added.' },
    es: { name: 'DJ y sonido', note: '5 horas; las horas siguientes hasta el final se suman.' },
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
  s14: {
    de: { name: 'Kaffee und Tee', note: 'Filterkaffee, Espresso, Tee, Milch und Haferdrink, ohne Zählen.' },
    en: { name: 'Coffee and tea', note: 'Filter coffee, espresso, tea, milk and oat drink, unlimited.' },
    es: { name: 'Café y té', note: 'Café de filtro, espresso, té, leche y bebida de avena, sin límite.' },
  },
  s15: {
    de: {
      name: 'Getränkepauschale ohne Alkohol',
      note: 'Wasser, Säfte, Schorlen und Softdrinks für 4 Stunden; weitere Stunden rechnen wir dazu.',
    },
    en: {
      name: 'Alcohol-free drinks package',
      note: 'Water, juices, spritzers and soft drinks for 4 hours; further hours are added.',
    },
    es: {
      name: 'Bebidas sin alcohol',
      note: 'Agua, zumos y refrescos durante 4 horas; las horas siguientes se suman.',
    },
  },
  s16: {
    de: { name: 'Korkgeld', note: 'Je Flasche eigenen Weins oder Sekts, mit Gläsern und Service.' },
    en: {
      name: 'Corkage',
      note: 'Per bottle of wine or sparkling wine you bring, with glasses and service.',
    },
    es: { name: 'Descorche', note: 'Por botella de vino o cava que traiga, con copas y servicio.' },
  },
  s17: {
    de: { name: 'Weinbegleitung', note: 'Ein Wein zu jedem Gang, für Erwachsene.' },
    en: { name: 'Wine pairing', note: 'A wine with every course, for adults.' },
    es: { name: 'Maridaje', note: 'Un vino con cada plato, para adultos.' },
  },
};
