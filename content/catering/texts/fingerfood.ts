import type { Localized } from '../../locales';

export const fingerfoodNames = {
  f01: {
    de: 'Tomate-Mozzarella-Spieß, Basilikumpesto',
    en: 'Tomato and mozzarella skewer, basil pesto',
    es: 'Brocheta de tomate y mozzarella, pesto de albahaca',
  },
  f02: {
    de: 'Mini-Quiche Lauch und Bergkäse',
    en: 'Mini quiche with leek and mountain cheese',
    es: 'Miniquiche de puerro y queso de montaña',
  },
  f03: {
    de: 'Pumpernickel-Taler, Räucherlachs, Meerrettich',
    en: 'Pumpernickel round, smoked salmon, horseradish',
    es: 'Pumpernickel con salmón ahumado y rábano picante',
  },
  f04: {
    de: 'Bruschetta, geröstete Paprika',
    en: 'Bruschetta, roasted peppers',
    es: 'Bruschetta de pimientos asados',
  },
  f05: {
    de: 'Mini-Burger vom Weiderind',
    en: 'Mini burger of pasture-raised beef',
    es: 'Minihamburguesa de vacuno de pasto',
  },
  f06: { de: 'Falafel, Tahin, Minze', en: 'Falafel, tahini, mint', es: 'Falafel, tahini, menta' },
  f07: {
    de: 'Garnele im Kataifi, Chilidip',
    en: 'Prawn in kataifi, chilli dip',
    es: 'Langostino en kataifi, salsa de chile',
  },
  f08: {
    de: 'Hähnchen-Satay, Erdnusssauce',
    en: 'Chicken satay, peanut sauce',
    es: 'Satay de pollo, salsa de cacahuete',
  },
  f09: {
    de: 'Frikadelle vom Niederrhein, Senf',
    en: 'Lower Rhine meatball, mustard',
    es: 'Albóndiga del Bajo Rin, mostaza',
  },
  f10: {
    de: 'Sommerrolle, Koriander, Limettendip',
    en: 'Summer roll, coriander, lime dip',
    es: 'Rollito fresco, cilantro, salsa de lima',
  },
  f11: {
    de: 'Gefüllte Dattel im Speckmantel',
    en: 'Stuffed date wrapped in bacon',
    es: 'Dátil relleno envuelto en panceta',
  },
  f12: {
    de: 'Ziegenkäse-Praline, Feige',
    en: 'Goat’s cheese praline, fig',
    es: 'Bombón de queso de cabra, higo',
  },
  f13: {
    de: 'Wrap-Röllchen, Grillgemüse, Hummus',
    en: 'Grilled vegetable wrap, hummus',
    es: 'Rollito de verduras a la parrilla y hummus',
  },
  f14: {
    de: 'Roastbeef-Röllchen, Remoulade',
    en: 'Roast beef roll, remoulade',
    es: 'Rollito de rosbif, salsa remoulade',
  },
  f15: {
    de: 'Arancini, Pilz und Parmesan',
    en: 'Arancini, mushroom and parmesan',
    es: 'Arancini de setas y parmesano',
  },
  f16: {
    de: 'Gurken-Dill-Suppe im Glas (kalt)',
    en: 'Chilled cucumber and dill soup in a glass',
    es: 'Sopa fría de pepino y eneldo en vaso',
  },
  f17: { de: 'Rindertatar im Löffel', en: 'Beef tartare on a spoon', es: 'Tartar de ternera en cuchara' },
  f18: {
    de: 'Schoko-Brownie-Würfel mit Walnuss',
    en: 'Chocolate and walnut brownie cubes',
    es: 'Daditos de brownie de chocolate con nueces',
  },
} as const satisfies Readonly<Record<string, Localized>>;
