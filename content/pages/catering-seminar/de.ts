import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { gross, grossTotal, net } = amountsIn('de');

export const de = {
  meta: {
    title: `Seminar-Catering in ${city}: Bausteine, Preise`,
    description: `Seminar-Catering in ${city} ab 20 Personen: Frühstück, Pausen, Mittag und Abend als Bausteine mit Preisen, Tagesplan am See, Technik und Netto-Rechnung.`,
    keywords: [
      `Seminar-Catering ${city}`,
      'Tagungspauschale',
      'Business-Frühstück',
      'Tagung am See',
      'Workshop Catering',
      'Konferenz Verpflegung',
    ],
  },
  hero: {
    eyebrow: 'Seminar und Tagung',
    title: `Seminar-Catering in ${city}`,
    lead: 'Frühstück, Pausen und ein leichtes Mittagessen, in unserem Haus am See oder in Ihrem Besprechungsraum, ab zwanzig Teilnehmenden.',
    actions: [{ label: 'Tagung konfigurieren' }, { label: 'Bausteine und Preise' }],
  },
  sections: {
    day: {
      title: 'Ablauf eines Seminartags',
      items: [
        {
          time: '10:00',
          title: 'Ankommen am Buffet',
          text: 'Brötchen, Käse, Bircher Müsli und Obst stehen an der Terrassenseite des Saals. Eine halbe Stunde ist Zeit; wer später kommt, nimmt den Teller mit in den Raum.',
        },
        {
          time: '10:30',
          title: 'Erster Block',
          text: 'Wasser in Karaffen auf jedem Tisch, Kaffee hinten im Raum. Unser Team betritt ihn bis zur Pause nicht mehr.',
        },
        {
          time: '12:00',
          title: 'Zehn Minuten Pause',
          text: 'Die Terrassentür geht auf. Nüsse und Gemüse mit Hummus reichen, denn in einer Stunde gibt es Mittag.',
        },
        {
          time: '13:00',
          title: 'Mittag am kalten Buffet',
          text: 'Lachs, Burrata, Sellerie-Apfel-Tatar, Salate, Brot. Beide Seiten sind offen, nach zwölf Minuten sitzen alle. Den Nachtisch gibt es im Glas.',
        },
        {
          time: '14:00',
          title: 'Gruppen am Wasser',
          text: 'Vier Gruppen verteilen sich auf Seesaal, Kaminzimmer, Terrasse und Steg. Pinnwände und Stifte stehen dort schon, dazu je eine Kanne Kaffee.',
        },
        {
          time: '15:45',
          title: 'Süßes im Stehen',
          text: 'Brownie-Würfel und Obstsalat, eine Viertelstunde, dann die Ergebnisse.',
        },
        {
          time: '17:30',
          title: 'Schluss oder Abend',
          text: 'Wer nach Hause fährt, bekommt einen Kaffee für den Weg. Wer bleibt, geht zum Grill; das Feuer brennt seit fünf.',
        },
      ],
    },
    blocks: {
      title: 'Was ein Tag pro Person kostet',
      intro:
        'Halbtags brauchen Sie meist zwei Bausteine, ganztags drei. Geschäftskunden erhalten das Angebot netto, nach Steuersätzen getrennt.',
      columns: ['Baustein', 'Enthalten', 'Inklusive Umsatzsteuer', 'Netto', 'Personen ab'],
      rows: [
        ['Frühstück kalt', 'vier Sorten, Butter, Konfitüre, Honig', gross('bf-kalt'), net('bf-kalt'), '20'],
        [
          'Frühstück mit Warmem',
          'vier kalte und zwei warme Gerichte',
          gross('bf-komplett'),
          net('bf-komplett'),
          '20',
        ],
        [
          'Mittag kalt',
          'drei Vorspeisen, drei Beilagen, ein Dessert',
          gross('kal-ufer'),
          net('kal-ufer'),
          '20',
        ],
        [
          'Mittag auf die Hand',
          'neun Stück, dazu Dessert im Glas',
          gross('fin-welle'),
          net('fin-welle'),
          '20',
        ],
        [
          'Abend am Grill',
          'drei Sorten, drei Beilagen, ein Dessert',
          gross('gri-ufer'),
          net('gri-ufer'),
          '30',
        ],
        ['Kaffee und Tee', 'so viel Sie möchten, mit Milch und Haferdrink', gross('s14'), net('s14'), '20'],
        ['Wasser, Säfte, Softdrinks', 'vier Stunden', gross('s15'), net('s15'), '20'],
        [
          'Pauschale halber Tag',
          'Pause, warmes Mittagsbuffet, Getränke',
          gross('con-half'),
          net('con-half'),
          '20',
        ],
        [
          'Pauschale ganzer Tag',
          'Frühstück, zwei Pausen, Mittagsbuffet, Getränke',
          gross('con-full'),
          net('con-full'),
          '20',
        ],
      ],
      note: `Beispiel halbtags: Frühstück und kaltes Mittagsbuffet ergeben ${grossTotal('bf-kalt', 'kal-ufer')} pro Person für Speisen. Auf Speisen entfallen 7 %, auf Getränke und Raum 19 % Umsatzsteuer.`,
    },
    room: {
      title: 'Seminarraum und Technik',
      paragraphs: [
        'WLAN, Beamer und Ton für Vorträge sind im Haus. Wir testen Ihren Anschluss am Vorabend oder ab neun Uhr, wenn Sie uns das Gerät nennen. Für hybride Runden buchen Sie Kamera, Mikrofone und jemanden, der sie bedient, als Zusatz.',
        'Im Seesaal finden 130 Menschen in Reihen Platz oder 40 im U; für Gruppen kommt das Kaminzimmer dazu. Eingang, Seesaal und ein rollstuhlgerechtes WC sind ohne Stufe erreichbar. Wer nachmittags frische Luft braucht, öffnet eine von sechs Türen zur Terrasse.',
      ],
      action: { label: 'Firmenevents am See' },
    },
    'flat-rate': {
      title: 'Die Tagungspauschale für den ganzen Tag',
      intro: 'Eine Pauschale fasst die Bausteine zusammen. Wenn Sie nichts anderes wünschen, enthält sie:',
      items: [
        'Frühstück bei Ankunft',
        'Kaffee und Tee den ganzen Tag, nicht nur in Pausen',
        'Wasser und Saft auf den Tischen',
        'Pausensnack am Vormittag, Süßes am Nachmittag',
        'Mittagsbuffet mit Dessert',
        'Auf- und Umbau der Tische',
        'Beamer, Ton, WLAN, zwei Pinnwände',
        'eine Ansprechperson, die den ganzen Tag im Haus ist',
      ],
      note: 'Am halben Tag sind eine Kaffeepause, das Mittagsbuffet und die Getränke enthalten.',
    },
    budget: {
      title: 'Was kostet ein Seminartag mit 30 Personen?',
      intro:
        'Ein Mittwoch im April von 10 bis 18 Uhr im Seesaal: Tagungspauschale mit Frühstück, Pausen, Mittagessen und Getränken, dazu die Raummiete. Beträge netto, die Umsatzsteuer steht darunter, für Speisen und Getränke getrennt.',
      note: 'Ein Beispiel, kein Angebot. Den halben Tag und andere Zahlen rechnet der Konfigurator.',
    },
    menu: {
      eyebrow: 'Auf den Tellern',
      title: 'Leichtes Mittagessen',
      intro:
        'Mittags kochen wir leicht: viel Gemüse, Hülsenfrüchte, wenig Sahne. Das hier wäre ein Dienstag im Frühjahr.',
      courses: [{ title: 'Morgens' }, { title: 'Warm dazu' }, { title: 'Mittags' }, { title: 'Nachmittags' }],
    },
    breakfast: {
      title: 'Business-Frühstück liefern lassen',
      intro: `Unser Haus öffnet um zehn, Ihres vielleicht früher. In ${city} und 30 Kilometer darum liefern wir Frühstück in die Firma, aufgebaut, bevor die Ersten ihre Jacke ablegen.`,
    },
    faq: {
      title: 'Fragen zum Seminar-Catering',
      items: [
        {
          question: 'Haben Sie Tagungspauschalen zum festen Preis?',
          answer:
            'Ja, für halbe und ganze Tage ab zwanzig Personen, Getränke inbegriffen. Nur die Umsatzsteuer weisen wir für Speisen und Getränke getrennt aus.',
        },
        {
          question: 'Liefern Sie am selben Tag an zwei Standorte?',
          answer:
            'Ja. Sie erhalten einen Zeitplan für alle Orte und eine Nummer, unter der beide Fahrer bekannt sind.',
        },
        {
          question: 'Wie spontan darf ein Workshop sein?',
          answer:
            'Frühstück braucht drei bis fünf Werktage, Mittagsbuffets fünf. Am Vortag ändern wir noch Kleinigkeiten, etwa zwei vegane Portionen mehr.',
        },
        {
          question: 'Können wir die Pausen verschieben?',
          answer:
            'Um zwanzig Minuten jederzeit, auf Zuruf. Warmes Essen halten wir so lange, das kalte Buffet decken wir später auf.',
        },
        {
          question: 'Wie berücksichtigen Sie Unverträglichkeiten?',
          answer:
            'Nennen Sie uns nur Anzahl und Allergen. Passende Portionen stehen beschriftet am Rand des Buffets, ohne Namen.',
        },
        {
          question: 'Wie läuft eine ganze Seminarreihe?',
          answer:
            'Sie erhalten ein Angebot für alle Termine. Die Speisen wechseln von Mal zu Mal, abgerechnet wird nach jedem Tag oder je Quartal.',
        },
      ],
    },
    inquiry: {
      title: 'Seminar-Catering anfragen',
      text: 'Nennen Sie uns Beginn, Pausen und Ende, dann planen wir das Essen dazu. Ein Angebot mit Kostenstelle folgt in drei Tagen.',
      actions: [{ label: 'Agenda senden' }, { label: 'Tagung zusammenstellen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
