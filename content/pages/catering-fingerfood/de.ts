import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import { rangeOfPieces } from '../../catering/pieces';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { gross } = amountsIn('de');
const pieces = rangeOfPieces('bis');

export const de = {
  meta: {
    title: `Fingerfood-Catering in ${city}: Mengen, Preise`,
    description: `Fingerfood liefern lassen in ${city}: wie viele Stück pro Person, welche Sorten, was vor Ort nötig ist, Pakete mit Preis ab 20 Gästen.`,
    keywords: [
      `Fingerfood ${city}`,
      'Fingerfood liefern lassen',
      'Häppchen bestellen',
      'Canapés Empfang',
      'Fingerfood vegan',
      'Stückzahl Fingerfood',
    ],
  },
  hero: {
    eyebrow: 'Zwei Bissen, kein Besteck',
    title: `Fingerfood-Catering in ${city}`,
    lead: `${counts.fingerfood} Sorten aus unserer Küche, fertig angerichtet auf Platten und Etageren. Sie stellen den Tisch, wir stellen das Buffet.`,
    actions: [{ label: 'Sorten wählen' }, { label: 'Stückzahl nachsehen' }],
  },
  sections: {
    pieces: {
      title: 'Wie viele Stück pro Person?',
      intro:
        'Ein Stück wiegt bei uns 25 bis 40 Gramm. Entscheidend ist, ob danach noch etwas zu essen kommt und zu welcher Uhrzeit Sie einladen.',
      columns: ['Anlass', 'Stück pro Person', 'Übliche Zeit', 'Beispiel mit 50 Gästen'],
      rows: [
        [
          'Auftakt vor einem Menü',
          pieces('starter'),
          '17 bis 18 Uhr',
          `${pieces('starter', { guests: 50 })} Stück`,
        ],
        [
          'Sektempfang, eine Stunde',
          pieces('reception'),
          'bis 17 Uhr',
          `${pieces('reception', { guests: 50 })} Stück`,
        ],
        [
          'Stehempfang, zwei Stunden',
          pieces('reception', { hours: 2 }),
          '16 bis 18 Uhr',
          `${pieces('reception', { hours: 2, guests: 50 })} Stück`,
        ],
        [
          'Stehempfang, drei Stunden',
          pieces('reception', { hours: 3 }),
          '16 bis 19 Uhr',
          `${pieces('reception', { hours: 3, guests: 50 })} Stück`,
        ],
        [
          'Mittagsimbiss im Büro',
          pieces('lunch'),
          '12 bis 14 Uhr',
          `${pieces('lunch', { guests: 50 })} Stück`,
        ],
        [
          'Anstelle des Abendessens',
          `${pieces('dinner')}, an langen Abenden mehr`,
          'ab 19 Uhr',
          `${pieces('dinner', { guests: 50 })} Stück`,
        ],
      ],
      note: 'Bis 20 Gäste genügen sechs Sorten, darüber sind acht besser. Für Kinder von sechs bis zwölf Jahren rechnen wir die halbe Stückzahl.',
    },
    mix: {
      title: 'So stellt die Küche zusammen',
      paragraphs: [
        'Unsere Faustregel für acht Sorten: drei mit Fleisch oder Fisch, zwei mit Käse, drei rein pflanzlich, und zum Schluss etwas Süßes im Glas. Weiches neben Knusprigem, Mildes neben Meerrettich und Chili. Eine Sorte darf ruhig jeder von der Oma kennen, zum Beispiel die Frikadelle mit Senf.',
        `${counts.vegetarianFingerfood} der ${counts.fingerfood} Sorten sind vegetarisch oder vegan. Die Schilder auf dem Buffet nennen Gericht, Kostform und Allergene, damit niemand den Service suchen muss. Alles mit Nüssen oder Sesam steht auf eigenen Platten am Ende des Tisches.`,
      ],
    },
    selection: {
      eyebrow: 'Acht Sorten und ein Glas',
      title: 'Ein Buffet für den frühen Abend',
      intro:
        'Neun Stück pro Person, davon sieben kalt. Diese Zusammenstellung lässt sich ohne Strom aufbauen, wenn Quiche und Falafel lauwarm ankommen dürfen.',
      courses: [
        { title: 'Mit Fleisch und Fisch' },
        { title: 'Vegetarisch' },
        { title: 'Vegan' },
        { title: 'Dessert im Glas' },
      ],
    },
    packages: {
      title: 'Fingerfood-Pakete mit Preisen',
      intro: `Das kleine Paket reicht für einen Empfang, das mittlere für ein Mittagessen, das große ersetzt das Abendessen und bringt zwei warme Sorten sowie drei Stunden Betreuung mit. Weitere Stücke kosten ${gross('plus-f')} pro Person inklusive Umsatzsteuer.`,
    },
    delivery: {
      title: 'Fingerfood liefern lassen',
      paragraphs: [
        'Der Kühlwagen kommt 30 bis 60 Minuten vor Beginn. Zwei Leute tragen die Platten herein, stecken Etageren zusammen, stellen Schilder und Servietten dazu und sind nach einer Viertelstunde wieder fort. Auf Wunsch bleibt eine Servicekraft und füllt nach.',
        `Innerhalb von 30 Kilometern um ${city} zahlen Sie keine Anfahrt; das gilt auch für Moers, Kempen und Neuss. Die leeren Platten holen wir am Folgetag zwischen 10 und 14 Uhr ab; gespült werden sie bei uns.`,
      ],
      action: { label: 'Liefertermin anfragen' },
    },
    'on-site': {
      title: 'Das brauchen wir von Ihnen',
      items: [
        'einen Tisch von etwa zwei Metern je 30 Gäste, gern mit Abstand zur Wand',
        'einen Aufzug oder den Hinweis, wie viele Treppen es sind',
        'bei warmen Sorten eine 230-V-Steckdose in Tischnähe',
        'eine Person, die uns die Tür öffnet und im Haus erreichbar ist',
        'einen kühlen, dunklen Platz für die Nachfüllplatten',
        'die Anzahl der Gäste mit Unverträglichkeiten, ohne Namen',
      ],
      note: 'Nach zwei Stunden auf dem Tisch räumen wir empfindliche Sorten ab. Dauert Ihr Fest länger, liefern wir in zwei Runden.',
    },
    pictures: { title: `6 von ${counts.fingerfood} Sorten` },
    faq: {
      title: 'Fragen zum Fingerfood',
      items: [
        {
          question: 'Kalte oder warme Sorten?',
          answer:
            'Kalt ist einfacher und lässt sich überall aufbauen. Warmes, etwa Mini-Burger oder Arancini, macht unser Team vor Ort fertig, oder es kommt in einer Wärmebox mit Stromanschluss.',
        },
        {
          question: 'Bekomme ich auch für zwölf Personen etwas?',
          answer:
            'Ja, wir rechnen dann mit dem Mindestpreis für zwanzig. Viele nehmen die übrigen Stücke mit nach Hause; Behälter stellen Sie bitte bereit.',
        },
        {
          question: 'Bis wann muss ich bestellen?',
          answer:
            'Fünf Werktage vorher, beim großen Paket sieben. Kleine Mengen gehen nach einem Anruf gelegentlich auch schneller.',
        },
        {
          question: 'Worin liegt der Unterschied zum Flying Buffet?',
          answer:
            'Fingerfood steht auf dem Tisch und wird mit der Hand gegessen. Beim Flying Buffet trägt der Service kleine Gerichte mit Gabel oder Löffel zu den Gästen, auch solche mit Sauce.',
        },
        {
          question: 'Brauchen wir Teller?',
          answer:
            'Für einen Empfang reichen Servietten. Ab dem mittleren Paket liegen kleine Porzellanteller am Buffet, weil ein Dessert dazukommt.',
        },
        {
          question: 'Kann ein Teil vegan und glutenfrei sein?',
          answer:
            'Vegan: ja, bis hin zum ganzen Buffet. Sorten ohne glutenhaltige Zutaten stellen wir auf eine eigene Platte; Spuren schließen wir nicht aus, weil die Küche auch mit Weizen arbeitet.',
        },
      ],
    },
    inquiry: {
      title: 'Fingerfood-Buffet anfragen',
      text: 'Im Konfigurator filtern Sie nach Kostform und Allergenen und sehen Stück für Stück, was Ihr Buffet voraussichtlich kostet.',
      actions: [{ label: 'Buffet zusammenstellen' }, { label: `Kurz anrufen: ${site.phone.display}` }],
    },
  },
} as const satisfies PageWords<typeof structure>;
