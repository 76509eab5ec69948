import type { Localized } from '../../locales';

export const mainNames = {
  h01: {
    de: 'Rinderbäckchen in Rotwein geschmort',
    en: 'Beef cheeks braised in red wine',
    es: 'Carrilleras de ternera estofadas al vino tinto',
  },
  h02: {
    de: 'Rinderfilet rosa, Portweinjus',
    en: 'Pink fillet of beef, port jus',
    es: 'Solomillo de ternera rosado, jugo al oporto',
  },
  h03: {
    de: 'Kalbsrücken unter Kräuterkruste',
    en: 'Saddle of veal in a herb crust',
    es: 'Lomo de ternera lechal en costra de hierbas',
  },
  h04: {
    de: 'Maispoulardenbrust, Thymianjus',
    en: 'Breast of corn-fed poularde, thyme jus',
    es: 'Pechuga de pularda, jugo al tomillo',
  },
  h05: {
    de: 'Rheinischer Sauerbraten vom Rind, Rosinen, Mandel',
    en: 'Rhenish sauerbraten of beef, raisins, almonds',
    es: 'Sauerbraten renano de ternera, pasas, almendra',
  },
  h06: {
    de: 'Lachsfilet auf Blattspinat, Zitronenbutter',
    en: 'Salmon fillet on leaf spinach, lemon butter',
    es: 'Lomo de salmón sobre espinacas, mantequilla de limón',
  },
  h07: {
    de: 'Zander auf der Haut, Rieslingsauce',
    en: 'Crisp-skinned pike-perch, Riesling sauce',
    es: 'Lucioperca con su piel crujiente, salsa de Riesling',
  },
  h08: {
    de: 'Waldpilzrisotto, Bergkäse',
    en: 'Wild mushroom risotto, mountain cheese',
    es: 'Risotto de setas silvestres, queso de montaña',
  },
  h09: {
    de: 'Ofengemüse-Lasagne, Basilikum',
    en: 'Roasted vegetable lasagne, basil',
    es: 'Lasaña de verduras asadas, albahaca',
  },
  h10: {
    de: 'Kichererbsencurry, Kokos, Limette',
    en: 'Chickpea curry, coconut, lime',
    es: 'Curry de garbanzos, coco, lima',
  },
  h11: {
    de: 'Geschmorter Spitzkohl, Belugalinsen, Haselnuss',
    en: 'Braised hispi cabbage, beluga lentils, hazelnut',
    es: 'Col puntiaguda estofada, lentejas beluga, avellana',
  },
  h12: {
    de: 'Flanksteak vom Weiderind, Chimichurri',
    en: 'Pasture-raised flank steak, chimichurri',
    es: 'Vacío de vacuno de pasto, chimichurri',
  },
  h13: {
    de: 'Niederrheinische Grillbratwurst (Schwein) oder Merguez (Lamm)',
    en: 'Lower Rhine grilled sausage (pork) or merguez (lamb)',
    es: 'Salchicha del Bajo Rin (cerdo) o merguez (cordero) a la parrilla',
  },
  h14: {
    de: 'Hähnchenspieß Zitrone-Kräuter',
    en: 'Chicken skewer with lemon and herbs',
    es: 'Brocheta de pollo al limón y hierbas',
  },
  h15: {
    de: 'Wolfsbarsch vom Grill, Salsa verde',
    en: 'Grilled sea bass, salsa verde',
    es: 'Lubina a la parrilla, salsa verde',
  },
  h16: {
    de: 'Auberginensteak, Tahin, Granatapfel',
    en: 'Aubergine steak, tahini, pomegranate',
    es: 'Berenjena a la plancha, tahini, granada',
  },
} as const satisfies Readonly<Record<string, Localized>>;
