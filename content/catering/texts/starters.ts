import type { Localized } from '../../locales';

export const starterNames = {
  v01: {
    de: 'Gebeizter Lachs, Dill-Senf-Honig, Kartoffelrösti',
    en: 'Cured salmon, dill, mustard and honey, potato rösti',
    es: 'Salmón marinado, eneldo, mostaza y miel, rösti de patata',
  },
  v02: {
    de: 'Rote-Bete-Carpaccio, Ziegenfrischkäse, karamellisierte Walnuss',
    en: 'Beetroot carpaccio, goat’s curd, caramelised walnut',
    es: 'Carpaccio de remolacha, queso fresco de cabra, nuez caramelizada',
  },
  v03: {
    de: 'Burrata, Ofentomate, Basilikumöl',
    en: 'Burrata, oven-roasted tomato, basil oil',
    es: 'Burrata, tomate asado, aceite de albahaca',
  },
  v04: {
    de: 'Vitello tonnato vom Kalb, Kapernapfel',
    en: 'Veal vitello tonnato, caperberries',
    es: 'Vitello tonnato de ternera, alcaparrones',
  },
  v05: {
    de: 'Spargelsalat mit Erdbeere und Pinienkern',
    en: 'Asparagus salad with strawberry and pine nuts',
    es: 'Ensalada de espárragos con fresas y piñones',
  },
  v06: {
    de: 'Kürbis-Ingwer-Suppe, Kokos, Kernöl',
    en: 'Pumpkin and ginger soup, coconut, pumpkin seed oil',
    es: 'Crema de calabaza y jengibre, coco, aceite de pepitas',
  },
  v07: {
    de: 'Rinderkraftbrühe, Gemüsestreifen, Eierstich',
    en: 'Clear beef broth, vegetable julienne, egg royale',
    es: 'Consomé de ternera, juliana de verduras, flan de huevo',
  },
  v08: {
    de: 'Maishähnchen-Ballotine, Feldsalat, Himbeervinaigrette',
    en: 'Corn-fed chicken ballotine, lamb’s lettuce, raspberry vinaigrette',
    es: 'Balotina de pollo de corral, canónigos, vinagreta de frambuesa',
  },
  v09: {
    de: 'Garnelen-Mango-Salat, Koriander, Limette',
    en: 'Prawn and mango salad, coriander, lime',
    es: 'Ensalada de langostinos y mango, cilantro, lima',
  },
  v10: {
    de: 'Hummus-Trio, Ofengemüse, Dukkah',
    en: 'Trio of hummus, roasted vegetables, dukkah',
    es: 'Trío de hummus, verduras asadas, dukkah',
  },
  v11: {
    de: 'Tatar vom Weiderind, Eigelbcreme, Röstbrot',
    en: 'Pasture-raised beef tartare, egg yolk cream, toasted bread',
    es: 'Tartar de vacuno de pasto, crema de yema, pan tostado',
  },
  v12: {
    de: 'Sellerie-Apfel-Tatar, Liebstöckel, Leinsamencracker',
    en: 'Celeriac and apple tartare, lovage, linseed cracker',
    es: 'Tartar de apionabo y manzana, levístico, crackers de lino',
  },
} as const satisfies Readonly<Record<string, Localized>>;
