import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { net } = amountsIn('de');

export const de = {
  meta: {
    title: 'Firmenevents und Firmencatering in Krefeld',
    description:
      'Tagung, Kundenabend, Sommerfest oder Messe: Location am See und Catering in Ihren Räumen. Angebot mit Kostenstelle, Zahlung auf Rechnung möglich.',
    keywords: [
      'Firmenevent Krefeld',
      'Business Catering Krefeld',
      'Firmenfeier Niederrhein',
      'Kundenevent Location',
      'Catering Unternehmen Düsseldorf',
      'Tagungscatering',
    ],
  },
  hero: {
    eyebrow: 'Für Business-Events',
    title: 'Firmenevents in Krefeld',
    lead: 'Vom Frühstück für 20 bis zum Fest für mehrere Hundert: bei uns am See oder in Ihren eigenen Räumen.',
    actions: [{ label: 'Firmenangebot anfragen' }, { label: 'Location für Firmen' }],
  },
  sections: {
    formats: {
      title: 'Für welchen Firmenanlass?',
      items: [
        {
          title: 'Tagung und Seminar',
          text: 'Frühstück, zwei Pausen, Mittagessen und Getränke in einer Pauschale.',
        },
        {
          title: 'Sommerfest',
          text: 'Grillstationen auf der Wiese, Start nach Feierabend oder schon mittags.',
        },
        {
          title: 'Weihnachtsfeier',
          text: 'Kaminzimmer, Saal oder beheiztes Zelt am Wasser, für eine Abteilung oder die ganze Belegschaft.',
        },
        { title: 'Messe', text: 'Standcatering mit abgestimmten Anlieferfenstern und Freigaben.' },
      ],
    },
    customers: {
      title: 'Flying Buffet für Ihren Kundenabend',
      paragraphs: [
        'Niemand steht am Buffet an: Das Essen kommt zu Ihren Gästen, und Ihre Leute bleiben im Gespräch. Etwa alle halbe Stunde bringt der Service den nächsten kleinen Gang. Für Ihre Begrüßung machen Küche und Service auf Ihr Zeichen eine Pause.',
        'Namensschilder, Gastgeschenke, ein Logo auf der Menükarte: Was Ihr Marketing liefert, legen wir aus. Was nicht gebraucht wird, geht am nächsten Morgen gezählt zurück.',
      ],
      points: [
        'Eine Servicekraft je 20 Gäste, einheitlich gekleidet',
        'Bis zu drei Pausen für Reden und Programm ohne Aufpreis',
        'Die Liste der Unverträglichkeiten hängt in der Küche und liegt beim Service',
      ],
    },
    breakfast: {
      title: 'Business-Frühstück in Ihrem Büro',
      paragraphs: [
        'Um halb acht stehen Brötchen, Landbrot, Käse, Obstsalat und Kaffee in Ihrem Besprechungsraum. Am Mittag holen wir alles wieder ab; bei Schichtbetrieb liefern wir zweimal.',
        'Viele Teams beginnen so ihr Quartal, andere begrüßen damit neue Kolleginnen und Kollegen. Auf Wunsch kommen warme Gerichte dazu, etwa Shakshuka oder Porridge mit Apfel; dafür brauchen wir eine Steckdose und vier Werktage Vorlauf.',
      ],
      action: { label: 'Seminarverpflegung ansehen' },
    },
    'lead-times': {
      title: 'Preise und Vorlauf',
      intro: 'Mindestvorlauf in Werktagen; weniger klären wir telefonisch.',
      columns: ['Sie planen', 'Mindestens', 'Vorlauf', 'Preis pro Person ab'],
      rows: [
        ['Frühstück „Guten Morgen am See“', '20 Personen', '3 Tage', net('bf-kalt')],
        ['Fingerfood für den Empfang', '20 Personen', '5 Tage', net('fin-ufer')],
        ['Kaltes Buffet zum Mittag', '20 Personen', '5 Tage', net('kal-ufer')],
        ['Grill für die Belegschaft', '30 Personen', '7 Tage', net('gri-ufer')],
        ['Flying Buffet', '30 Personen', '10 Tage', net('fly-ufer')],
        ['Menü für den Kundenkreis', '20 Personen', '14 Tage', net('din-ufer')],
      ],
      note: 'Nettopreise; auf Speisen kommen 7 % Umsatzsteuer, auf Getränke 19 %.',
    },
    paperwork: {
      title: 'Was auf der Rechnung steht',
      intro: 'Damit Ihre Buchhaltung nicht nachfragen muss, steht auf der Rechnung:',
      items: [
        'Firma, Ansprechperson und Kostenstelle wie im Angebot',
        'Netto, Steuersatz und Steuerbetrag je Position',
        'Speisen und Getränke getrennt nach 7 und 19 %',
        'Gemeldete Gästezahl und Datum der Veranstaltung',
        'Zusatzstunden mit Uhrzeit, vor Ort gegengezeichnet',
        'Freiwilliges Trinkgeld nur als eigene Zeile nach der Summe',
      ],
    },
    briefing: {
      title: 'Vom Briefing bis zur Rechnung',
      items: [
        {
          time: 'Tag 0',
          title: 'Drei Angaben genügen',
          text: 'Datum, Personenzahl, Anlass. Alles andere kann noch offen bleiben.',
        },
        {
          time: `Tag ${site.answerDays}`,
          title: 'Angebot im Posteingang',
          text: 'Mit Varianten, falls Sie zwei Budgets vorlegen müssen. Ihr Termin bleibt danach 14 Tage reserviert.',
        },
        {
          time: '14 Tage vorher',
          title: 'Ablauf auf einer Seite',
          text: 'Uhrzeiten, Anlieferung, Strom, Namen und Handynummern, auch für Ihren Empfang und den Hausmeister.',
        },
        {
          time: '7 Tage vorher',
          title: 'Endgültige Zahl',
          text: 'Danach korrigieren wir nach oben, soweit die Küche es noch schafft.',
        },
        {
          time: 'Danach',
          title: 'Eine Rechnung',
          text: 'Abgerechnet wird die gemeldete Zahl plus gebuchte Services. Sie zahlen binnen 14 Tagen.',
        },
      ],
    },
    lunch: {
      eyebrow: 'Zum Beispiel',
      title: 'Kundenempfang, 18 bis 22 Uhr',
      intro:
        'Acht kleine Gänge im Paket Ufer des Flying Buffets, so gewählt, dass man mit einer Hand essen kann und die andere für das Glas frei bleibt.',
      courses: [
        { title: 'Zur Begrüßung' },
        { title: 'Kalt gereicht' },
        { title: 'Warm gereicht' },
        { title: 'Süß' },
      ],
    },
    'business-questions': {
      title: 'Was Firmen vorab klären',
      items: [
        {
          question: 'Arbeiten Sie mit Kostenstellen und Bestellnummern?',
          answer:
            'Ja. Tragen Sie beides bei der Anfrage ein, dann erscheint es im Angebot und auf der Rechnung. Die Preise weisen wir netto aus.',
        },
        {
          question: 'Wir feiern an drei Standorten gleichzeitig. Geht das?',
          answer:
            'Ja. Eine Person koordiniert alle Orte nach einem gemeinsamen Zeitplan; jeder Standort bekommt seine eigene Lieferung und auf Wunsch seine eigene Rechnung.',
        },
        {
          question: 'Müssen wir im Voraus bezahlen?',
          answer:
            'Nein. Nach einer Bonitätsprüfung liefern wir auf Rechnung mit 14 Tagen Ziel. Ohne Prüfung bitten wir um eine Anzahlung.',
        },
        {
          question: 'Der Termin ist nächste Woche. Lohnt ein Anruf?',
          answer:
            'Ja. Frühstück und Fingerfood sind oft nach drei bis fünf Werktagen möglich. Für Menü und Flying Buffet wird es knapp; wir sagen Ihnen am Telefon, was geht und was der Express-Zuschlag von 15 % bedeutet.',
        },
        {
          question: 'Was geschieht, wenn wir absagen müssen?',
          answer:
            'Bis 60 Tage vorher kostet die Absage nichts. Danach gilt eine Staffel von 30 bis 90 %, die im Angebot und in den AGB steht; eine Verschiebung besprechen wir zuerst.',
        },
      ],
    },
    'briefing-now': {
      title: 'Firmenangebot anfragen',
      text: 'Firma, Anlass, Personenzahl: Mehr brauchen wir für ein erstes Angebot nicht.',
      actions: [{ label: 'Firmenangebot anfragen' }, { label: 'E-Mail schreiben' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
