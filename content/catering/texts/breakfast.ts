import type { Localized } from '../../locales';

export const breakfastNames = {
  bc1: {
    de: 'Brötchen, Croissant, Landbrot',
    en: 'Bread rolls, croissants, country bread',
    es: 'Panecillos, cruasanes, pan de payés',
  },
  bc2: { de: 'Käse vom Brett, Trauben', en: 'Cheese board, grapes', es: 'Tabla de quesos, uvas' },
  bc3: {
    de: 'Aufschnitt und Schinken vom Metzger',
    en: 'Cold cuts and ham from the butcher',
    es: 'Embutidos y jamón del carnicero',
  },
  bc4: {
    de: 'Räucherlachs, Dill-Senf',
    en: 'Smoked salmon, dill mustard',
    es: 'Salmón ahumado, mostaza al eneldo',
  },
  bc5: { de: 'Bircher Müsli', en: 'Bircher muesli', es: 'Muesli Bircher' },
  bc6: { de: 'Saisonaler Obstsalat', en: 'Seasonal fruit salad', es: 'Macedonia de temporada' },
  bc7: { de: 'Joghurt mit Honig-Granola', en: 'Yoghurt with honey granola', es: 'Yogur con granola de miel' },
  bc8: {
    de: 'Vollkornstulle Avocado-Hummus',
    en: 'Wholegrain bread with avocado and hummus',
    es: 'Pan integral con aguacate y hummus',
  },
  bw1: {
    de: 'Rührei mit Schnittlauch',
    en: 'Scrambled eggs with chives',
    es: 'Huevos revueltos con cebollino',
  },
  bw2: {
    de: 'Nürnberger Rostbratwürstchen',
    en: 'Nuremberg grilled sausages',
    es: 'Salchichas de Núremberg a la parrilla',
  },
  bw3: {
    de: 'Mini-Pancakes, Ahornsirup',
    en: 'Mini pancakes, maple syrup',
    es: 'Minitortitas, sirope de arce',
  },
  bw4: { de: 'Shakshuka mit Feta', en: 'Shakshuka with feta', es: 'Shakshuka con feta' },
  bw5: {
    de: 'Haferporridge, Apfel-Zimt',
    en: 'Oat porridge, apple and cinnamon',
    es: 'Gachas de avena, manzana y canela',
  },
  bw6: {
    de: 'Geröstete Champignons und Kirschtomaten',
    en: 'Sautéed mushrooms and cherry tomatoes',
    es: 'Champiñones y tomates cherry salteados',
  },
} as const satisfies Readonly<Record<string, Localized>>;
