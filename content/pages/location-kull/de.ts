import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: 'Holthausens Kull: stille Bucht für kleine Feiern',
    description:
      'Die Bucht neben dem Haus am See: 60 Stühle für eine freie Trauung oder 80 Gäste zum Empfang, drei Minuten Fußweg, am schönsten von April bis Oktober.',
    keywords: [
      'Holthausens Kull',
      'kleine Trauung am See Krefeld',
      'Empfang im Freien Krefeld',
      'Micro Wedding Niederrhein',
      'Sektempfang am Wasser',
      'Kullen Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Kleine Feiern am Ufer',
    title: 'Holthausens Kull: die stille Bucht',
    lead: 'Hinter den Erlen öffnet sich eine Bucht mit Kiesufer. Kein Saal, keine Musikanlage, nur Wasser und Platz für sechzig Stühle.',
    actions: [{ label: 'Platz anfragen' }, { label: 'Alle Räume vergleichen' }],
  },
  sections: {
    'what-is-a-kull': {
      title: 'Was ist eine Kull?',
      paragraphs: [
        'Am Niederrhein heißt eine Grube Kull. Hier wurde Kies gebaggert, bis das Grundwasser kam und blieb. Die Bagger sind fort, geblieben sind ein flaches Ufer, Erlen, Schilf und ein Name, den in der Nachbarschaft jeder kennt.',
        `Für ${site.name} ist die Kull das Gegenstück zum Saal: ein Ort für Anlässe, bei denen ein Satz ohne Mikrofon bis in die letzte Reihe reicht.`,
        'Am Vormittag liegt das Ufer in der Sonne, ab drei Uhr wandert der Schatten der Erlen über den Kies. Im Juli ist deshalb der Nachmittag angenehm, im April der späte Vormittag.',
      ],
    },
    'place-figures': {
      title: 'Die Bucht in Zahlen',
      items: [
        { value: '60', label: 'Stühle, im Halbkreis zum Wasser' },
        { value: '80', label: 'Gäste im Stehen, mit zwölf Stehtischen' },
        { value: '250 m', label: 'vom Haus, rund drei Minuten zu Fuß' },
        { value: 'Apr.–Okt.', label: 'die schönste Zeit; im Winter bei trockenem Kies' },
      ],
    },
    path: {
      title: 'Der Weg zur Kull',
      paragraphs: [
        'Der Pfad beginnt an der Terrasse und folgt dem Ufer. Er ist fest, leicht abschüssig und mit feinem Kies bestreut; flache Schuhe sind besser als hohe. Alle zwanzig Schritte steht eine Laterne.',
        'Wer nicht gut zu Fuß ist, fährt im Elektrowagen mit fünf Sitzen bis an die erste Stuhlreihe. Die letzten dreißig Meter gehen über Gras und sind für Rollstühle nur mit Hilfe zu schaffen. Ganz stufenlos feiern Sie auf der Terrasse.',
      ],
      points: [
        'Toiletten im Haus, der Wagen pendelt',
        'Ein Stromkasten mit 16 Ampere, mehr gibt es nicht',
        'Kein Baden: Das Wasser wird nach wenigen Metern tief',
      ],
    },
    'small-ceremony': {
      title: 'Trauung mit 40 Gästen',
      items: [
        {
          time: '09:30',
          title: 'Aufbau in Ruhe',
          text: 'Stühle, ein Tisch mit Leinen, Wassergläser. Die Sonne steht noch hinter den Bäumen.',
        },
        {
          time: '11:00',
          title: 'Einzug über den Pfad',
          text: 'Die Gäste sitzen, das Paar kommt vom Haus. Eine Gitarre reicht völlig.',
        },
        {
          time: '11:40',
          title: 'Anstoßen am Kies',
          text: 'Zwei Tabletts mit Gläsern, drei Sorten Häppchen, eine Stunde Zeit.',
        },
        {
          time: '13:00',
          title: 'Mittag am langen Tisch',
          text: 'Im Saal oder auf der Terrasse: drei Gänge, dann Kaffee bis vier.',
        },
      ],
    },
    tray: {
      eyebrow: 'Auf dem Tablett',
      title: 'Häppchen, die den Weg aushalten',
      intro:
        'Kalt oder lauwarm, ohne tropfende Sauce. Wir tragen sie in Kisten hinüber und richten am Ufer an. Für eine Stunde rechnen wir mit vier bis sechs Stück je Gast.',
      courses: [{ title: 'Ohne Fleisch und Fisch' }, { title: 'Mit Fisch' }, { title: 'Mit Fleisch' }],
    },
    uses: {
      title: 'Was in der Bucht möglich ist',
      columns: ['Anlass', 'Geht das?', 'Unser Rat'],
      rows: [
        ['Freie Trauung bis 60 Gäste', 'Ja', 'Am schönsten vor zwölf Uhr'],
        [
          'Sektempfang bis 80 Gäste',
          'Ja',
          `Fingerfood ab ${gross('fin-ufer')} pro Person inkl. USt., ab 20 Gästen`,
        ],
        ['Taufe im Freien', 'Ja', 'Mit dem Pfarramt vorher abstimmen'],
        ['Abschiednehmen im kleinen Kreis', 'Ja', 'Danach Kaffee im Kaminzimmer'],
        ['Abendessen an Tischen', 'Nein', 'Terrasse oder Saal, die Küche ist sonst zu weit'],
        ['Tanz mit Anlage', 'Nein', 'Im Saal bis zwei Uhr'],
      ],
      note: 'Wir nehmen nur ein Fest am Tag an: Bei Regen ziehen Sie ins Haus um.',
    },
    'in-the-crate': {
      title: 'Was wir zur Kull mitbringen',
      items: [
        'Klappstühle aus Holz, in Reihen oder im Halbkreis',
        'Stehtische mit Leinen, auf Kies ausgerichtet',
        'Gläser, Eis und Kühlkisten',
        'Laternen für den Pfad',
        'Ein Akku-Lautsprecher für leise Musik',
        'Mückenschutz, Decken, ein Verbandskasten',
      ],
      note: 'Wir nehmen alles wieder mit: Am Abend sieht die Bucht aus wie am Morgen.',
    },
    'kull-questions': {
      title: 'Fragen zur Kull',
      items: [
        {
          question: 'Wann müssen wir uns wegen des Wetters entscheiden?',
          answer:
            'Drei Stunden vorher. Bei Gewitter oder Sturm gehen wir gar nicht erst hinaus; dann feiern Sie im Kaminzimmer oder im Saal.',
        },
        {
          question: 'Kommen dort Spaziergänger vorbei?',
          answer:
            'Gegenüber verläuft ein öffentlicher Uferweg, man sieht einander von Weitem. Auf unserer Seite sind Sie allein.',
        },
        {
          question: 'Dürfen wir abends mit Fackeln feiern?',
          answer:
            'Unsere Laternen ja, Fackeln und offenes Feuer unter den Bäumen nein. Feuerschalen stehen an der Wiese. Spätestens um 22 Uhr ist die Bucht wieder still.',
        },
        {
          question: 'Lässt sich die Kull mit dem Steg verbinden?',
          answer:
            'Ja, zum Beispiel so: Trauung in der Bucht, Fotos unterwegs, Empfang auf dem Steg. Beide liegen am selben Uferpfad.',
        },
        {
          question: 'Was kostet der Platz?',
          answer:
            'Die Miete der Kull steht nach Monat und Wochentag bei den Räumen am See. Stühle, Aufbau und Laternen sind darin enthalten.',
        },
      ],
    },
    'come-and-listen': {
      title: 'Die Kull besichtigen',
      text: 'Beim Rundgang durch das Haus gehen wir gern die drei Minuten weiter. Am besten morgens, wenn der See noch glatt ist.',
      actions: [{ label: 'Morgenrundgang vereinbaren' }, { label: 'Empfang zusammenstellen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
