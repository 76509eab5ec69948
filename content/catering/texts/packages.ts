import type { Localized } from '../../locales';
import type { PackageId } from '../packages';

/** `includes` are short lines: what comes with the package besides the dishes one chooses. */
export type PackageText = { readonly name: string; readonly includes: readonly string[] };

const shore = { de: 'Ufer', en: 'Ufer (Shore)', es: 'Ufer (Orilla)' };
const wave = { de: 'Welle', en: 'Welle (Wave)', es: 'Welle (Ola)' };
const horizon = { de: 'Horizont', en: 'Horizont (Horizon)', es: 'Horizont (Horizonte)' };

const text = (name: Localized, includes: Localized<readonly string[]>): Localized<PackageText> => ({
  de: { name: name.de, includes: includes.de },
  en: { name: name.en, includes: includes.en },
  es: { name: name.es, includes: includes.es },
});

export const packageTexts: Readonly<Record<PackageId, Localized<PackageText>>> = {
  'fly-ufer': text(shore, {
    de: ['8 kleine Gänge', 'Service für 4 Stunden, eine Kraft je 20 Gäste', 'Porzellan', 'Auf- und Abbau'],
    en: ['8 small courses', 'Service for 4 hours, one waiter for 20 guests', 'China', 'Set-up and clearing'],
    es: [
      '8 platos pequeños',
      'Servicio de 4 horas, un camarero por cada 20 invitados',
      'Porcelana',
      'Montaje y desmontaje',
    ],
  }),
  'fly-welle': text(wave, {
    de: ['11 kleine Gänge', 'Service für 5 Stunden', 'Porzellan', 'Stehtische mit Hussen'],
    en: ['11 small courses', 'Service for 5 hours', 'China', 'High tables with covers'],
    es: ['11 platos pequeños', 'Servicio de 5 horas', 'Porcelana', 'Mesas altas con funda'],
  }),
  'fly-horizont': text(horizon, {
    de: [
      '14 kleine Gänge',
      'Live-Station',
      'Service für 6 Stunden',
      'Koch vor Ort',
      'Porzellan und Stehtische mit Hussen',
    ],
    en: [
      '14 small courses',
      'Live cooking station',
      'Service for 6 hours',
      'Chef on site',
      'China, high tables with covers',
    ],
    es: [
      '14 platos pequeños',
      'Estación de cocina en vivo',
      'Servicio de 6 horas',
      'Cocinero en su evento',
      'Porcelana y mesas altas con funda',
    ],
  }),
  'din-ufer': text(
    { de: 'Ufer, 3 Gänge', en: 'Ufer (Shore), 3 courses', es: 'Ufer (Orilla), 3 platos' },
    {
      de: ['Tellerservice für 4 Stunden, eine Kraft je 12 Gäste', 'Porzellan', 'Tischwäsche', 'Menükarten'],
      en: ['Plated service for 4 hours, one waiter for 12 guests', 'China', 'Table linen', 'Menu cards'],
      es: [
        'Servicio en mesa de 4 horas, un camarero por cada 12 invitados',
        'Porcelana',
        'Mantelería',
        'Tarjetas de menú',
      ],
    },
  ),
  'din-welle': text(
    { de: 'Welle, 4 Gänge', en: 'Welle (Wave), 4 courses', es: 'Welle (Ola), 4 platos' },
    {
      de: ['Wie Ufer', 'Empfangshäppchen', 'Service für 5 Stunden'],
      en: ['Everything in Ufer', 'Bites on arrival', 'Service for 5 hours'],
      es: ['Todo lo de Ufer', 'Bocados de bienvenida', 'Servicio de 5 horas'],
    },
  ),
  'din-horizont': text(
    { de: 'Horizont, 5 Gänge', en: 'Horizont (Horizon), 5 courses', es: 'Horizont (Horizonte), 5 platos' },
    {
      de: ['Wie Welle', 'Amuse-Bouche und Zwischengang', 'Service für 6 Stunden, eine Kraft je 10 Gäste'],
      en: [
        'Everything in Welle',
        'Amuse-bouche and intermediate course',
        'Service for 6 hours, one waiter for 10 guests',
      ],
      es: [
        'Todo lo de Welle',
        'Aperitivo del chef y plato intermedio',
        'Servicio de 6 horas, un camarero por cada 10 invitados',
      ],
    },
  ),
  'fin-ufer': text(shore, {
    de: ['6 Stück pro Person', 'Anlieferung und Aufbau', 'Platten und Etageren', 'Servietten'],
    en: ['6 pieces per person', 'Delivery and set-up', 'Platters and tiered stands', 'Napkins'],
    es: ['6 piezas por persona', 'Entrega y montaje', 'Bandejas y expositores', 'Servilletas'],
  }),
  'fin-welle': text(wave, {
    de: ['9 Stück pro Person', 'Wie Ufer', 'Dessert im Glas', 'Porzellanteller'],
    en: ['9 pieces per person', 'Everything in Ufer', 'Dessert in a glass', 'China plates'],
    es: ['9 piezas por persona', 'Todo lo de Ufer', 'Postre en vaso', 'Platos de porcelana'],
  }),
  'fin-horizont': text(horizon, {
    de: ['12 Stück pro Person', 'Wie Welle', '2 warme Sorten am Buffet', 'Buffetbetreuung für 3 Stunden'],
    en: [
      '12 pieces per person',
      'Everything in Welle',
      '2 hot items at the buffet',
      'Buffet attended for 3 hours',
    ],
    es: [
      '12 piezas por persona',
      'Todo lo de Welle',
      '2 variedades calientes en el bufé',
      'Bufé atendido durante 3 horas',
    ],
  }),
  'gri-ufer': text(shore, {
    de: ['Grill und Grillmeister für 3 Stunden', 'Salate, Saucen und Brot', 'Geschirr'],
    en: ['Barbecue and grill chef for 3 hours', 'Salads, sauces and bread', 'Plates and cutlery'],
    es: ['Parrilla y parrillero durante 3 horas', 'Ensaladas, salsas y pan', 'Vajilla'],
  }),
  'gri-welle': text(wave, {
    de: ['Wie Ufer', 'Vorspeise', '2 Grillstationen', 'Grillmeister für 4 Stunden'],
    en: ['Everything in Ufer', 'Starter', '2 barbecue stations', 'Grill chef for 4 hours'],
    es: ['Todo lo de Ufer', 'Entrante', '2 parrillas', 'Parrillero durante 4 horas'],
  }),
  'gri-horizont': text(horizon, {
    de: ['Wie Welle', 'Smoker', 'Fisch vom Grill', 'Empfangshäppchen'],
    en: ['Everything in Welle', 'Smoker', 'Fish from the grill', 'Bites on arrival'],
    es: ['Todo lo de Welle', 'Ahumador', 'Pescado a la parrilla', 'Bocados de bienvenida'],
  }),
  'kal-ufer': text(shore, {
    de: ['Anlieferung und Aufbau', 'Buffetdekoration', 'Geschirr'],
    en: ['Delivery and set-up', 'Buffet decoration', 'Plates and cutlery'],
    es: ['Entrega y montaje', 'Decoración del bufé', 'Vajilla'],
  }),
  'kal-welle': text(wave, {
    de: ['Wie Ufer', 'Häppchen', 'Käseauswahl'],
    en: ['Everything in Ufer', 'Small bites', 'Cheese selection'],
    es: ['Todo lo de Ufer', 'Bocados', 'Selección de quesos'],
  }),
  'kal-horizont': text(horizon, {
    de: ['Wie Welle', 'Buffetbetreuung für 3 Stunden', 'Tischwäsche für das Buffet'],
    en: ['Everything in Welle', 'Buffet attended for 3 hours', 'Linen for the buffet'],
    es: ['Todo lo de Welle', 'Bufé atendido durante 3 horas', 'Mantelería para el bufé'],
  }),
  'lux-ufer': text(shore, {
    de: [
      'Menü unseres Küchenchefs',
      'Service für 6 Stunden, eine Kraft je 10 Gäste',
      'Küchenchef vor Ort',
      'Porzellan und Tischdekoration',
    ],
    en: [
      'Our chef’s own menu',
      'Service for 6 hours, one waiter for 10 guests',
      'Chef on site',
      'China and table decoration',
    ],
    es: [
      'Menú propio de nuestro chef',
      'Servicio de 6 horas, un camarero por cada 10 invitados',
      'Chef en su evento',
      'Porcelana y decoración de mesa',
    ],
  }),
  'lux-welle': text(wave, {
    de: ['Wie Ufer', 'Austern- und Tatar-Station', 'Weinbegleitung zubuchbar'],
    en: ['Everything in Ufer', 'Oyster and tartare station', 'Wine pairing available to add'],
    es: ['Todo lo de Ufer', 'Estación de ostras y tartar', 'Maridaje disponible como extra'],
  }),
  'lux-horizont': text(horizon, {
    de: ['Wie Welle', 'Showküche', 'Patisserie-Tisch', 'Persönliche Eventleitung'],
    en: ['Everything in Welle', 'Show kitchen', 'Patisserie table', 'Your own event manager'],
    es: ['Todo lo de Welle', 'Cocina en vivo', 'Mesa de pastelería', 'Responsable personal del evento'],
  }),
  'idee-frei': text(
    { de: 'Eigene Idee', en: 'Your own idea', es: 'Su propia idea' },
    {
      de: ['Ihr Wunsch in eigenen Worten', 'Budget pro Person, wenn Sie mögen', 'Angebot in 3 Tagen'],
      en: ['Your wish in your own words', 'A budget per person, if you like', 'A quote within 3 days'],
      es: ['Su deseo en sus palabras', 'Presupuesto por persona, si lo desea', 'Oferta en 3 días'],
    },
  ),
  'bf-kalt': text(
    { de: 'Guten Morgen am See', en: 'Good morning at the lake', es: 'Buenos días junto al lago' },
    {
      de: ['4 kalte Speisen', 'Butter, Konfitüre und Honig'],
      en: ['4 cold dishes', 'Butter, jam and honey'],
      es: ['4 platos fríos', 'Mantequilla, mermelada y miel'],
    },
  ),
  'bf-komplett': text(
    { de: 'Frühstück komplett', en: 'Full breakfast', es: 'Desayuno completo' },
    {
      de: ['4 kalte und 2 warme Speisen', 'Butter, Konfitüre und Honig'],
      en: ['4 cold and 2 hot dishes', 'Butter, jam and honey'],
      es: ['4 platos fríos y 2 calientes', 'Mantequilla, mermelada y miel'],
    },
  ),
  'bf-brunch': text(
    { de: 'Seebrunch', en: 'Lake brunch', es: 'Brunch del lago' },
    {
      de: ['5 kalte und 3 warme Speisen', '1 Dessert', 'Butter, Konfitüre und Honig'],
      en: ['5 cold and 3 hot dishes', '1 dessert', 'Butter, jam and honey'],
      es: ['5 platos fríos y 3 calientes', '1 postre', 'Mantequilla, mermelada y miel'],
    },
  ),
  'war-ufer': text(shore, {
    de: ['Anlieferung und Aufbau', 'Warmhaltebehälter', 'Brot und Butter', 'Geschirr'],
    en: ['Delivery and set-up', 'Chafing dishes', 'Bread and butter', 'Plates and cutlery'],
    es: ['Entrega y montaje', 'Calientaplatos', 'Pan y mantequilla', 'Vajilla y cubiertos'],
  }),
  'war-welle': text(wave, {
    de: ['Wie Ufer', 'Eine Hauptspeise und eine Beilage mehr', 'Zwei Desserts'],
    en: ['Everything in Ufer', 'One more main course and side dish', 'Two desserts'],
    es: ['Todo lo de Ufer', 'Un plato principal y una guarnición más', 'Dos postres'],
  }),
  'war-horizont': text(horizon, {
    de: ['Wie Welle', 'Käseauswahl', 'Buffetbetreuung für 3 Stunden'],
    en: ['Everything in Welle', 'Cheese selection', 'Buffet attended for 3 hours'],
    es: ['Todo lo de Welle', 'Selección de quesos', 'Bufé atendido durante 3 horas'],
  }),
  'con-half': text(
    { de: 'Halber Tag', en: 'Half day', es: 'Media jornada' },
    {
      de: [
        'Bis 5 Stunden mit Ansprechperson',
        'Eine Kaffeepause mit Nüssen und Gemüse',
        'Warmes Mittagsbuffet',
        'Kaffee, Tee, Wasser und Säfte ohne Zählen',
        'Geschirr und Gläser',
      ],
      en: [
        'Up to 5 hours with a host',
        'One coffee break with nuts and vegetables',
        'Hot lunch buffet',
        'Coffee, tea, water and juices, unlimited',
        'Plates, cutlery and glasses',
      ],
      es: [
        'Hasta 5 horas con una persona de contacto',
        'Una pausa de café con frutos secos y verduras',
        'Bufé caliente al mediodía',
        'Café, té, agua y zumos sin límite',
        'Vajilla, cubiertos y copas',
      ],
    },
  ),
  'con-full': text(
    { de: 'Ganzer Tag', en: 'Full day', es: 'Jornada completa' },
    {
      de: [
        'Bis 9 Stunden mit Ansprechperson',
        'Frühstück zum Ankommen',
        'Zwei Pausen, eine davon süß',
        'Warmes Mittagsbuffet',
        'Kaffee, Tee, Wasser und Säfte ohne Zählen',
        'Geschirr und Gläser',
      ],
      en: [
        'Up to 9 hours with a host',
        'Breakfast on arrival',
        'Two breaks, one of them sweet',
        'Hot lunch buffet',
        'Coffee, tea, water and juices, unlimited',
        'Plates, cutlery and glasses',
      ],
      es: [
        'Hasta 9 horas con una persona de contacto',
        'Desayuno a la llegada',
        'Dos pausas, una de ellas dulce',
        'Bufé caliente al mediodía',
        'Café, té, agua y zumos sin límite',
        'Vajilla, cubiertos y copas',
      ],
    },
  ),
};
