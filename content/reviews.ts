import type { Localized } from './locales';

export type Review = {
  readonly id: string;
  /** First name and initial; the full name stays in the questionnaire. */
  readonly name: string;
  readonly occasion: Localized;
  /** Month of the event, YYYY-MM. */
  readonly month: string;
  /** Mark given, 1 to 5. */
  readonly stars: 4 | 5;
  readonly text: Localized;
};

/** Answers to the questionnaire that every host receives after the event; invented persons. */
export const reviews: readonly Review[] = [
  {
    id: 'miriam',
    name: 'Miriam K.',
    occasion: { de: 'Hochzeit, 86 Gäste', en: 'Wedding, 86 guests', es: 'Boda, 86 invitados' },
    month: '2026-06',
    stars: 5,
    text: {
      de: 'Um halb sieben zog ein Gewitter auf. Zehn Minuten später standen alle Tische drinnen, und die Suppe war heiß.',
      en: 'A storm rolled in at half past six. Ten minutes later every table stood indoors, and the soup was hot.',
      es: 'A las seis y media llegó una tormenta. Diez minutos después todas las mesas estaban dentro y la sopa, caliente.',
    },
  },
  {
    id: 'tobias',
    name: 'Tobias R.',
    occasion: {
      de: 'Kundenabend, 140 Gäste',
      en: 'Client evening, 140 guests',
      es: 'Velada con clientes, 140 invitados',
    },
    month: '2026-09',
    stars: 5,
    text: {
      de: 'Das Angebot kam am zweiten Tag, die Rechnung stimmte bis auf den Cent damit überein. Das erlebe ich selten.',
      en: 'The quote arrived on day two and the invoice matched it to the cent. I rarely see that.',
      es: 'El presupuesto llegó al segundo día y la factura coincidía hasta el último céntimo. No me pasa a menudo.',
    },
  },
  {
    id: 'gisela',
    name: 'Gisela H.',
    occasion: {
      de: '80. Geburtstag, 34 Gäste',
      en: '80th birthday, 34 guests',
      es: '80 cumpleaños, 34 invitados',
    },
    month: '2026-05',
    stars: 5,
    text: {
      de: 'Meine Schwester braucht püriertes Essen. Man hat es ihr so serviert, dass niemand am Tisch es bemerkt hat.',
      en: 'My sister needs her food puréed. They served it so that nobody at the table noticed.',
      es: 'Mi hermana necesita la comida triturada. Se la sirvieron de modo que nadie en la mesa lo notó.',
    },
  },
  {
    id: 'deniz',
    name: 'Deniz A.',
    occasion: {
      de: 'Sommerfest, 110 Gäste',
      en: 'Summer party, 110 guests',
      es: 'Fiesta de verano, 110 invitados',
    },
    month: '2026-07',
    stars: 4,
    text: {
      de: 'Der Grill war großartig, das Auberginensteak zuerst weg. Beim nächsten Mal bitte eine zweite Bar auf der Wiese.',
      en: 'The barbecue was superb, the aubergine steak went first. Next time, please, a second bar on the lawn.',
      es: 'La barbacoa, magnífica; el filete de berenjena fue lo primero en acabarse. La próxima vez, una segunda barra en el prado.',
    },
  },
  {
    id: 'katrin',
    name: 'Katrin und Paul S.',
    occasion: {
      de: 'Freie Trauung, 52 Gäste',
      en: 'Outdoor ceremony, 52 guests',
      es: 'Ceremonia al aire libre, 52 invitados',
    },
    month: '2025-08',
    stars: 5,
    text: {
      de: 'Wir hatten Angst vor dem Ablaufplan. Am Ende hing er in der Küche, und wir haben ihn kein einziges Mal gebraucht.',
      en: 'We dreaded the running order. In the end it hung in the kitchen and we never once needed it.',
      es: 'Nos daba miedo el programa del día. Al final colgaba en la cocina y no lo necesitamos ni una vez.',
    },
  },
  {
    id: 'henning',
    name: 'Henning V.',
    occasion: { de: 'Seminar, 28 Gäste', en: 'Seminar, 28 guests', es: 'Seminario, 28 invitados' },
    month: '2026-03',
    stars: 5,
    text: {
      de: 'Kaffee um acht, Suppe um zwölf, kein müder Kopf um drei. Dazu ein Raum, in dem man atmen kann.',
      en: 'Coffee at eight, soup at noon, no drowsy heads at three. And a room you can breathe in.',
      es: 'Café a las ocho, sopa a las doce y ninguna cabeza dormida a las tres. Y una sala en la que se respira.',
    },
  },
  {
    id: 'jule',
    name: 'Jule M.',
    occasion: { de: 'Taufe, 41 Gäste', en: 'Christening, 41 guests', es: 'Bautizo, 41 invitados' },
    month: '2026-04',
    stars: 5,
    text: {
      de: 'Für die Kinder gab es eigene Teller und einen Platz am Fenster. Die Erwachsenen haben in Ruhe gegessen.',
      en: 'The children had plates of their own and a place by the window. The adults ate in peace.',
      es: 'Los niños tenían sus propios platos y un sitio junto a la ventana. Los mayores comieron tranquilos.',
    },
  },
  {
    id: 'frank',
    name: 'Frank B.',
    occasion: {
      de: 'Messe-Frühstück, 75 Gäste',
      en: 'Trade fair breakfast, 75 guests',
      es: 'Desayuno de feria, 75 invitados',
    },
    month: '2025-11',
    stars: 4,
    text: {
      de: 'Um sechs Uhr früh am Stand, alles da, alles beschriftet. Nur der Kaffee hätte für mehr als drei Stunden reichen dürfen.',
      en: 'At our stand by six, everything there, everything labelled. Only the coffee could have lasted beyond three hours.',
      es: 'A las seis en nuestro estand, todo listo y etiquetado. Solo el café podría haber durado más de tres horas.',
    },
  },
];

/** Mean marks per question (food, service, place, arrangements) over all questionnaires of the period. */
export const surveyResult = {
  marks: [4.9, 4.9, 4.8, 4.7],
  count: 64,
  /** YYYY-MM, both included. */
  from: '2025-01',
  until: '2026-10',
} as const;
