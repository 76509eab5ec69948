import type { Localized } from '../../locales';

export const sideNames = {
  b01: { de: 'Kartoffelgratin', en: 'Potato gratin', es: 'Gratén de patata' },
  b02: { de: 'Rosmarin-Drillinge', en: 'Baby potatoes with rosemary', es: 'Patatitas al romero' },
  b03: {
    de: 'Kartoffelpüree mit Nussbutter',
    en: 'Mashed potatoes with brown butter',
    es: 'Puré de patata con mantequilla avellana',
  },
  b04: { de: 'Handgeschabte Spätzle', en: 'Hand-scraped spätzle', es: 'Spätzle hechos a mano' },
  b05: { de: 'Jasminreis', en: 'Jasmine rice', es: 'Arroz jazmín' },
  b06: { de: 'Polentaschnitte mit Kräutern', en: 'Herbed polenta', es: 'Polenta con hierbas' },
  b07: {
    de: 'Buntes Ofengemüse (warm oder als Salat)',
    en: 'Roasted seasonal vegetables (warm or as a salad)',
    es: 'Verduras asadas (calientes o en ensalada)',
  },
  b08: {
    de: 'Prinzessbohnen im Speckmantel',
    en: 'Green beans wrapped in bacon',
    es: 'Judías verdes envueltas en panceta',
  },
  b09: { de: 'Apfelrotkohl', en: 'Red cabbage with apple', es: 'Lombarda con manzana' },
  b10: {
    de: 'Blattsalate, Hausdressing',
    en: 'Leaf salads, house dressing',
    es: 'Hojas verdes con aliño de la casa',
  },
  b11: {
    de: 'Rheinischer Kartoffelsalat mit Essig und Öl',
    en: 'Rhenish potato salad with vinegar and oil',
    es: 'Ensalada renana de patata con aceite y vinagre',
  },
  b12: {
    de: 'Focaccia und Bauernbrot, zwei Aufstriche',
    en: 'Focaccia and farmhouse bread, two spreads',
    es: 'Focaccia y pan de pueblo, dos cremas para untar',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export const dessertNames = {
  d01: { de: 'Mousse von dunkler Schokolade', en: 'Dark chocolate mousse', es: 'Mousse de chocolate negro' },
  d02: { de: 'Crème brûlée, Vanille', en: 'Vanilla crème brûlée', es: 'Crème brûlée de vainilla' },
  d03: {
    de: 'Panna cotta mit Agar-Agar, Beerenkompott',
    en: 'Panna cotta with agar-agar, berry compote',
    es: 'Panna cotta con agar-agar, compota de frutos rojos',
  },
  d04: {
    de: 'Herrencreme mit Rum und Schokolade',
    en: 'Westphalian vanilla cream with rum and chocolate',
    es: 'Crema de vainilla al ron con chocolate',
  },
  d05: {
    de: 'Apfel-Crumble, Vanillesauce',
    en: 'Apple crumble, custard',
    es: 'Crumble de manzana, crema inglesa',
  },
  d06: { de: 'Tiramisu im Glas', en: 'Tiramisu in a glass', es: 'Tiramisú en vaso' },
  d07: {
    de: 'Mango-Kokos-Chia im Glas',
    en: 'Mango, coconut and chia in a glass',
    es: 'Mango, coco y chía en vaso',
  },
  d08: {
    de: 'Vegane Schokoladentarte, Meersalz',
    en: 'Vegan chocolate tart, sea salt',
    es: 'Tarta vegana de chocolate, sal marina',
  },
  d09: {
    de: 'Käse vom Brett, Feigensenf, Nussbrot',
    en: 'Cheese board, fig mustard, nut bread',
    es: 'Tabla de quesos, mostaza de higos, pan de nueces',
  },
  d10: {
    de: 'Mini-Patisserie (3 Stück)',
    en: 'Petits fours (3 pieces)',
    es: 'Pastelería en miniatura (3 piezas)',
  },
} as const satisfies Readonly<Record<string, Localized>>;
