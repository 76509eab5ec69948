import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: 'Private Feiern am See: Haus in Krefeld mieten',
    description:
      'Runder Geburtstag, Taufe, Goldhochzeit oder Abiball im Haus am See: Tafel für 24, Saal für 120, Wiese für Kinder, Küche im Haus, Ende um 2 Uhr.',
    keywords: [
      'Geburtstag feiern am See Krefeld',
      'Location Taufe Krefeld',
      'goldene Hochzeit Location',
      'Familienfeier mieten Krefeld',
      'Abiball Location Niederrhein',
      'Raum für 50 Personen Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Krefeld',
    title: 'Private Feiern am See',
    lead: 'Feiern, ohne danach aufzuräumen: ein Mittag mit der Familie oder eine Nacht mit allen, die Sie kennen.',
    actions: [{ label: 'Feier anfragen' }, { label: 'Catering für zu Hause' }],
  },
  sections: {
    sizes: {
      title: 'Wie groß wird Ihr Fest?',
      columns: ['Gäste', 'Raum', 'So könnte es aussehen', 'Essen'],
      rows: [
        ['20 bis 24', 'Kaminzimmer', 'Eine Tafel, vier Stunden, kein Mikrofon', 'Drei Gänge am Platz'],
        [
          '25 bis 50',
          'Vordere Hälfte des Seesaals',
          'Runde Tische, Kaffee auf der Terrasse',
          'Menü oder kaltes Buffet',
        ],
        [
          '50 bis 100',
          'Seesaal mit Tanzfläche',
          'Empfang auf der Terrasse, ab neun DJ im Saal',
          'Menü oder Flying Buffet',
        ],
        [
          '100 bis 120',
          'Seesaal, Kaminzimmer als Bar',
          'Lange Tafeln, Tanz nach dem Dessert',
          'Menü, in zwei Durchgängen serviert',
        ],
        ['bis 180', 'Saal und Terrasse', 'Ohne feste Plätze', 'Flying Buffet oder Grill'],
      ],
      note: 'Zwischen zwei Größen? Wir stellen für die kleinere und halten Stühle bereit.',
    },
    'long-lunch': {
      title: 'Taufe mit langem Sonntagmittag',
      paragraphs: [
        'Die Taufe ist um elf, gegen halb eins sind alle am Haus. Auf der Terrasse gibt es Suppe im Glas und etwas Kaltes, drinnen ist festlich gedeckt. Nach dem Hauptgang laufen die Kinder zur Wiese, die Erwachsenen bleiben beim Kaffee sitzen.',
        'Um vier kommt der Kuchen, um sechs gehen die Ersten, um sieben die Letzten. Die Raummiete gilt für den ganzen Tag, der Service für sechs Stunden.',
      ],
      points: [
        'Acht Hochstühle, zwei Reisebetten, ein ruhiges Zimmer',
        'Malsachen, Wikingerschach und Kescher fürs Ufer, wenn Eltern dabei sind',
        'Kinderteller: halbe Portion vom Menü oder Nudeln mit Tomate',
      ],
    },
    'family-table': {
      eyebrow: 'Tafel für die Familie',
      title: 'Menü zum achtzigsten Geburtstag',
      intro:
        'Bekanntes, sorgfältig gekocht, mit einem fleischlosen Hauptgang für die Enkelin. Im Paket Ufer wählen Sie eine Vorspeise, zwei Hauptgerichte, zwei Beilagen und ein Dessert.',
      courses: [
        { title: 'Suppe' },
        { title: 'Hauptgericht' },
        { title: 'Aus der Schüssel' },
        { title: 'Nachtisch' },
      ],
    },
    'party-night': {
      title: 'Geburtstag barfuß auf der Terrasse',
      paragraphs: [
        'Neunzig Freunde, kein Tischplan. Ab sieben brennt der Grill am Ufer, im Saal legt ein DJ auf. Bringen Sie gern Ihren eigenen mit: Tisch und Strom stehen bereit.',
        'Um 22 Uhr endet draußen die leise Musik, im Saal wird getanzt. Wer lieber redet, bleibt an den Feuerschalen sitzen. Gegen eins gibt es noch Mini-Burger, um zwei fährt das letzte Taxi.',
        `Ob Sie Getränke pauschal oder nach Verbrauch zahlen, entscheiden Sie vorher: Die Pauschale für Wasser, Softdrinks, Bier und Hauswein kostet für vier Stunden ${gross('s06')} pro Person inklusive Umsatzsteuer.`,
      ],
      action: { label: 'Grillen am See' },
    },
    'house-menus': {
      title: 'Vom Buffet bis zum Tellerservice',
      intro:
        'Zwei Arten, eine Familie zu bewirten. Der Preis gilt pro erwachsenem Gast mit Umsatzsteuer; Kinder sind günstiger, die Jüngsten frei.',
    },
    'no-work': {
      title: 'Was wir Ihnen abnehmen',
      items: [
        'Stühle leihen und zurückbringen',
        'Gläser zählen, Kerzen anzünden, Servietten falten',
        'Platz für Geschenke suchen: Der Tisch steht im Kaminzimmer',
        'Nachts kehren, Flaschen wegbringen, Müll trennen: Das gehört zur Endreinigung',
        'Bei Regen Pavillons suchen',
        'Tante Ruth erklären, was im Curry ist: Es steht auf dem Schild',
      ],
      note: 'Ihre eigene Dekoration räumen Sie bis zehn Uhr am nächsten Vormittag ab, oder wir packen sie für Sie in Kisten.',
    },
    'family-pictures': { title: 'Feste in allen Größen' },
    budget: {
      title: 'Was kostet ein Geburtstag mit 50 Gästen?',
      intro:
        'Ein Freitag im März von 18 bis 24 Uhr im Seesaal: das größte warme Buffet, Service und Getränke bis Mitternacht, Raummiete und Reinigung. Inklusive Umsatzsteuer.',
      note: 'Ein Beispiel, kein Angebot. Mit bis zu 24 Gästen am Tisch reicht das Kaminzimmer, das deutlich weniger kostet.',
    },
    'family-questions': {
      title: 'Fragen zur privaten Feier',
      items: [
        {
          question: 'Drei Gäste haben Allergien. Wie sicher ist das?',
          answer:
            'Sie nennen uns die Zahl, zum Beispiel „zweimal glutenfrei, einmal ohne Nüsse“. Die Küche plant eigene Teller, der Service bringt sie zuerst. Spuren können wir in einer Küche für alle nicht ausschließen.',
        },
        {
          question: 'Ist der See für Kinder gefährlich?',
          answer:
            'Das Ufer an der Wiese fällt flach ab, der Steg hat auf beiden Seiten ein Geländer, und Baden ist nicht erlaubt. Aufpassen müssen die Eltern; Schwimmwesten in Kindergrößen hängen am Steg.',
        },
        {
          question: 'Dürfen wir selbst gebackenen Kuchen mitbringen?',
          answer:
            'Ja. Bringen Sie ihn am Vormittag, wir stellen ihn kühl und servieren ihn mit unserem Kaffee. Für die Zutaten stehen Sie selbst ein.',
        },
        {
          question: 'Darf bei Ihnen eine Band spielen?',
          answer:
            'Ja. Drinnen bis 2 Uhr, gern mit Schlagzeug; draußen leise und nur bis 22 Uhr. Ein Familienfest unter sich müssen Sie in der Regel nicht bei der GEMA melden; kommen auch Fremde, übernehmen das Sie als Veranstalter.',
        },
        {
          question: 'Können wir nach einer Trauerfeier kurzfristig kommen?',
          answer:
            'Oft schon nach fünf Werktagen, mit Suppe, belegtem Brot und Kuchen im Kaminzimmer. Rufen Sie an, wir halten das Gespräch kurz.',
        },
        {
          question: 'Können Freunde eine Diashow zeigen?',
          answer:
            'Ja. Leinwand und Beamer gehören zum Saal, die Datei bringen Sie auf einem Stick mit und testen sie am Nachmittag. Zwischen Hauptgang und Dessert passen zehn Minuten.',
        },
      ],
    },
    celebrate: {
      title: 'Feier am See anfragen',
      text: `Freitag und Sonntag sind leichter zu bekommen als der Samstag. Fragen Sie trotzdem: ${site.phone.display}, täglich von 10 bis 22 Uhr.`,
      actions: [{ label: 'Fest zusammenstellen' }, { label: 'Datum am Telefon klären' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
