import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

export const de = {
  meta: {
    title: `Weihnachtsfeier am See in ${city}: Menü, Preise`,
    description: `Weihnachtsfeier für Firmen in ${city}: Wintermenü mit drei bis fünf Gängen, beheiztes Zelt am Wasser, ein Abend mit Uhrzeiten und Preise pro Person.`,
    keywords: [
      `Weihnachtsfeier ${city}`,
      'Firmenweihnachtsfeier',
      'Weihnachtsmenü Catering',
      'Weihnachtsfeier am See',
      'Zelt Winter Feier',
      'Jahresabschluss Firma',
    ],
  },
  hero: {
    eyebrow: 'Für Firmen',
    title: `Weihnachts\u00adfeier am See in ${city}`,
    lead: 'Erst Punsch an der Feuerschale, dann Sauerbraten am gedeckten Tisch: für 20 bis 120 Kolleginnen und Kollegen, mit beheiztem Zelt auch für mehr.',
    actions: [{ label: 'Weihnachtsfeier anfragen' }, { label: 'Menükarte lesen' }],
  },
  sections: {
    menu: {
      eyebrow: 'Menükarte im Dezember',
      title: 'Weihnachts\u00admenü in vier Gängen',
      intro:
        'Wählen Sie je Gang ein bis zwei Gerichte; Ihre Gäste entscheiden sich vorab auf einer Liste, die wir Ihnen schicken. Die gedruckte Karte liegt am Platz.',
      courses: [
        { title: 'Am Feuer' },
        { title: 'Zuerst' },
        { title: 'Aus dem Ofen' },
        { title: 'In Schüsseln' },
        { title: 'Zum Löffeln' },
      ],
    },
    date: {
      title: 'Wann Sie die Weihnachtsfeier buchen',
      paragraphs: [
        'Die Donnerstage und Freitage zwischen dem ersten und dem dritten Advent werden meist von Juni bis September vergeben. Wer im Oktober anruft, findet am ehesten einen Montag, Dienstag oder Mittwoch, oft auch noch einen Mittag.',
        'Manche Betriebe verlegen ihre Feier in die zweite Januarwoche. Die Karte bleibt winterlich, der Parkplatz ist leerer, und wer im Schichtdienst arbeitet, kommt eher weg. Wir halten Ihren Wunschtag vierzehn Tage kostenfrei, sobald unser Angebot bei Ihnen liegt.',
      ],
      action: { label: 'Freie Tage erfragen' },
    },
    evening: {
      title: 'Vom Punsch bis zum letzten Lied',
      items: [
        {
          time: '17:30',
          title: 'Punsch am Feuer',
          text: 'Drei Feuerschalen auf der Wiese, heißer Punsch mit und ohne Alkohol, dazu die ersten Häppchen. Mäntel bleiben an, die Garderobe öffnet um sechs.',
        },
        {
          time: '18:30',
          title: 'Zu Tisch',
          text: 'Zehn runde Tische, Kerzen, Tannengrün. Die Begrüßung dauert nach unserer Erfahrung sieben Minuten; danach kommt die Suppe.',
        },
        {
          time: '19:15',
          title: 'Hauptgang und Schüsseln',
          text: 'Braten und Spitzkohl kommen auf dem Teller, Rotkohl, Püree und Spätzle zum Nachnehmen in die Tischmitte. Sieben Servicekräfte bedienen gleichzeitig.',
        },
        {
          time: '20:30',
          title: 'Zeit für Ihr Programm',
          text: 'Ehrungen, Wichteln, ein Film über das Jahr: Beamer und Ton sind eingerichtet. Die Küche wartet mit dem Dessert auf Ihr Zeichen.',
        },
        {
          time: '21:15',
          title: 'Crumble und Kaffee',
          text: 'Das Dessert gibt es im Stehen an der Bar. So kommen auch die ins Gespräch, die nicht am selben Tisch saßen.',
        },
        {
          time: '22:00',
          title: 'Musik',
          text: 'Draußen endet die leise Musik; drinnen wird getanzt, oder jemand spielt Klavier. Um zwei Uhr fährt das letzte Taxi.',
        },
      ],
    },
    packages: {
      title: 'Gesetztes Essen, pro Person gerechnet',
      intro:
        'Grundlage ist die Gästezahl, die Sie uns sieben Tage vorher melden. Tellerservice, Porzellan, Tischwäsche und Menükarten sind enthalten; Getränke, Musik und Zelt stehen als eigene Zeilen im Angebot, damit Ihre Buchhaltung beide Steuersätze sieht.',
    },
    tent: {
      title: 'Beheiztes Zelt und Eisstockbahn',
      paragraphs: [
        'Von Oktober bis März steht auf Wunsch ein beheiztes Zelt neben dem Haus: sechs mal zwölf Meter, fester Boden, warmes Licht, ein überdachter Weg zur Garderobe. Es steht schon am Tag vor der Feier und dient als Empfang, als Bar oder, bei mehr als 120 Gästen, als zweiter Speiseraum.',
        'Dazu vermitteln wir, was bei Kälte Freude macht. Eine Bahn zum Eisstockschießen braucht acht mal drei Meter und eine halbe Stunde Anleitung. Der Bootsempfang beginnt am Steg in der Dämmerung, mit Decken und Thermoskannen.',
      ],
      points: [
        'Eisstockbahn, Bläserquartett oder Trio auf Anfrage',
        'Feuerschalen mit Aufsicht durch unser Team',
        'Dreißig Decken am Ausgang',
      ],
    },
    alternatives: {
      title: 'Weihnachtsfeier ohne Sitzordnung',
      items: [
        {
          title: 'Feiern im Stehen',
          text: 'Kleine warme Gänge auf Tabletts, Stehtische statt Sitzordnung, ab dreißig Gästen.',
        },
        {
          title: 'Wintergrillen',
          text: 'Steaks und Merguez am Feuer, Suppe aus dem Becher, auch auf Ihrem Werkhof.',
        },
        {
          title: 'Bei Ihnen im Betrieb',
          text: 'Kaltes Buffet in der Kantine oder im Lager, freitags ab zwölf.',
        },
      ],
    },
    faq: {
      title: 'Fragen aus Personalabteilungen',
      items: [
        {
          question: 'Können wir schon mittags anfangen?',
          answer:
            'Ja. Das Haus öffnet um zehn. Ein Mittagsmenü von zwölf bis sechzehn Uhr kommt ohne Barbetrieb aus und passt zu Teams mit Kindern oder weitem Heimweg.',
        },
        {
          question: 'Wonach wird am Ende abgerechnet?',
          answer:
            'Nach der zuletzt gemeldeten Gästezahl für das Essen, nach Verbrauch oder Pauschale für Getränke und nach Aufwand für zusätzliche Leistungen. Die Rechnung weist Ihre Kostenstelle aus.',
        },
        {
          question: 'Was tun wir, wenn kurzfristig viele krank sind?',
          answer:
            'Bis sieben Tage vorher ändern Sie die Zahl frei. Danach bleibt sie bestehen, auf Wunsch packen wir übrige Portionen aber verschlossen ein, damit sie in der Firma ankommen.',
        },
        {
          question: 'Ist das Zelt wirklich warm?',
          answer:
            'Ja. Bei null Grad draußen halten die Heizgeräte innen rund zwanzig Grad. Wir schalten sie zwei Stunden vor Beginn ein.',
        },
        {
          question: 'Wie kommen unsere Leute nach Hause?',
          answer:
            'Die meisten mit Sammeltaxen oder einem Bus, den die Firma bestellt; Autos dürfen bis zum nächsten Mittag am Haus stehen bleiben. Wir nennen dem Fahrdienst Zufahrt und Uhrzeit und rufen die Gäste zehn Minuten vorher zusammen.',
        },
      ],
    },
    inquiry: {
      title: 'Termin für die Weihnachtsfeier',
      text: 'Drei Angaben genügen für den Anfang: Woche, ungefähre Personenzahl, drinnen oder mit Zelt.',
      actions: [{ label: 'Wintermenü konfigurieren' }, { label: 'Rückruf über das Formular' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
