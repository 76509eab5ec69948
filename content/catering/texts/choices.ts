import type { Localized } from '../../locales';
import type { CateringTypeId, DishCategory, EventType, LocationType } from '../choices';

export const eventTypeTexts: Readonly<Record<EventType, Localized>> = {
  wedding: { de: 'Hochzeit', en: 'Wedding', es: 'Boda' },
  birthday: { de: 'Geburtstag', en: 'Birthday', es: 'Cumpleaños' },
  christening: {
    de: 'Taufe, Kommunion, Konfirmation',
    en: 'Christening, communion, confirmation',
    es: 'Bautizo, comunión, confirmación',
  },
  anniversary: { de: 'Jubiläum', en: 'Anniversary', es: 'Aniversario' },
  funeral: { de: 'Trauerfeier', en: 'Funeral reception', es: 'Funeral' },
  'garden-party': { de: 'Gartenfest', en: 'Garden party', es: 'Fiesta en el jardín' },
  graduation: { de: 'Abschluss', en: 'Graduation', es: 'Graduación' },
  'summer-party': { de: 'Sommerfest', en: 'Summer party', es: 'Fiesta de verano' },
  'christmas-party': { de: 'Weihnachtsfeier', en: 'Christmas party', es: 'Cena de Navidad' },
  conference: { de: 'Tagung, Seminar', en: 'Conference, seminar', es: 'Congreso, seminario' },
  'trade-fair': { de: 'Messe', en: 'Trade fair', es: 'Feria' },
  'company-anniversary': { de: 'Firmenjubiläum', en: 'Company anniversary', es: 'Aniversario de empresa' },
  'client-event': { de: 'Kundenevent', en: 'Client event', es: 'Evento para clientes' },
  opening: { de: 'Eröffnung', en: 'Opening', es: 'Inauguración' },
  'staff-party': { de: 'Mitarbeiterfest', en: 'Staff party', es: 'Fiesta de empleados' },
  other: { de: 'Sonstiges', en: 'Something else', es: 'Otra ocasión' },
};

export const locationTypeTexts: Readonly<Record<LocationType, Localized>> = {
  venue: { de: 'Eventlocation am See', en: 'Our venue at the lake', es: 'Nuestro espacio junto al lago' },
  home: { de: 'Bei mir zu Hause', en: 'At my home', es: 'En mi casa' },
  company: { de: 'In der Firma', en: 'At our company', es: 'En la empresa' },
  other: { de: 'Andere Location', en: 'Another venue', es: 'Otro lugar' },
  open: { de: 'Noch offen', en: 'Not decided yet', es: 'Por decidir' },
};

export type NameAndText = { readonly name: string; readonly text: string };

