import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: `Eventcatering in ${city}: Formate und Preise`,
    description: `Eventcatering in ${city} für Garten, Büro und Saal: sieben Formate mit Gästezahl, Preis und Vorlauf im Vergleich, Lieferung bis 30 km kostenfrei.`,
    keywords: [
      `Eventcatering ${city}`,
      `Catering ${city}`,
      'Partyservice',
      'Catering nach Hause',
      'Buffet liefern lassen',
      'kaltes Buffet',
    ],
  },
  hero: {
    eyebrow: 'Ihr Ort, unsere Küche',
    title: `Eventcatering in ${city}`,
    lead: 'Sie laden in den Garten, ins Büro oder in den Gemeindesaal ein. Wir bringen Essen, Geschirr und auf Wunsch das Team für den Service.',
    actions: [{ label: 'Catering zusammenstellen' }, { label: 'Formate vergleichen' }],
  },
  sections: {
    start: {
      title: 'Welches Catering passt zu Ihrer Feier?',
      paragraphs: [
        'Wer uns anruft, fragt meist nach einem Preis. Wir fragen zurück: Wie sollen Ihre Gäste essen, wie lange bleiben sie, und was gibt der Ort her? Aus diesen drei Antworten ergibt sich das Format fast von selbst, und mit dem Format der Preis.',
        'Ein Richtfest um elf Uhr braucht etwas anderes als eine Goldhochzeit um sieben. Für fünfundzwanzig Nachbarn reicht ein kaltes Buffet, das um fünf fertig auf dem Tisch steht. Für eine Kanzlei mit achtzig Mandanten empfehlen wir Service, weil sonst die Gastgeber selbst die Gläser einsammeln.',
      ],
    },
    formats: {
      title: 'Formate und Preise im Vergleich',
      intro:
        'Alle Preise pro Person inklusive Umsatzsteuer im jeweils kleinsten Paket. Geschäftskunden sehen im Konfigurator Nettopreise.',
      columns: ['Format', 'Passt zu', 'Gäste ab', 'Preis ab', 'Vorlauf in Werktagen'],
      rows: [
        ['Fingerfood-Buffet', 'Empfang, Eröffnung, Büro', '20', gross('fin-ufer'), '5'],
        ['Kaltes Buffet', 'Familienfest, Verein, Richtfest', '20', gross('kal-ufer'), '5'],
        ['Grill-Catering', 'Garten, Hof, Sommerabend', '30', gross('gri-ufer'), '7'],
        ['Flying Buffet', 'Jubiläum, Kundenabend', '30', gross('fly-ufer'), '10'],
        ['Gesetztes Essen', 'Hochzeit, runder Geburtstag', '20', gross('din-ufer'), '14'],
        ['Luxus-Catering', 'Privates Dinner, Vernissage', '20', gross('lux-ufer'), '21'],
        ['Eigene Idee', 'alles, was nicht in die Liste passt', '15', 'auf Anfrage', '14'],
      ],
      note: 'Sie sind weniger Gäste? Dann berechnen wir die Mindestzahl, oder Sie fragen Ihre kleine Runde als „Eigene Idee“ an.',
    },
    'cold-buffet': {
      title: 'Kaltes Buffet für zu Hause',
      intro:
        'Kein Herd, kein Warmhalten, kein Personal im Haus: Platten und Schüsseln kommen angerichtet, die Dekoration bringen wir mit. Das größte Paket schließt drei Stunden Betreuung ein.',
    },
    arrival: {
      title: 'So läuft die Anlieferung',
      paragraphs: [
        'Ein kaltes Buffet für vierzig Personen tragen wir in vierzig Minuten herein: Tischdecken, Platten, Schüsseln, Brot, Schilder. Danach zeigen wir Ihnen, was in welcher Reihenfolge nachgelegt wird, und verabschieden uns oder bleiben, je nach Buchung.',
        'Vor einem gesetzten Essen sind wir länger da. Zwei Stunden vorher heizen wir die Öfen an, eine Stunde vorher ist eingedeckt. Falls Ihre Küche zu klein ist, kochen wir in der Garage oder unter einem Zelt im Hof.',
      ],
      points: [
        'Lieferung im Umkreis von 30 Kilometern ohne Aufpreis',
        `Geschirr je nach Paket enthalten, sonst ${gross('s04')} pro Person`,
        'Abholung am nächsten Tag, ungespült',
      ],
    },
    'at-your-place': {
      title: 'Was wir vor Ort vorfinden sollten',
      intro: 'Fünf Minuten Vorbereitung ersparen am Festtag eine halbe Stunde.',
      items: [
        'ein stabiler Tisch an einer Stelle, die von zwei Seiten zugänglich ist',
        'eine Steckdose mit 230 Volt für je drei Warmhaltebehälter',
        'ein Parkplatz in Türnähe für den Lieferwagen',
        'ein Wasserhahn, den das Team benutzen darf',
        'ein Kühlschrankfach für Desserts, falls es heiß wird',
        'ein Hinweis auf Kinder, Hunde oder frisch gesäten Rasen',
      ],
      note: 'Geschirr bitte nur von groben Resten befreien. Gespült wird bei uns.',
    },
    'formats-in-detail': {
      title: 'Die Formate im Einzelnen',
      items: [
        {
          title: 'Fingerfood',
          text: `Stückzahlen für Empfang, Mittag und Abend, dazu ${counts.fingerfood} Sorten.`,
        },
        {
          title: 'Flying Buffet',
          text: 'Acht bis vierzehn Gänge auf Tabletts, mit dem Plan eines ganzen Abends.',
        },
        { title: 'Grillen', text: 'Stationen, Platzbedarf und was bei Regen geschieht.' },
        {
          title: 'Luxus',
          text: 'Küchenchef im Haus, eine Servicekraft je zehn Gäste, ein Menü nach Absprache.',
        },
      ],
    },
    faq: {
      title: 'Fragen zum Eventcatering',
      items: [
        {
          question: 'Beliefern Sie auch Privatadressen?',
          answer:
            'Ja, jede Adresse mit Zufahrt. Im vierten Stock ohne Aufzug brauchen wir zwanzig Minuten mehr und sagen Ihnen vorher, ob das den Preis ändert.',
        },
        {
          question: 'Was kostet eine Servicekraft zusätzlich?',
          answer: `${gross('s01')} je Stunde inklusive Umsatzsteuer, bei mindestens vier Stunden. Für ein Buffet mit fünfzig Gästen genügen zwei.`,
        },
        {
          question: 'Dürfen wir eigenen Wein ausschenken?',
          answer: `Bei Ihnen zu Hause gern und ohne Korkgeld. Gläser können Sie für ${gross('s05')} pro Person mitbestellen.`,
        },
        {
          question: 'Was geschieht mit dem, was übrig bleibt?',
          answer:
            'Nach zwei Stunden auf dem Buffet prüfen wir, was noch sicher ist. Das füllen wir in Ihre Dosen; Fisch, Ei und Tatar nehmen wir zurück.',
        },
        {
          question: 'Zahlen wir etwas an?',
          answer:
            'Private Gastgeber überweisen 30 % mit dem Auftrag, den Rest vierzehn Tage nach Rechnung. Bis sechzig Tage vorher ist eine Absage kostenfrei.',
        },
        {
          question: 'Was, wenn das Datum näher liegt als der Vorlauf?',
          answer: `Rufen Sie an: ${site.phone.display}. Ist die Küche frei, liefern wir mit einem Express-Zuschlag von 15 %.`,
        },
      ],
    },
    inquiry: {
      title: 'Eventcatering anfragen',
      text: 'Wählen Sie im Konfigurator Gästezahl, Ort, Datum und Gerichte: Sie sehen den Preis und senden uns Ihre Auswahl als unverbindliche Anfrage.',
      actions: [{ label: 'Jetzt konfigurieren' }, { label: 'Lieber sprechen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
