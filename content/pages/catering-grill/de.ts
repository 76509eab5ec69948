import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: `Grill-Catering in ${city}: Pakete und Preise`,
    description: `Grill-Catering ab 30 Personen im Garten, im Betrieb oder am See bei ${city}: Stationen mit Platzbedarf, Speisen, Pakete mit Preisen, Regen und Winter.`,
    keywords: [
      `Grill-Catering ${city}`,
      'BBQ Catering',
      'Grillmeister mieten',
      'Smoker Catering',
      'Wintergrillen',
      'Grillbuffet Firmenfeier',
    ],
  },
  hero: {
    eyebrow: 'Garten · Betrieb · See',
    title: `Grill-Catering in ${city}`,
    lead: 'Wir bringen Grill, Brennstoff, Grillmeister, Salate und Brot. Sie brauchen eine ebene Fläche und mindestens dreißig Gäste.',
    actions: [{ label: 'Grillfest konfigurieren' }, { label: `Anrufen: ${site.phone.display}` }],
  },
  sections: {
    fire: {
      title: 'Grillmeister am Feuer',
      paragraphs: [
        'Gegrillt wird mit Buchenholzkohle, angezündet fünfzig Minuten vor der ersten Wurst. Der Grillmeister legt in kleinen Mengen auf, damit um halb acht noch genauso saftiges Fleisch vom Rost kommt wie um sechs. Pro Person planen wir rund 300 Gramm Fleisch ohne Knochen, aufgeteilt auf zwei bis drei Sorten.',
        'Der Grill steht im Mittelpunkt, das Buffet ein paar Schritte daneben. So holt sich jeder erst Salat, Kartoffeln und Brot und kommt mit vollem Teller ans Feuer. Schlangen bleiben kurz, und am Rost ist Zeit für ein Gespräch über Garstufen.',
      ],
      points: [
        'Fleisch und Gemüse auf getrennten Rosten, mit eigenem Besteck',
        'Schutzmatte unter jeder Station',
        'Asche und Kohlereste nehmen wir wieder mit',
      ],
    },
    stations: {
      title: 'Grillstationen und Platzbedarf',
      intro:
        'Die Maße gelten mit Arbeitsraum für den Grillmeister. Zu Fassade, Hecke und Zeltwand halten wir mindestens drei Meter Abstand.',
      columns: ['Station', 'Was dort entsteht', 'Fläche', 'Vor Ort nötig'],
      rows: [
        [
          'Holzkohlegrill',
          'Flanksteak, Bratwurst, Merguez, Hähnchenspieße',
          '3 × 3 m',
          'fester, ebener Boden',
        ],
        [
          'Gemüserost',
          'Auberginensteak, Ofengemüse, Käse auf Wunsch',
          '3 × 3 m',
          'etwas Abstand zum Fleischgrill',
        ],
        [
          'Smoker',
          'lange Garzeiten bei niedriger Hitze, ab 10 Uhr befeuert',
          '4 × 3 m',
          'Zufahrt für einen Anhänger',
        ],
        ['Fischplatte', 'Wolfsbarsch, Salsa verde', '2 × 2 m', 'Strom 230 V'],
        ['Beilagenbuffet', 'Salate, Drillinge, Focaccia, Aufstriche', '4 × 2 m', 'Schatten oder Dach'],
        ['Feuerschale', 'Licht und Wärme nach dem Essen', '3 × 3 m', 'Boden, der Funken verträgt'],
      ],
      note: 'Das kleinste Paket arbeitet mit einer Grillstation, die größeren mit zweien; ab etwa 50 Gästen raten wir zu zwei. Smoker und Fisch vom Grill gehören zum größten Paket.',
    },
    menu: {
      eyebrow: 'Vom Rost und daneben',
      title: 'Grillmenü im Juli',
      intro:
        'Vier Sorten vom Grill, vier Beilagen, zwei Desserts: So sieht das mittlere Paket aus, wenn die Küche auswählt.',
      courses: [{ title: 'Vorweg' }, { title: 'Vom Grill' }, { title: 'Dazu' }, { title: 'Zum Schluss' }],
    },
    packages: {
      title: 'Grillpakete mit Geschirr',
      intro: `Grillmeister, Salate, Saucen, Brot und Teller sind im Preis. Der Service am Rost dauert je nach Paket drei bis vier Stunden; jede weitere Stunde für den Grillmeister kostet ${gross('s02')} inklusive Umsatzsteuer.`,
    },
    weather: {
      title: 'Grillen bei Regen und im Winter',
      paragraphs: [
        'Bei Regen stellen wir ein offenes Zelt über die Grills und bauen das Buffet drinnen auf. Entschieden wird am Vortag um zwölf Uhr nach einem Telefonat mit Ihnen. Ab Windstärke sieben bleibt das Feuer aus Sicherheitsgründen aus; dann kommt das Grillgut aus dem Ofen.',
        'Von Oktober bis März grillen wir mit Feuerschalen und beheiztem Zelt. Auf die Karte kommen dann Kürbissuppe im Becher zum Aufwärmen und Apfel-Crumble mit Vanillesauce. Betriebe aus der Region nutzen das gern für den Jahresauftakt: Beginn um 16 Uhr, solange es noch hell ist, und um neun sind alle zu Hause.',
      ],
    },
    pictures: { title: 'Gerichte vom Grill' },
    budget: {
      title: 'Was kostet ein Grillabend mit 40 Gästen?',
      intro:
        'Ein Samstag im Juli von 17 bis 22 Uhr in Ihrem Garten in Krefeld: kleinstes Grillpaket, Gläser und Getränke bis zum Ende. Sechs Schulkinder zahlen die Hälfte, zwei Kleinkinder nichts. Inklusive Umsatzsteuer.',
      note: 'Der Grillmeister arbeitet am Rost, solange das Paket es vorsieht; danach stehen Getränke und Gläser weiter bereit. Die Rechnung ist ein Beispiel und kein Angebot.',
    },
    faq: {
      title: 'Fragen zum Grill-Catering',
      items: [
        {
          question: 'Müssen wir Grill oder Kohle besorgen?',
          answer:
            'Nein. Grill, Kohle, Anzünder und Matte bringen wir mit und nehmen sie wieder mit. Sie stellen nur die Fläche, und wir hinterlassen sie sauber.',
        },
        {
          question: 'Darf in unserem Garten gegrillt werden?',
          answer:
            'In den meisten Gärten und auf Firmengeländen ja. Bei Mietobjekten fragen Sie bitte den Eigentümer; bei Waldnähe prüfen wir die Warnstufe des Tages und weichen notfalls auf Gas aus.',
        },
        {
          question: 'Was essen Vegetarier?',
          answer:
            'Auberginensteak mit Tahin und Granatapfel, Hummus, Salate und Brot. Ihr Rost kommt mit Fleisch nicht in Berührung.',
        },
        {
          question: 'Wie schnell können Sie kommen?',
          answer:
            'Sieben Werktage Vorlauf reichen für die beiden kleineren Pakete, zehn für das mit Smoker. Wird es knapper, rufen Sie an: Express ist gegen 15 % Zuschlag oft machbar.',
        },
        {
          question: 'Gibt es auch Getränke?',
          answer: `Ja. Wasser, Softdrinks, Bier und Hauswein kosten ${gross('s06')} pro Person für vier Stunden, inklusive Umsatzsteuer. Eigene Getränke können Sie bei sich zu Hause selbst stellen.`,
        },
        {
          question: 'Was gilt, wenn wir nur zwanzig sind?',
          answer:
            'Dann berechnen wir dreißig Personen, weil Feuer, Grillmeister und Fahrt gleich bleiben. Günstiger wird es oft mit einem kalten Buffet, das schon ab zwanzig Gästen beginnt.',
        },
      ],
    },
    inquiry: {
      title: 'Grill-Catering anfragen',
      text: 'Wählen Sie Paket, Grillgut und Beilagen. Wir melden uns mit Fragen zu Boden und Zufahrt und schicken das Angebot innerhalb von drei Tagen.',
      actions: [{ label: 'Grillpaket wählen' }, { label: 'Nachricht schreiben' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
