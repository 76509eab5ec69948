import { amountsIn } from '../../catering/amounts';
import { rangeOfPieces } from '../../catering/pieces';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { gross } = amountsIn('de');
const pieces = rangeOfPieces('bis');

export const de = {
  meta: {
    title: 'Catering für private Feiern in Krefeld',
    description: `Geburtstag, Taufe, Kommunion, Jubiläum oder Trauerfeier: Catering ab ${gross('fin-ufer')} pro Person inkl. USt. ab 20 Gästen, zu Hause oder im Haus am See.`,
    keywords: [
      'private Feier Krefeld',
      'Geburtstag Catering Krefeld',
      'Partyservice Krefeld',
      'Kommunion Buffet',
      'Gartenfest Catering',
      'Familienfeier am See',
    ],
  },
  hero: {
    eyebrow: 'Für private Feiern',
    title: 'Catering für private Feiern',
    lead: 'Ab 20 Gästen kochen wir für Ihre Familie und Ihre Freunde: bei Ihnen zu Hause, im Garten oder im Seesaal. Für eine Trauerfeier genügt ein Anruf.',
    actions: [{ label: 'Feier planen' }, { label: 'Feiern im Haus am See' }],
  },
  sections: {
    'at-home': {
      title: 'Catering zu Hause: Sie feiern mit',
      paragraphs: [
        'Je nach Bestellung kommen wir eine halbe bis zwei Stunden vor Ihren Gästen, bauen alles auf und zeigen Ihnen in fünf Minuten, was wann nachgelegt wird. Danach gehört die Küche wieder Ihnen.',
        'Bis 30 km rund um Krefeld liefern wir kostenfrei, auch am Sonntag. Wer weiter weg wohnt, sieht die Pauschale im Konfigurator, sobald die Postleitzahl eingetragen ist.',
      ],
      points: [
        'Ein Tisch von zwei Metern genügt für ein Buffet bis 30 Personen',
        'Je drei Warmhaltebehälter eine Steckdose mit 230 Volt',
        'Geschirr und Besteck bringen wir in Kisten und nehmen sie so zurück',
      ],
      action: { label: 'Lieferung prüfen' },
    },
    favourites: {
      title: 'Buffet und Grill für zu Hause',
      intro:
        'Fingerfood für den Sektempfang, ein kaltes Buffet für den Nachmittag oder der Grill für den Garten: Alle Beträge sind Endpreise pro Person mit Umsatzsteuer.',
    },
    quantities: {
      title: 'Wie viel essen 40 Gäste?',
      intro: 'Richtwerte aus unserer Kalkulation, damit Sie nicht schätzen müssen.',
      columns: ['Anlass', 'Pro Person', 'Für 40 Erwachsene'],
      rows: [
        [
          'Sektempfang vor dem Essen',
          `${pieces('starter')} Häppchen`,
          `${pieces('starter', { guests: 40 })} Stück`,
        ],
        [
          'Stehparty, drei Stunden',
          `${pieces('reception', { hours: 3 })} Häppchen`,
          `${pieces('reception', { hours: 3, guests: 40 })} Stück`,
        ],
        [
          'Häppchen statt Abendessen',
          `${pieces('dinner')} Häppchen, an langen Abenden mehr`,
          `${pieces('dinner', { guests: 40 })} Stück`,
        ],
        ['Buffet am Abend', 'rund 700 g', '28 kg'],
        ['Dessert', '150 bis 200 g', '6 bis 8 kg'],
      ],
      note: 'Für Kinder rechnen wir am Buffet mit etwa 400 g. Bis fünf Jahre essen sie frei, von sechs bis zwölf zum halben Preis.',
    },
    sunday: {
      eyebrow: 'Vorschlag',
      title: 'Kommunion, sonntags um zwölf',
      intro:
        'Ein kaltes Buffet im Paket Welle, das Großeltern und Neunjährige gleichermaßen mögen. Wenn Sie aus der Kirche kommen, ist alles aufgebaut.',
      courses: [
        { title: 'Häppchen zum Anstoßen' },
        { title: 'Vom Buffet' },
        { title: 'Dazu' },
        { title: 'Nachtisch' },
      ],
    },
    occasions: {
      title: 'Von der Taufe bis zur Trauerfeier',
      paragraphs: [
        'Zum Achtzehnten bringen wir Mini-Burger und Falafel, zum Sechzigsten lieber Tatar im Löffel und Roastbeef-Röllchen. Bei Taufe und Konfirmation bestimmt die Kirche die Uhrzeit; wir richten uns nach dem Ende des Gottesdienstes und lassen eine halbe Stunde Spielraum.',
        'Auch nach einer Beerdigung decken wir. Dafür genügt ein Anruf: Wir schlagen drei Varianten vor, liefern leise und räumen später ab. Sie müssen an diesem Tag nichts entscheiden als die Zahl der Plätze.',
        'Goldene Hochzeit, Abitur, Abschied aus dem Berufsleben, Gartenfest ohne besonderen Anlass: Sagen Sie uns, was Sie feiern, dann schlagen wir das passende Essen vor.',
      ],
    },
    included: {
      title: 'Darum kümmern wir uns',
      items: [
        'Aufbau des Buffets mit Schildern zu jedem Gericht',
        'Allergene schriftlich, alle 14 Gruppen',
        'Platten, Etageren und Servietten bei Fingerfood',
        'Geschirr in jedem Grillpaket und bei kaltem Buffet',
        'Grill, Brennstoff, Schutzmatte und Entsorgung der Asche',
        'Abholung am Folgetag zwischen 10 und 14 Uhr',
      ],
      note: `Servicekräfte buchen Sie ab vier Stunden für ${gross('s01')} je Stunde inklusive Umsatzsteuer. Für 25 Gäste am Buffet reicht eine Person.`,
    },
    garden: {
      title: 'Grillen im eigenen Garten',
      paragraphs: [
        'Eine Grillstation braucht etwa drei mal drei Meter, mit Abstand zu Hauswand und Pavillon. Der Grillmeister kommt zwei Stunden vorher, feuert an, während Sie noch Stühle rücken, und bleibt je nach Paket drei Stunden oder länger.',
        'Bratwurst und Merguez, Zitronenhähnchen, Aubergine mit Tahin, Kartoffelsalat. Für Gemüse liegen eigene Roste und eigene Zangen bereit.',
      ],
      action: { label: 'Mehr zum Grillen' },
    },
    'private-questions': {
      title: 'Fragen zum Catering zu Hause',
      items: [
        {
          question: 'Wir sind nur 16 Personen. Kommen Sie trotzdem?',
          answer:
            'Ja, ab 15 Personen als „Eigene Idee“ mit Preis auf Anfrage. Oder Sie wählen ein Paket, dann berechnen wir dessen Mindestzahl und Sie haben reichlich.',
        },
        {
          question: 'Muss ich am Ende spülen?',
          answer:
            'Nein. Streifen Sie grobe Reste ab und stellen Sie alles zurück in die Kisten. Das Spülen ist im Preis enthalten.',
        },
        {
          question: 'Dürfen wir Reste behalten?',
          answer:
            'Ja. Was nach zwei Stunden Buffet noch einwandfrei ist, füllen wir in Ihre Dosen. Rohes Ei, Tatar und Fisch nehmen wir aus Hygienegründen zurück.',
        },
        {
          question: 'Wann bezahle ich?',
          answer: 'Mit dem Auftrag werden 30 % fällig, der Rest 14 Tage nach Erhalt der Rechnung.',
        },
        {
          question: 'Wie viele Tage vorher muss ich bestellen?',
          answer:
            'Fingerfood und kalte Buffets fünf bis sieben Werktage, den Grill sieben bis zehn. An langen Wochenenden und zur Kommunionszeit fragen Sie besser einen Monat früher.',
        },
        {
          question: 'Kann ich das Essen selbst abholen?',
          answer:
            'Fingerfood und kalte Buffets ja, ab zehn Uhr am Küchenhof. Bringen Sie einen leeren Kofferraum und Kühltaschen mit; auf dem Beipackzettel steht, was sofort kalt muss.',
        },
      ],
    },
    invite: {
      title: 'Catering für Ihre Feier anfragen',
      text: `Schreiben Sie uns eine ungefähre Zahl und das Datum. Innerhalb von ${site.answerDays} Tagen wissen Sie, was es gibt und was es kostet.`,
      actions: [{ label: 'Feier anfragen' }, { label: 'Lieber anrufen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
