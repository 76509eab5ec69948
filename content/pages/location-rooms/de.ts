import { capacityCells } from '../../capacities';
import { amountsIn } from '../../catering/amounts';
import { type HiredRoom, type HireSeason, hireDays } from '../../catering/hire';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const [, , rowsOnMeadow, noUShape] = capacityCells('meadow');
const { gross, hire, lowestHire } = amountsIn('de');
const hireCells = (room: HiredRoom, season: HireSeason) => hireDays.map((day) => hire(room, season, day));

export const de = {
  meta: {
    title: 'Räume am See: Kapazitäten und Mietpreise',
    description:
      'Seesaal, Kaminzimmer, Terrasse, Wiese, Steg und Zelt im Vergleich: Plätze je Bestuhlung, Mietpreise, Strom und stufenlose Wege.',
    keywords: [
      'Festsaal Krefeld 120 Personen',
      'Raum mieten am See',
      'Saal mit Terrasse Kapazität',
      'Zelt am See mieten',
      'barrierefreier Festsaal Krefeld',
      'Bestuhlung Festsaal',
    ],
  },
  hero: {
    eyebrow: 'Räume und Kapazitäten',
    title: 'Räume am See: Plätze und Preise',
    lead: `Wo sitzt wer, wo wird getanzt? Maße, Plätze und Mietpreise: das Kaminzimmer ab ${lowestHire('fireplace-room')} am Tag, der Seesaal mit Terrasse und Wiese ab ${lowestHire('hall')}.`,
    actions: [{ label: 'Termin anfragen' }],
  },
  sections: {
    capacities: {
      title: 'Kapazitäten nach Aufbau',
      intro:
        'Die Werte gelten je Bereich. Drinnen bleibt es insgesamt bei 120 Personen an Tischen oder 180 im Stehen, auch wenn das Kaminzimmer dazukommt.',
      columns: ['Bereich', 'Fläche', 'An Tischen', 'Stehend', 'Stuhlreihen', 'U-Form'],
      rows: [
        ['Seesaal', '220 m²', ...capacityCells('hall')],
        ['Kaminzimmer', '48 m²', ...capacityCells('fireplace-room')],
        ['Terrasse', '190 m²', ...capacityCells('terrace')],
        ['Wiese am Ufer', '1.200 m²', 'im Zelt', 'nach Aufbau', rowsOnMeadow, noUShape],
        ['Steg', '24 × 3 m', ...capacityCells('jetty')],
        ['Zelt', '6 × 12 m', ...capacityCells('tent')],
        ['Holthausens Kull', 'am Ufer, im Freien', ...capacityCells('kull')],
      ],
      note: 'Richtwerte für Erwachsene auf Stühlen. Rollstühle, Kinderwagen, Bühne und Fotowand brauchen zusätzlich Platz.',
    },
    hire: {
      title: 'Was kostet die Miete für einen Tag?',
      intro:
        'Mit Tischen, Stühlen und Tischwäsche für die Plätze des Raums, Licht, Ton für Reden und WLAN. Terrasse, Wiese und Steg gehören zum Seesaal. Alle Beträge inklusive Umsatzsteuer.',
      columns: ['Raum und Monate', 'Montag bis Donnerstag', 'Freitag, Sonntag, Feiertag', 'Samstag'],
      rows: [
        ['Seesaal, Mai bis September', ...hireCells('hall', 'summer')],
        ['Seesaal, März, April, Oktober', ...hireCells('hall', 'middle')],
        ['Seesaal, November bis Februar', ...hireCells('hall', 'winter')],
        ['Kaminzimmer, ganzjährig', ...hireCells('fireplace-room', 'summer')],
        ['Wiese und Steg allein, Mai bis September', ...hireCells('meadow', 'summer')],
        ['Wiese und Steg allein, März, April, Oktober', ...hireCells('meadow', 'middle')],
        ['Wiese und Steg allein, November bis Februar', ...hireCells('meadow', 'winter')],
        ['Holthausens Kull, Mai bis September', ...hireCells('kull', 'summer')],
        ['Holthausens Kull, März, April, Oktober', ...hireCells('kull', 'middle')],
        ['Holthausens Kull, November bis Februar', ...hireCells('kull', 'winter')],
      ],
      note: 'Der Konfigurator rechnet die Miete mit Datum und Raum ein. Das Zelt auf der Wiese kommt mit Boden und Licht als eigene Position hinzu.',
    },
    'lake-room': {
      title: 'Der Seesaal mit Türen zum Wasser',
      paragraphs: [
        'Die Längsseite des Saals besteht aus sechs Glastüren, die sich alle öffnen lassen. Davor liegt auf gleicher Höhe die Terrasse, sodass Saal und Deck an warmen Abenden zu einem Raum werden.',
        'Runde Tische für acht oder zehn Personen, lange Tafeln, Reihen oder ein U: Der Boden ist eben, die Tische sind leicht, der Umbau zwischen Vortrag und Abendessen dauert rund 45 Minuten.',
      ],
      points: [
        'Deckenhöhe 3,80 m, Licht in vier Kreisen dimmbar',
        'Mit Tanzfläche von 30 m² finden 100 Gäste an Tischen Platz',
        'Bei mehr als 100 Gästen weichen nach dem Dessert zwei Tische dem Tanz',
        'Stufenlos von der Tür bis zur Terrasse',
      ],
    },
    'fireplace-room': {
      title: 'Kaminzimmer: Tafel für 24',
      paragraphs: [
        'Für ein Essen mit der Familie, eine Klausur mit dem Führungskreis oder die Gruppenarbeit am Seminartag. Der Kamin brennt von Oktober bis März, sobald die ersten Gäste da sind.',
        'Bei großen Festen übernimmt das Zimmer andere Aufgaben: Bar, Ruheraum für Familien mit kleinen Kindern oder Rückzugsort für das Brautpaar zwischen zwei Programmpunkten.',
      ],
      points: [
        'Eigene Tür zum Flur, eigener Lichtkreis',
        'Zwischen Saal und Zimmer liegt eine Stufe; eine Rampe steht bereit',
        'Bildschirm und Flipchart auf Wunsch',
      ],
    },
    outdoors: {
      title: 'Draußen feiern am Wasser',
      paragraphs: [
        'Die Terrasse ist aus Holz, liegt zum See und hat ab Mittag Sonne. Vier große Schirme geben Schatten, die Lichterketten hängen das ganze Jahr. Für 80 Gäste decken wir hier ein Abendessen, für 140 stellen wir Stehtische.',
        'Von der Terrasse führt ein gepflasterter Weg über die Wiese zum Ufer, breit genug für zwei Personen nebeneinander und für einen Rollstuhl. Der Steg beginnt am Ende dieses Weges. Er hat auf beiden Seiten ein Geländer und Lampen auf Kniehöhe.',
        'Auf der Wiese stehen bei Trauungen die Stuhlreihen, bei Sommerfesten die Grillstationen mit je etwa neun Quadratmetern Platz. Leise Musik spielt draußen bis 22 Uhr, danach nur noch im Haus; sitzen bleiben dürfen Ihre Gäste, solange das Fest dauert.',
      ],
    },
    tent: {
      title: 'Ab wann lohnt sich das Zelt?',
      intro: `Ein Zelt misst 6 × 12 m, hat Boden und Licht und kostet ${gross('s12')} inklusive Umsatzsteuer. Aufgebaut wird am Vortag.`,
      columns: ['Ihre Gesellschaft', 'Unser Vorschlag', 'Plan bei Regen'],
      rows: [
        ['20 bis 24 zum Essen', 'Kaminzimmer mit langer Tafel', 'Bleibt, wie es ist'],
        ['25 bis 100 mit Tanz', 'Seesaal, Empfang auf der Terrasse', 'Empfang unter dem Vordach und im Saal'],
        ['101 bis 120 mit Tanz', 'Seesaal, Bar im Kaminzimmer', 'Empfang im Saal vor gedeckten Tischen'],
        ['121 bis 180 im Stehen', 'Seesaal und Terrasse, Flying Buffet', 'Alle im Saal, Bar im Zelt'],
        [
          'Darüber hinaus',
          'Seesaal, Terrasse und ein oder zwei Zelte',
          'Überdachter Gang zwischen Zelt und Haus',
        ],
      ],
      note: 'Von Oktober bis März wird das Zelt beheizt.',
    },
    equipment: {
      title: 'Technik und Ausstattung',
      intro: 'Für Bands, Technikfirmen und alle, die gern vorher nachmessen:',
      items: [
        'WLAN in allen Innenräumen und auf der Terrasse',
        'Beamer mit Leinwand 3 × 1,70 m im Seesaal',
        'Tonanlage mit zwei Funkmikrofonen und Pult',
        'Starkstrom 32 A am Saal, 16 A an der Terrasse',
        'Ladeweg vom Küchenhof, Doppeltür 1,80 m breit',
        'Rollstuhlgerechtes WC neben der Garderobe',
        'Wickeltisch und Hochstühle',
        'Kühlraum für Torten bis 60 cm Durchmesser',
      ],
      note: 'Zusätzliche Technik, Stehtische mit Husse und Bankettmöbel für draußen buchen Sie als Service.',
    },
    impressions: { title: 'Die Räume in Bildern' },
    'room-questions': {
      title: 'Fragen zu den Räumen',
      items: [
        {
          question: 'Wer legt die Sitzordnung fest?',
          answer:
            'Sie. Die Grundrisse auf dieser Seite zeigen jeden Raum voll besetzt; Ihre Sitzordnung brauchen wir sieben Tage vor der Feier.',
        },
        {
          question: 'Lässt sich der Saal teilen?',
          answer:
            'Nur optisch, eine feste Trennwand gibt es nicht. Für Tagungen stellen wir eine Regalwand zwischen Plenum und Kaffeebereich, für kleinere Feste teilen wir den Raum mit Pflanzen und Licht.',
        },
        {
          question: 'Wie viele Rollstühle sind möglich?',
          answer:
            'Im Saal und auf der Terrasse so viele, wie Ihre Gesellschaft braucht: Wir lassen Stühle weg und verbreitern die Gänge auf 1,20 m. Sagen Sie uns die Zahl bei der Anfrage.',
        },
        {
          question: 'Können wir nur die Terrasse buchen?',
          answer:
            'Nein. Saal und Terrasse gehören zusammen, weil bei Regen alle hinein müssen. Für ein Fest ganz im Freien mieten Sie Wiese und Steg allein und dazu ein Zelt, falls es regnet.',
        },
      ],
    },
    viewing: {
      title: 'Räume besichtigen',
      text: `Bringen Sie den Zollstock mit: Wir zeigen Ihnen jeden Raum, auch den Kühlraum. Vereinbaren Sie einen Termin zwischen 10 und 22 Uhr unter ${site.phone.display} oder schicken Sie uns Ihre Gästezahl.`,
      actions: [{ label: 'Rundgang verabreden' }, { label: 'Gästezahl eingeben' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
