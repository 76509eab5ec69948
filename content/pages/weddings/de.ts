import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: 'Hochzeitscatering in Krefeld: Menü und Kosten',
    description: `Hochzeitscatering und Location am See: Menü ab ${gross('din-ufer')} pro Person inkl. USt. ab 20 Gästen, Zeitplan über zwölf Monate, Beispielrechnung für 70 Gäste.`,
    keywords: [
      'Hochzeit Krefeld',
      'Hochzeitscatering Krefeld',
      'Hochzeitslocation Niederrhein',
      'Heiraten am See',
      'Hochzeitsmenü Preise',
      'Hochzeit 70 Gäste Kosten',
    ],
  },
  hero: {
    eyebrow: 'Für Hochzeiten',
    title: 'Ihre Hochzeit in Krefeld',
    lead: 'Von der Trauung bis zum letzten Tanz um zwei: Wir kümmern uns um Essen, Ablauf und Torte, für 20 bis 120 Gäste an Tischen, mit Zelt auch für mehr.',
    actions: [{ label: 'Hochzeit anfragen' }, { label: 'Trauung am Wasser' }],
  },
  sections: {
    promise: {
      text: 'Am Hochzeitsabend möchte ich, dass das Paar genau eine Entscheidung trifft: noch ein Tanz oder erst ein Glas Wasser.',
      by: `${site.owner}, Gastgeberin`,
    },
    companion: {
      title: 'Eine Person kennt Ihren ganzen Plan',
      paragraphs: [
        'Sie lernen sie beim ersten Rundgang kennen und sehen sie wieder, wenn die letzte Kerze gelöscht ist. Dazwischen telefoniert sie mit Band, Floristin und Fotograf, führt die Liste der Unverträglichkeiten und schreibt den Ablauf.',
        'Am Tag selbst hat sie den Ablauf in der Tasche. Beginnt die Trauung zwanzig Minuten später, weiß es die Küche sofort.',
      ],
      points: [
        `Probeessen für zwei: ab 50 Gästen ohne Aufpreis, sonst ${gross('tasting')} inklusive Umsatzsteuer`,
        'Tischplan, Menükarten und Ablauf aus einer Hand',
        'Absprache mit Trauredner und Dienstleistern',
      ],
    },
    calendar: {
      title: 'Ihr Zeitplan über zwölf Monate',
      items: [
        {
          time: '12 bis 9 Monate',
          title: 'Datum sichern',
          text: 'Samstage zwischen Mai und September sind zuerst vergeben. Freitage und der Winter lassen mehr Wahl.',
        },
        {
          time: '6 Monate',
          title: 'Rahmen festlegen',
          text: 'Menü, Flying Buffet oder Grill, ungefähre Zahl, Zelt ja oder nein. Jetzt gehen die Einladungen hinaus.',
        },
        {
          time: '3 Monate',
          title: 'Probieren und entscheiden',
          text: 'Beim Probeessen sitzen Sie zu zweit in der Küche. Danach steht die Karte.',
        },
        {
          time: '14 Tage',
          title: 'Lieferzeiten nennen',
          text: 'Wann kommen Blumen, DJ, Torte? Wie viel Strom braucht die Band? Wir tragen alles in den Plan ein.',
        },
        {
          time: '7 Tage',
          title: 'Namen und Zahl',
          text: 'Endgültige Gästezahl, Sitzordnung, Kinder, Zahl der Unverträglichkeiten, bitte ohne Namen.',
        },
      ],
    },
    budget: {
      title: 'Was kostet eine Hochzeit mit 70 Gästen?',
      intro:
        'Ein Samstag im September von 15 bis 2 Uhr im Seesaal: vier Gänge am Tisch, Service, Getränke und Musik bis zum Schluss, Blumen, Raummiete und Reinigung. Für Privatkunden inklusive Umsatzsteuer.',
      note: 'Unter der Woche und im Winter ist die Raummiete niedriger; kürzere Getränkezeiten stellen Sie im Konfigurator ein. Die Rechnung ist ein Beispiel und kein Angebot. Der Preis ganz oben nennt Raum und Speisen allein, am günstigsten Tag.',
    },
    menus: {
      title: 'Menü, Flying Buffet oder Luxus-Catering',
      intro:
        'Am gedeckten Tisch dauert ein Menü zweieinhalb bis drei Stunden. Beim Flying Buffet bleiben alle in Bewegung. Beim Luxus-Catering kocht der Küchenchef vor Ihren Gästen.',
    },
    'summer-menu': {
      eyebrow: 'Karte',
      title: 'Hochzeit im Juni',
      intro:
        'Eine Auswahl aus dem Paket Welle: Ihre Gäste entscheiden sich schon mit der Zusage für Fleisch oder die pflanzliche Variante.',
      courses: [
        { title: 'Auf der Wiese' },
        { title: 'Erster Gang' },
        { title: 'Hauptgang' },
        { title: 'Beilagen' },
        { title: 'Süßer Schluss' },
      ],
    },
    places: {
      title: 'Wo Sie heiraten können',
      items: [
        {
          title: 'Kleine Trauung in der Bucht',
          text: 'Bis zu 60 Stühle in der Bucht, danach ein langer Tisch im Haus.',
        },
        { title: 'Das große Fest am See', text: 'Wiese, Steg und Seesaal, mit Plan für jedes Wetter.' },
        { title: 'Bei Ihnen', text: 'Scheune, Elternhaus oder Gutshof: Wir bringen Küche und Service.' },
      ],
    },
    'wedding-questions': {
      title: 'Fragen zur Hochzeit',
      items: [
        {
          question: 'Wir möchten schon in acht Wochen heiraten. Ist das zu spät?',
          answer:
            'Nicht unbedingt. Unter der Woche und von Oktober bis April finden wir oft einen Tag; ein Menü braucht mindestens 14 Werktage. Fragen Sie gleich mit zwei oder drei Wunschdaten an.',
        },
        {
          question: 'Was zahlen wir für die Kinder unserer Gäste?',
          answer:
            'Für die Jüngsten bis fünf Jahre nichts. Von sechs bis zwölf Jahren wird die Hälfte des Speisenpreises fällig, dafür gibt es eine eigene, kleinere Portion.',
        },
        {
          question: 'Bekommen Fotografin und Band etwas zu essen?',
          answer:
            'Ja. Nennen Sie uns die Zahl der Dienstleister, dann bekommen sie ein warmes Essen, während Ihre Gäste beim Hauptgang sitzen. Sie zählen dabei wie Gäste, wenn wir nichts anderes vereinbaren.',
        },
        {
          question: 'Wann wird die Torte angeschnitten?',
          answer:
            'Am Nachmittag zum Kaffee oder um 23 Uhr auf der Tanzfläche, ganz wie Sie mögen. Für abends empfehlen wir ein kleineres Dessert im Menü.',
        },
        {
          question: 'Wie viel Anzahlung ist nötig?',
          answer:
            '30 %, fällig sieben Tage nach der Rechnung, die auf den Vertrag folgt. Absagen bis 60 Tage vor dem Fest bleiben ohne Kosten, die Anzahlung kommt dann zurück.',
        },
        {
          question: 'Zwei Familien, zwei Küchen: Bekommen Sie das zusammen?',
          answer:
            'Meistens. Wir stellen rheinische Gerichte neben Ihre Familienrezepte, nehmen Schwein heraus oder Alkohol aus den Saucen und beschriften jedes Schild auch in einer zweiten Sprache.',
        },
        {
          question: 'Muss das Menü schon bei der Buchung feststehen?',
          answer:
            'Nein. Für die Zusage genügen Datum, Paket und eine Schätzung der Gäste. Die Gerichte wählen Sie nach dem Probeessen, spätestens sechs Wochen vor dem Fest.',
        },
      ],
    },
    'save-the-date': {
      title: 'Hochzeitsdatum anfragen',
      text: 'Mit unserem Angebot halten wir Ihr Datum 14 Tage für Sie frei: Zeit genug, um in Ruhe zu entscheiden.',
      actions: [{ label: 'Datum anfragen' }, { label: 'Mit uns sprechen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
