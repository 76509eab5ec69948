/**
 * Every picture of the site under a stable key: alt texts, focal point and, through `media-files.json`, sizes and blur
 * placeholders.
 */
import type { Localized } from './locales';
import fileTable from './media-files.json' with { type: 'json' };

type FocalPoint = { readonly x: number; readonly y: number };
type Picture = { readonly alt: Localized; readonly focal: FocalPoint };
type PictureFile = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly blur: string;
};

/** Everything a component needs to show a picture; `file` is the base name in `/media`, for example `hero`. */
export type Medium = Picture & PictureFile & { readonly file: string };

/** All pictures; `docs/imagery` shows them. */
export const media = {
  hero: {
    alt: {
      de: 'Das Haus am See in der blauen Stunde: sechs erleuchtete Glastüren, Lichterketten, davor der Steg mit seiner Laterne',
      en: 'The house by the lake at blue hour: six lit glass doors, string lights, and the jetty with its one lantern',
      es: 'La casa junto al lago a la hora azul: seis puertas de cristal iluminadas y el embarcadero con su farol',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'hero-portrait': {
    alt: {
      de: 'Blick vom Ende des Stegs zwischen beiden Geländern auf das erleuchtete Haus, ein Paar geht in der Dämmerung darauf zu',
      en: 'View from the end of the jetty between its railings to the lit house, a couple walking towards it at dusk',
      es: 'Vista desde el final del embarcadero, entre las barandillas, hacia la casa iluminada; una pareja camina hacia ella',
    },
    focal: { x: 0.5, y: 0.52 },
  },
  'landing-location': {
    alt: {
      de: 'Das Haus am See am frühen Abend: weißer Giebel, Schieferdach, die Lichterketten gehen an, zwei Gäste auf dem Steg',
      en: 'The house by the lake in the early evening: white gable, slate roof, string lights coming on, two guests on the jetty',
      es: 'La casa junto al lago al atardecer: hastial blanco, tejado de pizarra, las guirnaldas se encienden y hay dos invitados',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'landing-premium-catering': {
    alt: {
      de: 'Reihe angerichteter Teller mit rosa gebratenem Rind auf dem Küchenpass unter warmem Licht',
      en: 'A row of plates with pink roast beef on the kitchen pass under warm light',
      es: 'Una fila de platos con ternera rosada en el pase de cocina bajo una luz cálida',
    },
    focal: { x: 0.8, y: 0.62 },
  },
  'landing-business': {
    alt: {
      de: 'Stuhlreihen und Rednerpult vor der Glasfront des Saals, dahinter der See in der Dämmerung',
      en: 'Rows of chairs and a lectern before the glass front of the Lake Room, the lake at dusk behind',
      es: 'Filas de sillas y un atril ante la cristalera del Salón del Lago, con el lago al anochecer detrás',
    },
    focal: { x: 0.6, y: 0.55 },
  },
  'landing-private': {
    alt: {
      de: 'Feuerschale mit Stühlen und Decken auf der Terrasse, dahinter ein runder Tisch unter Lichterketten',
      en: 'A fire bowl with chairs and blankets on the terrace, a round table under string lights behind',
      es: 'Un brasero con sillas y mantas en la terraza, y detrás una mesa redonda bajo guirnaldas de luces',
    },
    focal: { x: 0.55, y: 0.6 },
  },
  'landing-wedding': {
    alt: {
      de: 'Stuhlreihen und ein Bogen aus Rosen auf der Seewiese, bereit für eine freie Trauung am Abend',
      en: 'Rows of chairs and an arch of roses on the lakeside meadow, ready for an evening ceremony',
      es: 'Filas de sillas y un arco de rosas en el prado junto al lago, listos para una ceremonia al anochecer',
    },
    focal: { x: 0.5, y: 0.55 },
  },
  'type-seated-dinner': {
    alt: {
      de: 'Gedeckter Platz mit Menükarte, goldenem Besteck und Kerzen auf weißem Tischtuch',
      en: 'A place setting with menu card, golden cutlery and candles on a white tablecloth',
      es: 'Un servicio de mesa con menú, cubiertos dorados y velas sobre un mantel blanco',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'not-found': {
    alt: {
      de: 'Ein Ruderboot mit Laterne auf dem stillen See in der blauen Stunde',
      en: 'A rowing boat with a lantern on the calm lake at blue hour',
      es: 'Una barca de remos con un farol en el lago en calma a la hora azul',
    },
    focal: { x: 0.86, y: 0.68 },
  },
  contact: {
    alt: {
      de: 'Zwei Stühle und ein kleiner Tisch mit Wein am Ende des Stegs, davor der See am Abend',
      en: 'Two chairs and a small table with wine at the end of the jetty, facing the lake in the evening',
      es: 'Dos sillas y una mesita con vino al final del embarcadero, frente al lago al anochecer',
    },
    focal: { x: 0.65, y: 0.6 },
  },
  'og-backdrop': {
    alt: {
      de: 'Das Haus am See am späten Abend: warme Fenster, Lichterketten und ihr Spiegelbild im Wasser',
      en: 'The house by the lake late in the evening: warm windows, string lights and their reflection in the water',
      es: 'La casa junto al lago a última hora de la tarde: ventanas cálidas, guirnaldas y su reflejo en el agua',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'about-kitchen': {
    alt: {
      de: 'Küche mit Kupfertöpfen, davor ein Brett mit Tomaten, Kräutern und Messer',
      en: 'A kitchen with copper pans, a board with tomatoes, herbs and a knife in front',
      es: 'Una cocina con ollas de cobre y, delante, una tabla con tomates, hierbas y un cuchillo',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'location-weddings': {
    alt: {
      de: 'Brauttisch mit Blumengirlande, dahinter ein Rosenbogen mit Lichtern am Wasser',
      en: 'The couple’s table with a flower garland, behind it a rose arch with lights by the water',
      es: 'La mesa de los novios con una guirnalda de flores y un arco de rosas con luces junto al agua',
    },
    focal: { x: 0.5, y: 0.55 },
  },
  'location-rooms': {
    alt: {
      de: 'Saal mit gedeckten runden Tischen und Pendelleuchten, hinter der Glasfront der See',
      en: 'The Lake Room with laid round tables and pendant lamps, the lake behind the glass front',
      es: 'El Salón del Lago con mesas redondas puestas y lámparas colgantes, y el lago tras la cristalera',
    },
    focal: { x: 0.55, y: 0.6 },
  },
  'location-holthausens-kull': {
    alt: {
      de: 'Steg mit zwei Laternen am stillen Baggersee, Schilf am Ufer, letzter Abendschein',
      en: 'A jetty with two lanterns on the quiet quarry lake, reeds on the bank, last light of the evening',
      es: 'Un embarcadero con dos faroles en la tranquila laguna, juncos en la orilla y la última luz de la tarde',
    },
    focal: { x: 0.6, y: 0.6 },
  },
  'catering-christmas': {
    alt: {
      de: 'Weihnachtlich gedeckte Tafel mit Tannengrün, goldenen Kugeln und Kerzen, dahinter Lichterbäume',
      en: 'A table laid for Christmas with fir, golden baubles and candles, lit trees behind',
      es: 'Una mesa navideña con ramas de abeto, bolas doradas y velas, con árboles iluminados detrás',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'catering-summer-party': {
    alt: {
      de: 'Stehtische mit Wein und Blumen auf der Seewiese, Lampions im Abendrot',
      en: 'High tables with wine and flowers on the lakeside meadow, paper lanterns at sunset',
      es: 'Mesas altas con vino y flores en el prado junto al lago y farolillos al atardecer',
    },
    focal: { x: 0.55, y: 0.55 },
  },
  'news-dream-wedding': {
    alt: {
      de: 'Dreistöckige Hochzeitstorte mit Rosen auf einem Tisch am Wasser',
      en: 'A three-tiered wedding cake with roses on a table by the water',
      es: 'Una tarta nupcial de tres pisos con rosas en una mesa junto al agua',
    },
    focal: { x: 0.55, y: 0.5 },
  },
  'catering-large-events': {
    alt: {
      de: 'Vier lange Tafeln für viele Gäste im hellen Festzelt unter Lichterketten, am Ende der See',
      en: 'Four long tables for many guests in a pale marquee under string lights, the lake at the end',
      es: 'Cuatro mesas largas para muchos invitados en una carpa clara con guirnaldas de luces y el lago al fondo',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'location-corporate': {
    alt: {
      de: 'Blick vom Rednerpult in den Saal: leere Stuhlreihen vor der Glasfront, draußen der See in der Dämmerung',
      en: 'The view from the lectern: rows of empty chairs before the glass front, the lake at dusk outside',
      es: 'La vista desde el atril: filas de sillas vacías ante la cristalera y, fuera, el lago al anochecer',
    },
    focal: { x: 0.5, y: 0.62 },
  },
  'location-private': {
    alt: {
      de: 'Lange Holztafel mit Brot, Salat und Sommerblumen unter der Pergola, dahinter der See im Abendrot',
      en: 'A long wooden table with bread, salad and summer flowers under the pergola, the lake at sunset behind',
      es: 'Una mesa larga de madera con pan, ensalada y flores de verano bajo la pérgola, y el lago al atardecer',
    },
    focal: { x: 0.52, y: 0.6 },
  },
  'location-faq': {
    alt: {
      de: 'Aufgeschlagenes Gästebuch, Tischglocke und Lampe auf dem Empfangstresen, im Fenster der See am Abend',
      en: 'An open guest book, a bell and a lamp on the reception desk, the evening lake in the window',
      es: 'Un libro de visitas abierto, un timbre y una lámpara en la recepción, con el lago en la ventana',
    },
    focal: { x: 0.45, y: 0.6 },
  },
  'news-buffet-ideas': {
    alt: {
      de: 'Buffet auf zwei Ebenen: Bulgursalat, Tomatenspieße und Desserts im Glas zwischen Kerzen und Blumen',
      en: 'A buffet on two levels: bulgur salad, tomato skewers and desserts in glasses among candles and flowers',
      es: 'Un bufé en dos alturas: ensalada de bulgur, brochetas de tomate y postres en vaso entre velas y flores',
    },
    focal: { x: 0.55, y: 0.65 },
  },
  'news-kitchen-secret': {
    alt: {
      de: 'Kupfertopf mit köchelnder Brühe, davor Mörser, Knoblauch, Kräuter und Schalotten',
      en: 'A copper pot of simmering stock, with a mortar, garlic, herbs and shallots in front',
      es: 'Una olla de cobre con caldo a fuego lento y, delante, un mortero, ajo, hierbas y chalotas',
    },
    focal: { x: 0.45, y: 0.5 },
  },
  'catering-trade-fair': {
    alt: {
      de: 'Messestand mit Tresen, Weingläsern in Reihen und Fingerfood vor einer Wand mit Messingleisten',
      en: 'A trade fair stand with a counter, rows of wine glasses and finger food, brass strips on the wall',
      es: 'Un puesto de feria con mostrador, filas de copas de vino y bocados ante una pared con listones de latón',
    },
    focal: { x: 0.08, y: 0.6 },
  },
  'about-hands': {
    alt: {
      de: 'Eine Hand im schwarzen Handschuh setzt mit der Pinzette Dill auf Lachs, dahinter warten weitere Teller',
      en: 'A hand in a black glove places dill on salmon with tweezers, more plates waiting behind',
      es: 'Una mano con guante negro coloca eneldo sobre salmón con unas pinzas; detrás esperan más platos',
    },
    focal: { x: 0.45, y: 0.5 },
  },
  'news-business-breakfast': {
    alt: {
      de: 'Frühstücksbuffet mit Brot, Beeren, Joghurt im Glas und Saft auf der Terrasse im Morgenlicht',
      en: 'A breakfast buffet with bread, berries, yogurt in glasses and juice on the terrace in morning light',
      es: 'Un bufé de desayuno con pan, frutos rojos, yogur en vasos y zumo en la terraza por la mañana',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'news-wedding-location': {
    alt: {
      de: 'Für eine Trauung geschmückter Steg im Abendrot: Laternen, Lichterketten und ein Blumenbogen am Ende',
      en: 'A jetty dressed for a wedding at sunset: lanterns, string lights and an arch of flowers at its end',
      es: 'Un embarcadero preparado para una boda al atardecer: faroles, luces y un arco de flores al final',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'news-grill-and-chill': {
    alt: {
      de: 'Zwei Gläser Spritz mit Limette auf einer Holzkiste, dahinter Feuerschale und See im Abendrot',
      en: 'Two glasses of spritz with lime on a wooden crate, a fire bowl and the lake at sunset behind',
      es: 'Dos copas de spritz con lima sobre una caja de madera y, detrás, un brasero y el lago al atardecer',
    },
    focal: { x: 0.55, y: 0.6 },
  },
  'gallery-02': {
    alt: {
      de: 'Feuerschale mit lodernden Scheiten und Funken am Seeufer in der blauen Stunde',
      en: 'A fire bowl with blazing logs and sparks on the shore at blue hour',
      es: 'Un brasero con leños en llamas y chispas a la orilla del lago a la hora azul',
    },
    focal: { x: 0.5, y: 0.55 },
  },
  'gallery-05': {
    alt: {
      de: 'Reihe gefüllter Cocktailschalen auf der Bar, dahinter beleuchtete Regale voller Flaschen',
      en: 'A row of filled coupes on the bar, lit shelves of bottles behind',
      es: 'Una fila de copas llenas en la barra y, detrás, estantes iluminados con botellas',
    },
    focal: { x: 0.45, y: 0.55 },
  },
  'gallery-07': {
    alt: {
      de: 'Freie Tanzfläche im nächtlichen Saal unter Lichterketten, ein Jackett hängt über einem Stuhl',
      en: 'An empty dance floor in the Lake Room at night under string lights, a jacket over a chair',
      es: 'Una pista de baile vacía en el Salón del Lago, de noche, bajo guirnaldas, con una chaqueta sobre una silla',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'gallery-11': {
    alt: {
      de: 'Runder gedeckter Tisch im Kreis von Laternen am Kopf des Stegs, ringsum der See',
      en: 'A round laid table ringed by lanterns at the head of the jetty, the lake all around',
      es: 'Una mesa redonda puesta entre faroles al final del embarcadero, rodeada por el lago',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'gallery-12': {
    alt: {
      de: 'Das Haus bei Nacht vom Wasser aus: sechs helle Glastüren und Lichterketten spiegeln sich im See',
      en: 'The house at night from the water: six bright glass doors and string lights mirrored in the lake',
      es: 'La casa de noche desde el agua: seis puertas de cristal iluminadas y guirnaldas que se reflejan en el lago',
    },
    focal: { x: 0.5, y: 0.45 },
  },
  'gallery-14': {
    alt: {
      de: 'Trauung unter dem Zeltdach: weiße Stuhlreihen, Blumenbogen und regennasse Dielen im Lichterglanz',
      en: 'A ceremony under canvas: rows of white chairs, a flower arch, wet boards shining with lights',
      es: 'Una ceremonia bajo carpa: filas de sillas blancas, un arco de flores y tablas mojadas que brillan',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'gallery-15': {
    alt: {
      de: 'Zwei Gäste auf dem Steg am späten Abend, vorn die eine Laterne, dahinter die Lichter des Hauses',
      en: 'Two guests on the jetty late in the evening, its one lantern in front, the lights of the house behind',
      es: 'Dos invitados en el embarcadero a última hora: delante, su único farol; detrás, las luces de la casa',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'gallery-21': {
    alt: {
      de: 'Tanzboden aus Holz auf der Wiese am See, Lichterketten laufen vom Mast nach allen Seiten',
      en: 'A wooden dance floor on the meadow by the lake, strings of light running from its mast',
      es: 'Una pista de madera en el prado junto al lago, con luces que parten de un mástil',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'news-what-is-catering': {
    alt: {
      de: 'Tellerstapel, Gläser, gerollte Servietten und Besteck stehen am See für eine Feier bereit',
      en: 'Stacked plates, glasses, rolled napkins and cutlery stand ready for a party by the lake',
      es: 'Platos apilados, copas, servilletas enrolladas y cubiertos listos para una fiesta junto al lago',
    },
    focal: { x: 0.5, y: 0.55 },
  },
  'news-anniversary': {
    alt: {
      de: 'Pyramide aus gefüllten Champagnerschalen im Kerzenlicht, davor Rosenblüten',
      en: 'A pyramid of filled champagne coupes in candlelight, roses in front',
      es: 'Una pirámide de copas de champán llenas a la luz de las velas, con rosas delante',
    },
    focal: { x: 0.5, y: 0.7 },
  },
  'gallery-08': {
    alt: {
      de: 'Gedeckte Tafel von oben: Teller, Besteck und Gläser um einen Läufer aus Blättern und Rosen',
      en: 'A laid table from above: plates, cutlery and glasses around a runner of leaves and roses',
      es: 'Una mesa puesta vista desde arriba: platos, cubiertos y copas en torno a un camino de hojas y rosas',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'gallery-24': {
    alt: {
      de: 'Gabentisch mit Päckchen, Schleifen, Karten, Blumen und Kerzen vor der Glasfront am See',
      en: 'A table of presents with ribbons, cards, flowers and candles before the glass front by the lake',
      es: 'Una mesa con regalos, lazos, tarjetas, flores y velas ante la cristalera, junto al lago',
    },
    focal: { x: 0.5, y: 0.55 },
  },
  'gallery-13': {
    alt: {
      de: 'Schälchen mit Salz, Pfeffer, Paprika, Kurkuma und Sesam, davor ein Holzlöffel',
      en: 'Small bowls of salt, pepper, paprika, turmeric and sesame, a wooden spoon in front',
      es: 'Cuencos con sal, pimienta, pimentón, cúrcuma y sésamo y, delante, una cuchara de madera',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'gallery-09': {
    alt: {
      de: 'Angeschnittenes Brot mit Messer und Brotscheiben auf einem Holzbrett, daneben Butter',
      en: 'A loaf, just cut, with a knife and slices of bread on a wooden board, butter beside it',
      es: 'Un pan recién cortado con cuchillo y rebanadas sobre una tabla de madera, con mantequilla al lado',
    },
    focal: { x: 0.55, y: 0.5 },
  },
  'gallery-23': {
    alt: {
      de: 'Beerentarte mit Himbeeren und Heidelbeeren, ein Stück fehlt, daneben Schlagsahne',
      en: 'A tart of raspberries and blueberries, one slice taken, whipped cream beside it',
      es: 'Una tarta de frambuesas y arándanos a la que le falta una porción, con nata al lado',
    },
    focal: { x: 0.5, y: 0.55 },
  },
  'gallery-01': {
    alt: {
      de: 'Das beleuchtete Haus zwischen Bäumen, ein Kiesweg mit Laternen führt darauf zu, dahinter der See',
      en: 'The lit house among trees, a gravel path with lanterns leading to it, the lake behind',
      es: 'La casa iluminada entre árboles, con un camino de grava y faroles que llega a ella y el lago detrás',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'gallery-03': {
    alt: {
      de: 'Offene Glastüren: vom Parkett des Saals auf die Terrasse mit Feuer, Laternen und Lichterketten',
      en: 'Open glass doors: from the parquet of the Lake Room to the terrace with fire, lanterns and string lights',
      es: 'Puertas de cristal abiertas: del parqué del Salón del Lago a la terraza con fuego, faroles y luces',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'catering-seminar': {
    alt: {
      de: 'Besprechungstisch mit Notizbüchern, Kaffee, Obst und Gebäck am Morgen, hinter dem Glas der See',
      en: 'A meeting table with notebooks, coffee, fruit and pastries in the morning, the lake behind the glass',
      es: 'Una mesa de reuniones con cuadernos, café, fruta y repostería por la mañana y el lago tras el cristal',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'gallery-19': {
    alt: {
      de: 'Kiesweg am Ufer mit Laternen zwischen Schilf und Bäumen im letzten Licht',
      en: 'A gravel path along the shore with lanterns between reeds and trees in the last light',
      es: 'Un camino de grava junto a la orilla, con faroles entre juncos y árboles a la última luz',
    },
    focal: { x: 0.45, y: 0.6 },
  },
  'gallery-04': {
    alt: {
      de: 'Lange gedeckte Tafel im Kaminzimmer, am Ende des Raums brennt das Feuer',
      en: 'A long laid table in the Fireplace Room, the fire burning at the far end',
      es: 'Una mesa larga puesta en la Sala de la Chimenea, con el fuego encendido al fondo',
    },
    focal: { x: 0.5, y: 0.55 },
  },
  'gallery-06': {
    alt: {
      de: 'Dessertbuffet im Saal mit Etageren, Schokoladentorte und Desserts im Glas',
      en: 'A dessert buffet in the Lake Room with tiered stands, chocolate cake and desserts in glasses',
      es: 'Un bufé de postres en el Salón del Lago con bandejas de varios pisos, tarta de chocolate y postres en vaso',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'gallery-16': {
    alt: {
      de: 'Zwei lange weiße Tafeln auf der Wiese, von oben gesehen, unter Lichterketten am Wasser',
      en: 'Two long white tables on the meadow, seen from above, under string lights by the water',
      es: 'Dos mesas largas y blancas en el prado, vistas desde arriba, bajo guirnaldas junto al agua',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'gallery-18': {
    alt: {
      de: 'Schwimmkerzen in Glasschalen auf dem stillen See neben dem Steg',
      en: 'Floating candles in glass bowls on the calm lake beside the jetty',
      es: 'Velas flotantes en cuencos de cristal sobre el lago en calma junto al embarcadero',
    },
    focal: { x: 0.45, y: 0.6 },
  },
  'gallery-22': {
    alt: {
      de: 'Zwei Tassen Kaffee auf dem Steg am frühen Morgen, daneben liegt ein Ruderboot',
      en: 'Two cups of coffee on the jetty early in the morning, a rowing boat moored beside it',
      es: 'Dos tazas de café en el embarcadero a primera hora, con una barca de remos amarrada al lado',
    },
    focal: { x: 0.5, y: 0.6 },
  },
  'news-sixtieth-birthday': {
    alt: {
      de: 'Schokoladentorte mit Beeren und einem Kranz brennender Kerzen, dahinter Sektgläser',
      en: 'A chocolate cake with berries and a ring of burning candles, glasses of sparkling wine behind',
      es: 'Una tarta de chocolate con frutos rojos y una corona de velas encendidas, y copas de espumoso detrás',
    },
    focal: { x: 0.5, y: 0.5 },
  },
  'gallery-20': {
    alt: {
      de: 'Kürbis- und Rote-Bete-Suppe in Gläsern auf der Terrasse, dahinter der See im Abendrot',
      en: 'Pumpkin and beetroot soup in glasses on the terrace, the lake at sunset behind',
      es: 'Sopa de calabaza y de remolacha en vasos en la terraza, con el lago al atardecer detrás',
    },
    focal: { x: 0.45, y: 0.6 },
  },
  'gallery-17': {
    alt: {
      de: 'Karaffen mit Limonade, Zitrusscheiben und Minze, davor gefüllte Gläser am Seeufer',
      en: 'Carafes of lemonade with citrus and mint, filled glasses in front, by the lake',
      es: 'Jarras de limonada con cítricos y menta y, delante, vasos servidos a la orilla del lago',
    },
    focal: { x: 0.45, y: 0.6 },
  },
  'gallery-10': {
    alt: {
      de: 'Rundes Messingtablett mit frisch gefüllten Sektgläsern vor Abendlichtern',
      en: 'A round brass tray of freshly filled flutes before evening lights',
      es: 'Una bandeja redonda de latón con copas de cava recién servidas ante las luces de la noche',
    },
    focal: { x: 0.5, y: 0.5 },
  },
} as const satisfies Record<string, Picture>;

export type MediaKey = keyof typeof media;

const files: Readonly<Record<MediaKey, PictureFile>> = fileTable;

/** The picture of a key, with everything needed to show it. */
export function getMedium(key: MediaKey): Medium {
  return { ...files[key], ...media[key], file: key };
}

export const isMediaKey = (value: unknown): value is MediaKey =>
  typeof value === 'string' && Object.hasOwn(media, value);
