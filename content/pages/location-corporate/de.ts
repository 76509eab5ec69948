import { amountsIn } from '../../catering/amounts';
import { house } from '../../house';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { net } = amountsIn('de');

export const de = {
  meta: {
    title: 'Tagungslocation am See in Krefeld',
    description:
      'Tagungsraum für 130 Personen in Reihen, Grill am Wasser, Weihnachtsfeier am Kamin: Technik, Bestuhlung, Tagesablauf und Preise in Krefeld.',
    keywords: [
      'Tagungslocation Krefeld',
      'Corporate Event am See',
      'Tagungsraum Niederrhein',
      'Firmenfeier am See',
      'Seminarraum Krefeld mit Verpflegung',
      'Offsite Düsseldorf Umgebung',
    ],
  },
  hero: {
    eyebrow: 'Corporate Events',
    title: 'Tagen am See in Krefeld',
    lead: 'Vom Workshop mit 16 Personen im Kaminzimmer bis zur Tagung mit 130 im Seesaal, mit Technik, Mittagessen und auf Wunsch Grill am Ufer.',
    actions: [{ label: 'Termin anfragen' }, { label: 'Catering für Firmen' }],
  },
  sections: {
    'key-figures': {
      title: 'Die Tagung in Zahlen',
      items: [
        { value: '20', label: 'Personen genügen für eine Tagungspauschale' },
        { value: '130', label: 'Plätze in Stuhlreihen vor der Leinwand' },
        { value: '45 min', label: 'für den Umbau von Reihen auf Festtafel' },
        { value: '25 min', label: 'mit dem Auto vom Flughafen Düsseldorf' },
        { value: '0 €', label: 'Leihgebühr für Beamer, Ton und WLAN' },
      ],
    },
    'conference-day': {
      title: 'Ablauf eines Tagungstags',
      items: [
        {
          time: '08:30',
          title: 'Ankommen mit Frühstück',
          text: 'Regulär öffnet das Haus um zehn. Für Tagungen beginnen wir nach Absprache früher, mit Kaffee, Bircher Müsli und Landbrot.',
        },
        {
          time: '09:15',
          title: 'Plenum',
          text: 'Die Leinwand steht an der Stirnseite, Vorhänge dunkeln den Saal ab. Ein Kollege bleibt bis zur ersten Folie neben der Technik.',
        },
        {
          time: '10:45',
          title: 'Pause auf der Terrasse',
          text: 'Zwanzig Minuten, Obst und Herzhaftes in zwei Bissen. Wer telefonieren muss, findet auf dem Steg Ruhe.',
        },
        {
          time: '12:30',
          title: 'Leichtes Mittagessen',
          text: 'Buffet mit warmen und kalten Gerichten, immer auch vegan, damit der Nachmittag nicht schwerfällt.',
        },
        {
          time: '15:30',
          title: 'Gruppen an drei Orten',
          text: 'Saal, Kaminzimmer, im Sommer eine Runde Stühle am Ufer. Der Nachmittagskaffee kommt mit, die Pinnwände tragen wir hinaus.',
        },
        {
          time: '17:30',
          title: 'Grillen zum Abschluss',
          text: 'Der Grillmeister hat schon angefeuert. Auf Wunsch endet der Tag erst um Mitternacht.',
        },
      ],
    },
    layouts: {
      title: 'Welcher Aufbau für welche Sitzung?',
      columns: ['Format', 'Seesaal', 'Kaminzimmer', 'Geeignet für'],
      rows: [
        ['Stuhlreihen', '130', '30', 'Vortrag, Betriebsversammlung'],
        ['Parlamentarisch', '70', '18', 'Schulung mit Laptop'],
        ['U-Form', '40', '16', 'Workshop, Beirat'],
        ['Tischinseln zu sechst', '72', '18', 'Barcamp, Planspiel'],
        ['Stehempfang', '180', '35', 'Kundenabend, Verabschiedung'],
        ['Bankett mit Programm', '100', '24', 'Jubiläum, Preisverleihung'],
      ],
      note: `Der Umbau von Reihen zur Festtafel dauert im Seesaal rund ${house.hall.changeoverMinutes} Minuten. Die Terrasse kommt bei trockenem Wetter mit bis zu 140 Personen im Stehen dazu.`,
    },
    technology: {
      title: 'Tagungstechnik im Haus',
      items: [
        'WLAN mit eigenem Zugang für Ihre Veranstaltung',
        'Beamer mit HDMI und USB-C, Leinwand drei Meter breit',
        'Zwei Funkmikrofone, Rednerpult, Musik vom Telefon',
        'Zwei Flipcharts, vier Pinnwände, ein Moderationskoffer',
        'Steckdosen im Boden alle vier Meter',
        'Bildschirm im Kaminzimmer für Videokonferenzen',
      ],
      note: 'Kameras für hybride Sitzungen, Simultantechnik und Bühnenlicht bestellen wir bei Fachfirmen; der Preis erscheint als eigener Service im Angebot.',
    },
    'staff-parties': {
      title: 'Mitarbeiterfest am See',
      paragraphs: [
        'Im Juli hängen Lampions über der Wiese, im Dezember stehen Feuerschalen am Weg und das Zelt ist warm. Dazwischen gibt es Jubiläen, Verabschiedungen, Richtfeste. Wer aus der Frühschicht kommt, isst ab vier; wer bis acht arbeitet, bekommt die gleiche Auswahl noch einmal frisch.',
        'Eisstockschießen, Musik oder einen Bootsempfang vermitteln wir; Feuerschalen haben wir selbst. Shuttlebusse wenden am Haus, letzte Abfahrt um zwei.',
      ],
      points: [
        'Mehrere Buffets statt einer langen Schlange',
        'Getränke pauschal oder nach Verbrauch',
        'Bereich für Familien, wenn Kinder mitkommen',
      ],
      action: { label: 'Ideen für das Sommerfest' },
    },
    'catering-prices': {
      title: 'Was das Essen im Haus kostet',
      intro:
        'Vom kalten Buffet am Mittag bis zum Grill danach. Gezeigt werden Nettopreise pro Person mit Mindestzahl; im Konfigurator sehen Sie als Firma dieselben.',
    },
    confidential: {
      title: 'Ungestört tagen',
      paragraphs: [
        'Am Tag Ihrer Sitzung ist niemand sonst im Haus. Kein Schild an der Straße nennt Ihren Namen, wenn Sie das nicht möchten, und während der Beratung klopft der Service, bevor er eintritt.',
        'Flipcharts und Ausdrucke, die liegen bleiben, schließen wir ein oder vernichten sie. Eine Vertraulichkeitserklärung unterschreiben wir vor dem ersten Gespräch.',
      ],
    },
    budget: {
      title: 'Was kostet ein Firmenessen mit 24 Gästen?',
      intro:
        'Ein Donnerstag im November im Kaminzimmer: drei Gänge, Getränke für vier Stunden, Kaffee. Beträge netto, die Umsatzsteuer steht darunter.',
      note: 'Ein Beispiel, kein Angebot.',
    },
    'corporate-questions': {
      title: 'Fragen zur Tagung',
      items: [
        {
          question: 'Was ist in der Tagungspauschale enthalten?',
          answer: `Der ganze Tag: Frühstück, zwei Kaffeepausen, Mittagessen und Tagungsgetränke für ${net('con-full')} pro Person zuzüglich Umsatzsteuer. Der halbe Tag mit einer Pause kostet ${net('con-half')}. Beides ab 20 Personen.`,
        },
        {
          question: 'Dürfen wir unsere eigene Technikfirma mitbringen?',
          answer:
            'Ja. Starkstrom liegt am Saal, Anlieferung ist ab zehn am Veranstaltungstag oder nach Absprache am Vortag möglich.',
        },
        {
          question: 'Gibt es Hotels für Gäste von außerhalb?',
          answer:
            'Ja, das nächste liegt keine zwei Kilometer entfernt; die Liste mit Wegen steht unter Kontakt und Anfahrt. Gebucht wird direkt im Hotel.',
        },
        {
          question: 'Können wir nur einen halben Tag buchen?',
          answer:
            'Ja, bis zu fünf Stunden, am Vormittag oder am Nachmittag. Die Tagungspauschale gibt es für halbe Tage; die Raummiete gilt immer für den ganzen Tag, weil wir nur eine Gesellschaft annehmen.',
        },
        {
          question: 'Wie erreichen wir Sie am Tag selbst?',
          answer:
            'Ihre Ansprechperson ist von der Anlieferung an im Haus. Die Mobilnummer steht oben auf dem Ablaufplan.',
        },
        {
          question: 'Ist das Haus mit der Bahn erreichbar?',
          answer:
            'Bis Krefeld Hauptbahnhof, danach rund fünfzehn Minuten mit dem Taxi oder mit dem Shuttle, den wir für Sie bestellen. Nennen Sie uns die Ankunft der Züge, dann steht der Bus bereit.',
        },
      ],
    },
    offsite: {
      title: 'Tagung am See anfragen',
      text: `Mit Datum und Personenzahl schicken wir Ihnen in ${site.answerDays} Tagen ein Angebot, das Sie weiterleiten können.`,
      actions: [{ label: 'Tagung anfragen' }, { label: 'Fragen am Telefon klären' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
