import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

export const de = {
  meta: {
    title: `Sommerfest-Catering in ${city}: Ablauf, Preise`,
    description: `Sommerfest mit Catering in ${city}: drei Tageszeiten, eine Beispielrechnung, Familien mit Kindern, Regenplan und Termine von Mai bis September.`,
    keywords: [
      `Sommerfest ${city}`,
      'Sommerfest Catering',
      'Firmen-Sommerfest',
      'Familienfest Betrieb',
      'Feier am See',
      'Sommerbuffet',
    ],
  },
  hero: {
    eyebrow: 'Am See oder auf dem Hof',
    title: `Sommerfest-Catering in ${city}`,
    lead: 'Mitte Juni ist es bis zehn Uhr hell. Wir planen Ihr Sommerfest so, dass Kinder, Azubis und Geschäftsleitung gern so lange bleiben.',
    actions: [{ label: 'Sommerfest planen' }, { label: 'Beispielrechnung' }],
  },
  sections: {
    pictures: { title: 'Bilder vom Sommerfest am See' },
    mood: {
      title: 'Was ein Sommerfest braucht',
      paragraphs: [
        'Ein Sommerfest hat keine Sitzordnung und kein Protokoll, aber zwei Dinge sollten feststehen: wo man bei dreißig Grad sitzt und womit es beginnt. Wir stellen Schirme, Sonnensegel und einen Wasserspender auf, bevor das erste Bier gezapft ist. Und wir eröffnen mit etwas, das alle gleichzeitig tun, zum Beispiel einem Glas kalter Gurkensuppe am Steg.',
        'Danach geht jeder, wohin er mag: die einen ans Wasser, die anderen zum Grill, die Kinder auf die Wiese. Das Essen steht deshalb nicht um Punkt sieben auf dem Tisch, sondern kommt über drei Stunden in Runden.',
      ],
    },
    times: {
      title: 'Sommerfest zu jeder Tageszeit',
      items: [
        {
          title: '11 bis 16 Uhr: mit Familien',
          text: 'Grill und Salate, Nachtisch im Becher, Ende vor der Schlafenszeit. Kinder bis fünf essen frei, bis zwölf zum halben Preis.',
        },
        {
          title: '15 bis 20 Uhr: nach der Frühschicht',
          text: 'Kaltes Buffet unter dem Zeltdach, Süßes zuerst, Herzhaftes ab fünf. Passt auch auf den Betriebshof.',
        },
        {
          title: '18 bis 2 Uhr: mit Tanz',
          text: 'Kleine Gänge zum Sonnenuntergang, draußen leise Musik bis 22 Uhr, danach Tanz im Saal.',
        },
      ],
    },
    example: {
      title: 'Ein Betriebsfest mit 110 Personen',
      intro:
        'Achtzig Erwachsene, zwanzig Schulkinder, zehn Kleinkinder, an einem Freitag von 11 bis 16 Uhr auf Ihrem Hof innerhalb von 30 Kilometern. Mittleres Grillpaket mit zwei Stationen, Getränke bis zum Ende; Schulkinder zahlen die Hälfte, Kleinkinder nichts.',
      note: 'Ein Beispiel, kein Angebot. Bei einem Fest in unserem Haus kommt die Raummiete hinzu, die der Konfigurator mit dem Datum einrechnet.',
    },
    lake: {
      title: 'Das Sommerfest bei uns am Wasser',
      paragraphs: [
        'Die Wiese fällt flach zum See ab. Die Terrasse liegt auf einer Höhe mit dem Saal, von ihr führt ein gepflasterter Weg zum Ufer. Am Steg beginnt, wenn Sie mögen, ein Bootsempfang; auf der Wiese stehen Grill, Bar und lange Tische unter Lichterketten.',
        'Ab zehn Uhr morgens gehört das Gelände Ihnen. Fahrräder stehen am Zaun, Autos am Haus, und wer mit dem Reisebus kommt, steigt direkt vor der Tür aus.',
      ],
      points: [
        'Feuerschale ab der Dämmerung',
        'Bühne oder DJ, draußen leise bis 22 Uhr und zum Haus gerichtet',
        'Wickeltisch und ein ruhiger Raum für die Jüngsten',
      ],
      action: { label: 'Private Feste am See' },
    },
    menu: {
      eyebrow: 'Karte für einen warmen Abend',
      title: 'Speisekarte für den Sommerabend',
      intro:
        'Den Spargelsalat gibt es bis Ende Juni; ab Juli ersetzt ihn die Küche durch Tomaten. Alles andere gibt es bis September.',
      courses: [
        { title: 'Zum Anstoßen' },
        { title: 'Kalt' },
        { title: 'Vom Feuer' },
        { title: 'Schüsseln' },
        { title: 'Aus dem Kühlwagen' },
      ],
    },
    weather: {
      title: 'Plan für Hitze und Gewitter',
      items: [
        'Vier Tage vorher: erste Prognose, wir reservieren Zeltfläche',
        'Am Vortag um zwölf: gemeinsame Entscheidung für drinnen, draußen oder halb und halb',
        'Über 32 Grad: Buffet im Schatten, Wechsel der Platten alle 45 Minuten',
        'Bei Schauern: Die Schirme bleiben auf, die Grills bleiben an',
        'Bei Gewitter: alle ins Haus, der Steg wird gesperrt',
        'Nach Sonnenuntergang: Decken und Windlichter liegen bereit',
      ],
      note: 'Umziehen kostet nichts extra, wenn das Zelt gebucht ist oder das Fest in unserem Haus stattfindet.',
    },
    faq: {
      title: 'Fragen zum Sommerfest',
      items: [
        {
          question: 'Wann sollten wir den Termin festlegen?',
          answer:
            'Freitage im Juni und die Woche vor den Sommerferien sind früh belegt; ein halbes Jahr Vorlauf ist gut. Für einen Dienstag genügen oft vier Wochen.',
        },
        {
          question: 'Was bieten Sie für Kinder an?',
          answer:
            'Kleine Portionen vom selben Grill, einen niedrigen Tisch und Getränke ohne Koffein. Spielmobil oder Betreuung vermitteln wir.',
        },
        {
          question: 'Dürfen wir Live-Musik machen?',
          answer:
            'Ja. Draußen leise und nur bis 22 Uhr, danach im Haus. Bands nennen uns bitte Strombedarf und Aufbauzeit zwei Wochen vorher.',
        },
        {
          question: 'Zahlen wir für Gäste, die nicht kommen?',
          answer:
            'Berechnet wird die Zahl, die Sie uns sieben Tage vorher geben. Nach unserer Erfahrung sagen etwa fünf von hundert Gästen kurzfristig ab; ziehen Sie das ruhig schon ab.',
        },
        {
          question: 'Kann jede Abteilung selbst zahlen?',
          answer:
            'Ja. Wir stellen auf Wunsch getrennte Rechnungen mit mehreren Kostenstellen aus, verteilt nach Köpfen.',
        },
      ],
    },
    inquiry: {
      title: 'Sommerfest anfragen',
      text: 'Schicken Sie uns zwei mögliche Tage und die ungefähre Zahl der Kinder. Nach allem anderen fragen wir.',
      actions: [{ label: 'Fest zusammenstellen' }, { label: 'Termin vorschlagen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
