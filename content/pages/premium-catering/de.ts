import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: 'Premium-Catering in Krefeld und am Niederrhein',
    description:
      'Menü, Flying Buffet, Grill, Fingerfood, kaltes Buffet oder Luxus-Catering: Preise inkl. USt., ab 20 Gästen, Lieferung bis 30 km rund um Krefeld frei.',
    keywords: [
      'Premium Catering Krefeld',
      'Caterer Niederrhein',
      'Catering Krefeld Preise',
      'Partyservice Krefeld',
      'Menü Catering Düsseldorf',
      'veganes Catering Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Premium-Catering',
    title: 'Premium-Catering in Krefeld',
    lead: `Vom gesetzten Essen bis zum Grill im Garten: ${counts.dishes} Gerichte. Serviert im Haus am See, in Ihrer Firma oder bei Ihnen zu Hause.`,
    actions: [{ label: 'Catering zusammenstellen' }, { label: 'Eigene Idee schildern' }],
  },
  sections: {
    meaning: {
      title: 'Was wir unter Premium verstehen',
      paragraphs: [
        'Unsere Rinderkraftbrühe zieht sechs Stunden. Das Rind für Tatar und Flanksteak kommt von der Weide, und den Kartoffelsalat machen wir mit Essig und Öl. Spargel gibt es von April bis Juni, Kürbis von September bis Februar.',
        'Premium heißt für uns auch: Die Zahl der Servicekräfte steht im Paket, jedes Gericht trägt seine Allergene, und der Preis, den Sie vorab sehen, nennt Steuer und Mindestgästezahl.',
      ],
    },
    formats: {
      title: 'Welche Art passt zu Ihrem Anlass?',
      columns: ['Art', 'Ihre Gäste', 'Passt gut zu', 'Vorlauf in Werktagen', 'Eine Servicekraft für'],
      rows: [
        ['Gesetztes Essen', 'sitzen', 'Hochzeit, Jubiläum', '14 bis 16', '12 Gäste, Paket Horizont 10'],
        ['Flying Buffet', 'stehen und gehen umher', 'Empfang, Eröffnung', '10 bis 12', '20 Gäste'],
        [
          'Grill-Catering',
          'holen sich ihr Essen',
          'Sommerfest, Gartenfest',
          '7 bis 10',
          'Grillmeister im Paket',
        ],
        [
          'Fingerfood',
          'brauchen kein Besteck',
          'Stehempfang, Messe',
          '5 bis 7',
          'ab Paket Horizont am Buffet',
        ],
        [
          'Kaltes Buffet',
          'bedienen sich selbst',
          'Familienfest, Trauerkaffee',
          '5 bis 7',
          'ab Paket Horizont am Buffet',
        ],
        [
          'Warmes Buffet',
          'bedienen sich selbst',
          'Geburtstag, Firmenessen',
          '5 bis 7',
          'ab Paket Horizont am Buffet',
        ],
        ['Luxus-Catering', 'werden umsorgt', 'Galadinner, kleiner Kreis', '21 bis 28', '10 Gäste'],
      ],
      note: 'Wird es knapper, rufen Sie uns bitte an: Was machbar ist, liefern wir mit 15 % Express-Zuschlag.',
    },
    packages: {
      title: 'Ufer, Welle, Horizont',
      intro:
        'Ufer ist die klassische Auswahl, Welle gibt mehr Gänge und mehr Zeit, Horizont bringt Stationen und Köche zu den Gästen. Angezeigt wird der Endpreis pro Person mit Umsatzsteuer.',
    },
    card: {
      eyebrow: 'Aus der Karte',
      title: 'Ein Abend im Oktober',
      intro:
        'So könnte ein Menü im Herbst aussehen. Zu jedem Gang gibt es eine Variante ohne Fleisch; im Konfigurator tauschen Sie, was Sie möchten.',
      courses: [
        { title: 'Zum Empfang' },
        { title: 'Vorweg' },
        { title: 'Hauptgang' },
        { title: 'Dazu' },
        { title: 'Zum Schluss' },
      ],
    },
    carte: {
      title: 'Alle Gerichte und Getränke',
      intro:
        'Jedes Gericht mit Kostform, Allergenen und Zusatzstoffen. Welche Gerichte zu Ihrer Catering-Art passen und welche einen Aufpreis haben, zeigt der Konfigurator.',
      categories: {
        vorspeisen: 'Vorspeisen',
        hauptspeisen: 'Hauptspeisen',
        beilagen: 'Beilagen',
        desserts: 'Desserts',
        fingerfood: 'Fingerfood',
        breakfastCold: 'Frühstück, kalt',
        breakfastWarm: 'Frühstück, warm',
      },
      drinksTitle: 'Getränke',
      drinks: [
        { price: `${gross('s06')} pro Person für vier Stunden, jede weitere Stunde ${gross('s06-hour')}` },
        { price: `${gross('s15')} pro Person für vier Stunden, jede weitere Stunde ${gross('s15-hour')}` },
        { price: `${gross('s07')} pro Person für vier Stunden, jede weitere Stunde ${gross('s07-hour')}` },
        { price: `${gross('s17')} pro Person` },
        { price: `${gross('s14')} pro Person` },
        { price: `${gross('s16')} je Flasche` },
      ],
      note: 'Getränkepreise inklusive 19 % Umsatzsteuer. Zur Getränkepauschale gehören Pils und Altbier vom Fass, alkoholfreies Bier, je ein trockener Riesling, Grauburgunder und Spätburgunder sowie Wasser, Säfte und Softdrinks. Alkohol schenken wir nach dem Jugendschutzgesetz aus.',
    },
    anywhere: {
      title: 'Wir bringen die Küche mit',
      paragraphs: [
        'Vorgekocht wird am See, fertig gekocht bei Ihnen. Fonds, geschmorte Bäckchen und Kräuter kommen im Kühlwagen; Herd, Warmhalteschrank und Anrichte bauen wir bei Ihnen unter einem Schirm auf.',
        `Krefeld, Düsseldorf, Duisburg, Neuss, Moers, Viersen, Mönchengladbach und alles andere im Umkreis von 30 km Luftlinie beliefern wir ohne Aufpreis. Für Fahrten nach Bochum, Wuppertal, Leverkusen oder Köln berechnen wir pauschal ${gross('delivery-middle')} inklusive 7 % Umsatzsteuer.`,
      ],
      points: [
        'Leihgeschirr nehmen wir ungespült zurück',
        'Abholung am Folgetag zwischen 10 und 14 Uhr, kostenfrei',
        'Zufahrt, Strom und Wasser klären wir eine Woche vorher am Telefon',
      ],
    },
    occasions: {
      title: 'Jede Catering-Art im Einzelnen',
      items: [
        {
          title: 'Eventcatering Krefeld',
          text: 'Von der Taufe bis zum Firmenfest, mit einem Ablauf von der Anlieferung bis zum Abbau.',
        },
        { title: 'Flying Buffet', text: 'Acht bis vierzehn kleine Gänge, die zu den Gästen kommen.' },
        {
          title: 'Grill-Catering',
          text: 'Grillmeister, Fleisch, Fisch und Salate, im Juli wie im Januar.',
        },
        { title: 'Fingerfood', text: 'Stückzahlen, Sorten und Platten für Empfänge.' },
        { title: 'Luxus-Catering', text: 'Signature-Menü, Showküche und ein Tisch voller Patisserie.' },
        { title: 'Großveranstaltungen', text: 'Ab 150 Gästen: Stationen, Personal und Mengen nach Plan.' },
      ],
    },
    path: {
      title: 'So bestellen Sie Ihr Catering',
      items: [
        {
          title: 'Wählen',
          text: 'Im Konfigurator legen Sie Anlass, Gästezahl, Paket und Gerichte fest. Der Entwurf bleibt in Ihrem Browser gespeichert.',
        },
        {
          title: 'Anfragen',
          text: `Sie senden unverbindlich ab. In ${site.answerDays} Tagen kommt das Angebot mit Menüvorschlag und Services.`,
        },
        {
          title: 'Abstimmen',
          text: `Bei Sonderwünschen ruft ${site.chef} selbst an: wegen einer anderen Beilage, einer strengen Diät oder eines Familienrezepts.`,
        },
        {
          title: 'Festlegen',
          text: 'Mit Ihrem Auftrag ist der Tag gebucht. Eine Woche vorher melden Sie die endgültige Zahl der Gäste.',
        },
        {
          title: 'Feiern',
          text: 'Sie feiern mit Ihren Gästen; wir bauen auf, servieren und räumen ab.',
        },
      ],
    },
    'catering-questions': {
      title: 'Fragen an Küche und Service',
      items: [
        {
          question: 'Worin unterscheiden sich Flying Buffet und Fingerfood?',
          answer:
            'Beim Flying Buffet trägt der Service kleine Schalen und Teller, warm und kalt, mit Gabel oder Löffel. Fingerfood steht auf Platten bereit und wird aus der Hand gegessen.',
        },
        {
          question: 'Was kostet es, wenn wir mehr Auswahl möchten?',
          answer: `Eine weitere Hauptspeise ${gross('plus-h')}, eine Vorspeise oder ein Dessert ${gross('plus-v')}, eine Beilage ${gross('plus-b')} und ein Stück Fingerfood ${gross('plus-f')}, jeweils pro Person mit Umsatzsteuer.`,
        },
        {
          question: 'Kann das ganze Menü vegan sein?',
          answer:
            'Ja, ohne Aufpreis. Sellerie-Apfel-Tatar, geschmorter Spitzkohl mit Belugalinsen und Schokoladentarte mit Meersalz stehen so auf der Karte.',
        },
        {
          question: 'Kocht jemand von Ihnen vor Ort?',
          answer: `Bei Grill- und Luxus-Catering sowie beim Flying Buffet Horizont gehört der Koch dazu. In anderen Paketen buchen Sie ihn für ${gross('s02')} je Stunde inklusive Umsatzsteuer, mindestens vier Stunden.`,
        },
        {
          question: 'Nehmen Sie Gutscheine an?',
          answer:
            'Ja. Tragen Sie den Code im Konfigurator ein. Nach der Prüfung ziehen wir den Wert im Angebot ab.',
        },
      ],
    },
    start: {
      title: 'Ihr Premium-Catering planen',
      text: 'Nennen Sie Anlass, Gästezahl, Tag und Ort: Der Konfigurator zeigt Ihnen gleich drei Vorschläge mit Preis.',
      actions: [{ label: 'Menü wählen' }, { label: 'Mit der Küche sprechen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
