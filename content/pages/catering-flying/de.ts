import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: `Flying Buffet in ${city}: Ablauf und Preise`,
    description: `Flying Buffet ab 30 Gästen in ${city} und Umgebung: Ablauf mit Uhrzeiten, drei Pakete mit Bruttopreisen, Stehtische, Personal, Allergien und Beispielmenü.`,
    keywords: [
      `Flying Buffet ${city}`,
      'Flying Dinner',
      'Stehempfang Catering',
      'Empfang mit Service',
      'Catering Niederrhein',
    ],
  },
  hero: {
    eyebrow: 'Das Essen kommt zum Gespräch',
    title: `Flying Buffet in ${city}`,
    lead: 'Schälchen, Löffel, kleine Teller: Der Service trägt jeden Gang durch den Raum, und Ihre Gäste bleiben dort stehen, wo sie gerade sind.',
    actions: [{ label: 'Buffet zusammenstellen' }, { label: 'Zum Abendplan' }],
  },
  sections: {
    figures: {
      title: 'Das Flying Buffet in Zahlen',
      items: [
        { value: '8–14', label: 'kleine Gänge, je nach Paket' },
        { value: '30', label: 'Gäste mindestens' },
        { value: '1:20', label: 'Servicekräfte zu Gästen' },
        { value: '4–6 Std.', label: 'Service, im Paketpreis enthalten' },
        { value: '10', label: 'Werktage Vorlauf, im größten Paket 12' },
      ],
    },
    evening: {
      title: 'Ablauf eines Abends mit 60 Gästen',
      items: [
        {
          time: '16:30',
          title: 'Küche und Aufbau',
          text: 'Die Küche richtet ihren Anrichteplatz ein, drei Servicekräfte decken die Stehtische und polieren nach. Wir brauchen dafür rund neunzig Minuten und einen Raum, den Gäste nicht sehen.',
        },
        {
          time: '18:00',
          title: 'Drei Häppchen zum Ankommen',
          text: 'Gurken-Dill-Suppe im Glas, Arancini, Garnele im Kataifi. Wer um zwanzig nach sechs kommt, hat nichts verpasst: Jede Sorte geht zweimal durch den Raum.',
        },
        {
          time: '18:45',
          title: 'Zwei Vorspeisen',
          text: 'Erst Hummus mit Ofengemüse, zwanzig Minuten später gebeizter Lachs auf Rösti. Ein Tablett trägt zwölf Schälchen und ist nach vier Minuten leer.',
        },
        {
          time: '19:30',
          title: 'Pause für die Rede',
          text: 'Der Service stellt die Tabletts ab und räumt leise nach. Reden dürfen dauern: Die Küche hält den nächsten Gang bis zu fünfzehn Minuten zurück.',
        },
        {
          time: '19:50',
          title: 'Zwei warme Hauptgänge',
          text: 'Rinderbäckchen in Rotwein mit der Gabel, danach Kichererbsencurry mit Jasminreis im tiefen Schälchen. Beide Portionen zusammen ergeben einen vollen Teller.',
        },
        {
          time: '21:15',
          title: 'Dessert',
          text: 'Tiramisu im Glas geht zuletzt hinaus, bei gutem Wetter bis auf den Steg. Wer Kaffee möchte, findet ihn an der Bar.',
        },
        {
          time: '22:00',
          title: 'Ende des Service',
          text: 'Das Porzellan ist abgeräumt, die Anrichte leer. In unserem Haus feiern Sie drinnen bis 2 Uhr weiter; draußen endet die leise Musik jetzt.',
        },
      ],
    },
    menu: {
      eyebrow: 'Beispielmenü',
      title: 'Was auf den Tabletts liegt',
      intro:
        'Diese Auswahl gehört zum Abendplan weiter unten und entspricht dem kleinsten Paket. Im Konfigurator tauschen Sie jedes Gericht einzeln aus.',
      courses: [{ title: 'Zum Empfang' }, { title: 'Vorspeisen' }, { title: 'Warm' }, { title: 'Süß' }],
    },
    packages: {
      title: 'Flying Buffet: Pakete und Preise',
      intro:
        'Acht Gänge ersetzen ein Abendessen, elf reichen für einen langen Abend, vierzehn sind ein Festmenü mit Live-Station und Koch im Raum. Porzellan, Aufbau und Abbau sind immer im Preis enthalten. Getränke rechnen wir getrennt.',
    },
    room: {
      title: 'Stehtische und Platzbedarf',
      paragraphs: [
        'Ein Flying Buffet braucht Wege statt Tische. Wir rechnen mit einem Stehtisch je sechs Gäste und ein paar Sitzplätzen am Rand für alle, die nicht drei Stunden stehen möchten. Zwischen den Tischen bleiben anderthalb Meter frei, damit ein Tablett hindurchpasst.',
        'In unserem Haus am See stehen bis zu 180 Gäste im Innenraum, und die Küche liegt eine Tür weiter. In einem Loft, einer Kanzlei oder einer Werkhalle genügen uns Starkstrom nach Absprache, Wasser und etwa zwölf Quadratmeter hinter einer Wand.',
      ],
      points: [
        'Stehtische mit Hussen ab dem mittleren Paket enthalten',
        'Ein Ort für Rede und Mikrofon, den man von allen Seiten sieht',
        'Garderobe und Eingang getrennt von den Laufwegen des Service',
      ],
    },
    choice: {
      title: 'Wann ein Flying Buffet passt',
      paragraphs: [
        'Es passt, wenn Menschen einander kennenlernen sollen: beim Jubiläum mit Kunden aus drei Jahrzehnten, bei der Eröffnung, beim Hochzeitsempfang, der in den Abend übergeht. Niemand sitzt vier Stunden neben derselben Person, und trotzdem wird jeder satt.',
        'Bei vielen älteren Gästen, bei langen Vorträgen oder unter dreißig Personen raten wir zum gesetzten Menü. Soll es vor allem unkompliziert sein, reicht oft ein Fingerfood-Buffet: Es kommt ohne Besteck aus, die Gäste bedienen sich selbst, und der Preis beginnt etwa bei der Hälfte.',
      ],
      action: { label: 'Fingerfood ansehen' },
    },
    faq: {
      title: 'Fragen zum Flying Buffet',
      items: [
        {
          question: 'Werden alle Gäste satt?',
          answer:
            'Ja. Die Küche wiegt die Gänge auf ein volles Abendessen hin ab. Wer mehr Hunger hat, bittet den Service um ein zweites Schälchen; eine Reserve ist eingeplant.',
        },
        {
          question: 'Wie lange wird serviert?',
          answer:
            'Die Gänge verteilen sich meist auf drei bis vier Stunden, mit Unterbrechungen für Reden oder Musik. Der Rest der gebuchten Zeit dient Empfang und Abräumen.',
        },
        {
          question: 'Woran erkennen Gäste mit einer Allergie ihren Teller?',
          answer:
            'An einem Fähnchen. Der Service bringt diese Teller direkt zu ihnen; auf seiner Liste stehen nur Anzahl und Allergen, keine Namen.',
        },
        {
          question: 'Warum erst ab 30 Personen?',
          answer:
            'Darunter stünden Köche und Service zwischen den Runden still, und der Preis je Gast stiege. Ab zwanzig Personen schlagen wir dann ein gesetztes Essen vor, für kleinere Runden rechnen wir einzeln.',
        },
        {
          question: 'Lässt sich das Menü ganz ohne Fleisch planen?',
          answer:
            'Ja, vegetarisch oder vegan und ohne Aufpreis. Gemischt geht es auch: Sind vier von acht Gängen vegan, fällt das am Abend kaum jemandem auf.',
        },
        {
          question: 'Können wir Gänge ergänzen?',
          answer: `Ein Häppchen mehr kostet ${gross('plus-f')} pro Person, eine Vorspeise oder ein Dessert ${gross('plus-v')}, ein Hauptgang ${gross('plus-h')}, jeweils inklusive Umsatzsteuer.`,
        },
      ],
    },
    inquiry: {
      title: 'Flying Buffet zusammenstellen',
      text: 'Nennen Sie Gästezahl und Datum, wählen Sie die Gerichte und sehen Sie den voraussichtlichen Preis sofort. Das Angebot folgt innerhalb von drei Tagen.',
      actions: [{ label: 'Gänge auswählen' }, { label: `Anrufen: ${site.phone.display}` }],
    },
  },
} as const satisfies PageWords<typeof structure>;
