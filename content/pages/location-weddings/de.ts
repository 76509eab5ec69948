import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: 'Hochzeit am See in Krefeld: Trauung und Fest',
    description:
      'Freie Trauung auf Wiese, Steg oder in der Bucht, Essen für 120 im Seesaal, Tanz bis 2 Uhr: Orte, Licht, Regenplan und Ablauf in Krefeld.',
    keywords: [
      'freie Trauung am See Krefeld',
      'Hochzeit am Wasser NRW',
      'Trauung auf dem Steg',
      'Hochzeitssaal Krefeld',
      'Hochzeit draußen Regenplan',
      'Outdoor Hochzeit Niederrhein',
    ],
  },
  hero: {
    eyebrow: 'Hochzeiten am See',
    title: 'Heiraten am See in Krefeld',
    lead: 'Freie Trauung auf der Wiese, dem Steg, der Terrasse oder in der Bucht: höchstens drei Minuten zu Fuß vom Saal.',
    actions: [{ label: 'Wunschdatum anfragen' }, { label: 'Hochzeit im Überblick' }],
  },
  sections: {
    'ceremony-places': {
      title: 'Wo die Trauung stattfindet',
      intro:
        'Alle Plätze liegen auf dem Gelände. Welchen Sie nehmen, entscheidet oft die Zahl der Stühle, manchmal die Tageszeit.',
      columns: ['Platz', 'Stühle', 'Schönes Licht', 'Untergrund', 'Regenplan'],
      rows: [
        ['Wiese am Ufer', 'bis 140', 'ab 15 Uhr', 'Rasen, Mittelgang mit Läufer', 'Seesaal'],
        [
          'Steg',
          'bis 30',
          'zwei Stunden vor Sonnenuntergang',
          'Holz, Geländer beidseitig',
          'Vordach der Terrasse',
        ],
        ['Terrasse', 'bis 90', 'ab Mittag', 'Holz, stufenlos', 'Seesaal'],
        ['Holthausens Kull', 'bis 60', 'später Vormittag', 'Kies und Gras', 'Kaminzimmer oder Seesaal'],
      ],
      note: 'Freie Trauungen sind überall möglich. Ob und wo das Standesamt Krefeld auf dem Gelände traut, klären Sie bitte dort, bevor Sie den Redner buchen.',
    },
    'wedding-day': {
      title: 'Ablauf einer Hochzeit im September',
      items: [
        {
          time: '10:00',
          title: 'Das Haus gehört Ihnen',
          text: 'Blumen, Technik und Torte kommen über den Hof. Im Kaminzimmer wird geschminkt und Kaffee getrunken.',
        },
        {
          time: '15:00',
          title: 'Trauung auf der Wiese',
          text: 'Vierzig Minuten mit Musik. Am Ufer steht ein Tisch für die Ringe, und die Großeltern sitzen im Schatten auf Stühlen mit Lehne.',
        },
        {
          time: '15:45',
          title: 'Gratulation und Häppchen',
          text: 'Der Service geht mit Tabletts herum, während alle dem Paar gratulieren.',
        },
        {
          time: '17:00',
          title: 'Bilder auf dem Steg',
          text: 'Eine halbe Stunde zu zweit. Die Gäste bekommen in dieser Zeit Kuchen oder Eis.',
        },
        {
          time: '18:30',
          title: 'Abendessen',
          text: 'Vier Gänge, zwei Reden, Sonnenuntergang gegen acht. Die Türen stehen offen.',
        },
        {
          time: '22:00',
          title: 'Eröffnungstanz',
          text: 'Draußen endet die leise Musik, im Saal beginnt der Tanz. Auf der Terrasse bleiben Laternen und Decken. Um Mitternacht gibt es etwas Herzhaftes auf die Hand.',
        },
      ],
    },
    rain: {
      title: 'Der Regenplan für die Trauung',
      paragraphs: [
        'Drei Stunden vor der Trauung schauen wir gemeinsam auf das Regenradar. Sie entscheiden, wir bauen um: Stühle, Blumenbogen und Ton stehen nach 45 Minuten im Seesaal, Blickrichtung See.',
        'Ist ein langer Schauer angesagt, verlegen wir nur die Zeremonie und lassen den Empfang unter dem Vordach. Für den Weg zum Auto liegen weiße Schirme bereit.',
      ],
      points: [
        'Zelt 6 × 12 m als dritte Möglichkeit, Entscheidung bis zum Vortag',
        'Heizung im Zelt für Hochzeiten zwischen Oktober und März',
      ],
    },
    'evening-figures': {
      title: 'Ihre Hochzeit in Zahlen',
      items: [
        { value: '100', label: 'Gäste an runden Tischen, wenn drinnen getanzt wird' },
        { value: gross('din-ufer'), label: 'pro Person für drei Gänge inkl. USt., ab 20 Gästen' },
        { value: '1:12', label: 'Servicekräfte zu Gästen am Tisch, Horizont 1:10' },
        { value: '22 Uhr', label: 'Ende der leisen Musik im Freien' },
      ],
    },
    light: {
      title: 'Licht und Sonnenuntergang',
      paragraphs: [
        'Im Juni bleibt es bis nach zehn hell; legen Sie das Dessert nach draußen. Ende August dämmert es zum Hauptgang, dann sind die Lichterketten schon an. Im Oktober wird es gegen sieben dunkel, also Trauung um zwei, Bilder um vier, Abendessen bei Kerzenlicht.',
        'Winterhochzeiten haben ihren eigenen Reiz: Nebel auf dem Wasser, Feuerschalen am Weg, um fünf Uhr die ersten Sterne. Der Steg wird gestreut, auf jedem Stuhl liegt eine Decke.',
      ],
    },
    'ceremony-included': {
      title: 'Was bei der Trauung inklusive ist',
      items: [
        'Stühle in Reihen mit Auf- und Abbau',
        'Tisch für Ringe, Urkunde oder Sandritual',
        'Lautsprecher und Funkmikrofon für den Redner',
        'Strom für Klavier oder kleines Ensemble',
        'Wasser für alle vor dem Beginn',
        'Korb mit Sonnencreme, Fächern und Taschentüchern',
        'Zimmer zum Umziehen mit Spiegel und Bügelbrett',
        'Wegelicht bis zum Parkplatz',
      ],
      note: `Blumenbogen, Läufer und Dekoration kommen von Ihrer Floristin oder über unseren Service ab ${gross('s10')} pro Person inklusive Umsatzsteuer.`,
    },
    'wedding-pictures': { title: 'Bilder vom Hochzeitstag' },
    'ceremony-questions': {
      title: 'Fragen zur Trauung am See',
      items: [
        {
          question: 'Dürfen wir Konfetti, Reis oder Tauben?',
          answer:
            'Seifenblasen und Glöckchen ja. Reis, Blütenblätter, Konfetti und Himmelslaternen lassen Sie bitte weg, sie landen im See. Tauben nur mit Halter, der sie wieder abholt.',
        },
        {
          question: 'Wer backt die Torte?',
          answer:
            'Wie Sie möchten: Ihr Konditor, Ihre Tante oder unsere Patisserie. Mitgebrachte Torten stellen wir in den Kühlraum und schneiden sie auf Wunsch für Sie an.',
        },
        {
          question: 'Kann unser Hund mit zur Zeremonie?',
          answer:
            'Auf Wiese und Terrasse gern an der Leine. In Saal und Küche nicht, wegen der Lebensmittel; Assistenzhunde sind im Saal willkommen.',
        },
        {
          question: 'Gibt es Zimmer zum Übernachten?',
          answer:
            'Im Haus nicht. In Krefeld liegen mehrere Hotels in Taxinähe; wir bestellen Wagen für halb zwei und zwei Uhr vor.',
        },
        {
          question: 'Kommt man mit dem Rollator ans Ufer?',
          answer:
            'Ja. Der Weg dorthin ist gepflastert, und auf dem Rasen rollen wir eine Matte aus. Die erste Reihe bleibt frei, wenn Sie uns die Zahl nennen.',
        },
      ],
    },
    walk: {
      title: 'Besichtigung zu zweit',
      text: `Nach einem Gang zum Steg wissen Sie mehr als nach zwanzig Bildern. Ein Anruf unter ${site.phone.display} genügt, auch für einen Termin am Sonntag.`,
      actions: [{ label: 'Rundgang zu zweit' }, { label: 'Preis für das Fest sehen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
