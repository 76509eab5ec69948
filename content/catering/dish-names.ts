import type { Localized } from '../locales';
import type { DishId } from './dishes';

/** Every dish as it stands on the menu: a dish is one entry here and one among the figures of its course. */
export const dishTexts: Readonly<Record<DishId, Localized>> = {
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
    en: 'Vitello tonnato, caperberries',
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
    es: 'Balotina de pollo de maíz, canónigos, vinagreta de frambuesa',
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
    en: 'Salmon fillet on spinach, lemon butter',
    es: 'Lomo de salmón sobre espinacas, mantequilla de limón',
  },
  h07: {
    de: 'Zander auf der Haut, Rieslingsauce',
    en: 'Crisp-skinned pike-perch, Riesling sauce',
    es: 'Lucioperca con su piel crujiente, salsa de riesling',
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
    es: 'Ensalada verde con aliño de la casa',
  },
  b11: {
    de: 'Kartoffelsalat mit Essig und Öl',
    en: 'Potato salad with vinegar and oil',
    es: 'Ensalada de patata con aceite y vinagre',
  },
  b12: {
    de: 'Focaccia und Bauernbrot, zwei Aufstriche',
    en: 'Focaccia and farmhouse bread, two spreads',
    es: 'Focaccia y pan de pueblo, dos cremas para untar',
  },
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
    en: 'Rolled roast beef, remoulade',
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
  bc1: {
    de: 'Brötchen, Croissant, Landbrot',
    en: 'Bread rolls, croissants, country bread',
    es: 'Panecillos, cruasanes, pan de pueblo',
  },
  bc2: { de: 'Käse vom Brett, Trauben', en: 'Cheese board, grapes', es: 'Tabla de quesos, uvas' },
  bc3: {
    de: 'Aufschnitt und Schinken vom Metzger',
    en: 'Cold cuts and ham from the butcher',
    es: 'Embutidos y jamón del charcutero',
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
};