export const cateringTypeTexts: Readonly<Record<CateringTypeId, Localized<NameAndText>>> = {
  'flying-buffet': {
    de: {
      name: 'Flying Buffet',
      text: 'Acht bis vierzehn kleine Gänge, vom Service durch die Runde gereicht.',
    },
    en: { name: 'Flying buffet', text: 'Eight to fourteen small courses, passed around by our team.' },
    es: {
      name: 'Flying buffet',
      text: 'De ocho a catorce platos pequeños que el equipo sirve entre los invitados.',
    },
  },
  'seated-dinner': {
    de: { name: 'Gesetztes Essen', text: 'Drei bis fünf Gänge, am Tisch serviert.' },
    en: { name: 'Seated dinner', text: 'Three to five courses, served at the table.' },
    es: { name: 'Cena en mesa', text: 'De tres a cinco platos, servidos en la mesa.' },
  },
  'fingerfood-buffet': {
    de: { name: 'Fingerfood-Buffet', text: 'Sechs bis zwölf Häppchen pro Person, ohne Besteck zu essen.' },
    en: { name: 'Finger food buffet', text: 'Six to twelve bites per person, no cutlery needed.' },
    es: { name: 'Bufé de bocados', text: 'De seis a doce bocados por persona, sin cubiertos.' },
  },
  'grill-catering': {
    de: {
      name: 'Grill-Catering',
      text: 'Grillmeister, Salate und Brot, draußen vor Ihren Gästen zubereitet.',
    },
    en: {
      name: 'Barbecue',
      text: 'A grill chef, salads and bread, cooked outdoors in front of your guests.',
    },
    es: {
      name: 'Barbacoa',
      text: 'Maestro parrillero, ensaladas y pan, al aire libre y a la vista de todos.',
    },
  },
  'own-idea': {
    de: {
      name: 'Eigene Idee',
      text: 'Sie beschreiben, was Sie vorhaben. Wir antworten in drei Tagen mit einem Angebot.',
    },
    en: { name: 'Your own idea', text: 'Tell us what you have in mind. You get a quote within three days.' },
    es: { name: 'Su propia idea', text: 'Cuéntenos qué imagina. En tres días recibe una propuesta.' },
  },
  'cold-buffet': {
    de: { name: 'Kaltes Buffet', text: 'Vorspeisen, Salate und Desserts, fertig aufgebaut.' },
    en: { name: 'Cold buffet', text: 'Starters, salads and desserts, set up and ready to eat.' },
    es: { name: 'Bufé frío', text: 'Entrantes, ensaladas y postres, montados y listos.' },
  },
  'luxury-catering': {
    de: {
      name: 'Luxus-Catering',
      text: 'Küchenchef vor Ort, eine Servicekraft je zehn Gäste, Menü nach Absprache.',
    },
    en: {
      name: 'Luxury catering',
      text: 'Our chef on site, one waiter for ten guests, a menu agreed with you.',
    },
    es: {
      name: 'Catering de lujo',
      text: 'Nuestro chef en su evento, un camarero por cada diez invitados y menú a medida.',
    },
  },
  breakfast: {
    de: { name: 'Frühstück', text: 'Kalt, warm oder als Brunch, für Messe, Tagung und Feier am Morgen.' },
    en: {
      name: 'Breakfast',
      text: 'Cold, hot or as brunch, for trade fairs, meetings and mornings to celebrate.',
    },
    es: {
      name: 'Desayuno',
      text: 'Frío, caliente o brunch, para ferias, reuniones y celebraciones de mañana.',
    },
  },
  'warm-buffet': {
    de: { name: 'Warmes Buffet', text: 'Hauptspeisen und Beilagen aus warmen Schalen, mittags oder abends.' },
    en: {
      name: 'Hot buffet',
      text: 'Mains and sides kept hot in chafing dishes, at noon or in the evening.',
    },
    es: {
      name: 'Bufé caliente',
      text: 'Platos principales y guarniciones calientes, al mediodía o por la noche.',
    },
  },
  conference: {
    de: {
      name: 'Tagungspauschale',
      text: 'Pausen, Mittagessen und Tagungsgetränke zu einem Preis, halb- oder ganztags.',
    },
    en: {
      name: 'Day delegate rate',
      text: 'Breaks, lunch and conference drinks at one price, for half a day or a full day.',
    },
    es: {
      name: 'Tarifa de jornada',
      text: 'Pausas, almuerzo y bebidas a un solo precio, media jornada o jornada completa.',
    },
  },
};

export const dishCategoryTexts: Readonly<Record<DishCategory, Localized>> = {
  vorspeisen: { de: 'Vorspeisen', en: 'Starters', es: 'Entrantes' },
  hauptspeisen: { de: 'Hauptspeisen', en: 'Main courses', es: 'Platos principales' },
  beilagen: { de: 'Beilagen', en: 'Side dishes', es: 'Guarniciones' },
  desserts: { de: 'Desserts', en: 'Desserts', es: 'Postres' },
  fingerfood: { de: 'Fingerfood', en: 'Finger food', es: 'Bocados' },
  breakfastCold: { de: 'Frühstück kalt', en: 'Cold breakfast', es: 'Desayuno frío' },
  breakfastWarm: { de: 'Frühstück warm', en: 'Hot breakfast', es: 'Desayuno caliente' },
};
