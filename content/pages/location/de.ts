import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { lowestHire } = amountsIn('de');

export const de = {
  meta: {
    title: 'Eventlocation am See mieten in Krefeld',
    description:
      'Haus am Wasser in Krefeld: 120 Gäste an Tischen, 180 stehend, Terrasse, Wiese und Steg. Küche im Haus, Feiern bis 2 Uhr, Parkplätze am Haus.',
    keywords: [
      'Eventlocation am See Krefeld',
      'Location mieten Niederrhein',
      'Feiern am See',
      'Festsaal mit Terrasse Krefeld',
      'Location mit Catering',
    ],
  },
  hero: {
    eyebrow: 'Eventlocation am See',
    title: 'Eventlocation am See in Krefeld',
    lead: `Platz für 120 Gäste an Tischen oder 180 im Stehen, mit Terrasse, Wiese und Steg. Gekocht wird gleich nebenan.`,
    actions: [{ label: 'Termin anfragen' }, { label: 'Räume ansehen' }],
  },
  sections: {
    figures: {
      title: 'Das Haus in Zahlen',
      items: [
        { value: '120', label: 'Gäste an gedeckten Tischen im Seesaal' },
        { value: '180', label: 'Gäste beim Stehempfang, Türen zum Wasser offen' },
        {
          value: lowestHire('hall'),
          label: 'Miete für den Seesaal am günstigsten Tag, mit Terrasse und Wiese',
        },
        { value: '2 Uhr', label: 'In der Regel endet dann die Musik im Saal' },
      ],
    },
    arrival: {
      title: 'Anfahrt und Ankommen am See',
      paragraphs: [
        'Die Zufahrt endet am Haus. Ihre Gäste parken neben dem Eingang, gehen ohne Stufe durch die Tür und sehen am Ende des Saals den See. Wer zum ersten Mal kommt, bleibt hier meist kurz stehen.',
        'Vom Krefelder Hauptbahnhof dauert die Taxifahrt rund eine Viertelstunde, vom Flughafen Düsseldorf eine knappe halbe. Reisebusse wenden direkt vor dem Haus.',
      ],
      points: [
        'Eingang, Seesaal und ein rollstuhlgerechtes WC ohne Stufe',
        'Garderobe im Flur, bei Regen Schirme vom Parkplatz zur Tür',
        'Anlieferung für Band und Floristik über den Küchenhof',
      ],
    },
    occasions: {
      title: 'Wofür Gäste das Haus mieten',
      items: [
        {
          title: 'Hochzeiten am See',
          text: 'Freie Trauung auf Wiese oder Steg, Essen im Saal, Tanz bis in die Nacht.',
        },
        {
          title: 'Corporate Events',
          text: 'Tagung am Vormittag, Grill am Wasser, eine Ansprechperson für alles.',
        },
        {
          title: 'Private Feiern',
          text: 'Runde Geburtstage, Taufen, Jubiläen: vom langen Mittag bis zum Fest.',
        },
        {
          title: 'Räume am See',
          text: 'Seesaal, Kaminzimmer, Terrasse, Wiese und Zelt in Quadratmetern und Plätzen.',
        },
        {
          title: 'Holthausens Kull',
          text: 'Die stille Bucht nebenan, für einen Empfang oder eine kleine Trauung.',
        },
      ],
    },
    evening: {
      title: 'Ein Sommerabend von Tür zu Tür',
      items: [
        {
          time: '16:30',
          title: 'Empfang auf dem Steg',
          text: 'Gekühlte Getränke, zwei Sorten Fingerfood. Das Sonnensegel steht, die Lichterketten sind noch aus.',
        },
        {
          time: '18:00',
          title: 'Zu Tisch',
          text: 'Wir bitten in den Seesaal. Die Glastüren bleiben offen, solange das Wetter es erlaubt.',
        },
        {
          time: '20:30',
          title: 'Pause für Reden',
          text: 'Zwischen Hauptgang und Dessert ist Zeit eingeplant. Das Funkmikrofon liegt am Pult.',
        },
        {
          time: '21:45',
          title: 'Dessert im letzten Licht',
          text: 'Ende Juni geht die Sonne kurz vor zehn unter. Dann wird auf der Terrasse Süßes gereicht.',
        },
        {
          time: '22:00',
          title: 'Drinnen wird es lauter',
          text: 'Draußen endet die leise Musik, die Türen schließen, im Saal beginnt der Tanz.',
        },
      ],
    },
    kitchen: {
      title: 'Die Küche gehört zum Haus',
      paragraphs: [
        `${site.chef} und sein Team kochen im selben Gebäude. Vom Herd bis zum ersten Tisch sind es vierzehn Meter, deshalb kommt der Zander mit krosser Haut an und das Risotto fließt noch.`,
        'Haus und Küche buchen Sie zusammen. So planen dieselben Menschen Tische, Gänge und Uhrzeiten, und Sie haben für alles eine Ansprechperson.',
      ],
      action: { label: 'Zum Premium-Catering' },
    },
    prices: {
      title: 'Was das Essen im Haus kostet',
      intro:
        'Gesetztes Essen, Flying Buffet oder Grill am Ufer: Diese Arten passen gut zum Haus. Die Preise gelten pro Person inklusive Umsatzsteuer ab der genannten Gästezahl, eine Anlieferung fällt im eigenen Haus nicht an. Was die Räume kosten, steht bei den Räumen am See; Getränke haben im Angebot ihre eigene Zeile.',
    },
    included: {
      title: 'Was mit der Miete schon da ist',
      items: [
        'Seesaal, Terrasse, Wiese und Steg für Ihre Gesellschaft allein',
        'Tische, Stühle und Tischwäsche, gestellt nach Ihrem Plan',
        'Lichterketten über der Terrasse, Lampen am Steg',
        'WLAN, Beamer und Ton für Reden',
        'Parkplätze am Haus',
        'Eine feste Ansprechperson vom ersten Gespräch an',
        'Ein Regenplan in Ihrem Ablauf',
        'Heizung im Zelt von Oktober bis März, wenn Sie eines buchen',
      ],
      note: 'Kaminzimmer, Zelt (6 × 12 m mit Boden und Licht), DJ und Floristik buchen Sie dazu; die Endreinigung kommt zu jeder Veranstaltung hinzu. Die Preise zeigt der Konfigurator.',
    },
    questions: {
      title: 'Was die meisten zuerst wissen möchten',
      items: [
        {
          question: 'Sind wir an unserem Tag die einzige Gesellschaft?',
          answer:
            'Ja. Wir nehmen pro Tag eine Veranstaltung im Haus an, damit Saal, Terrasse und Küche Ihnen gehören.',
        },
        {
          question: 'Wann sehen wir das Haus am besten?',
          answer:
            'Eine Stunde vor Sonnenuntergang: Dann sehen Sie den Saal im Tageslicht und die Terrasse mit Lichterketten. Rufen Sie vorher kurz an, der Rundgang dauert etwa 40 Minuten.',
        },
        {
          question: 'Ist auch ein kleiner Kreis willkommen?',
          answer:
            'Ja. Ab 20 Gästen decken wir im Kaminzimmer eine lange Tafel. Für 15 bis 19 Personen kocht die Küche unter „Eigene Idee“ nach Absprache.',
        },
        {
          question: 'Wie schnell haben wir eine Antwort?',
          answer: `Innerhalb von ${site.answerDays} Tagen liegt Ihnen ein Angebot mit Raum, Essen und Services vor. Es verpflichtet Sie zu nichts.`,
        },
        {
          question: 'Ab wann dürfen wir am Tag der Feier hinein?',
          answer:
            'Ab zehn Uhr; dann können auch Floristin, Band und Konditor liefern. Brauchen Sie schon den Abend davor, sagen Sie es bei der Anfrage: Ist das Haus frei, öffnen wir es für Sie.',
        },
        {
          question: 'Kommen Lieferkosten dazu?',
          answer:
            'Nein, Küche und Saal liegen unter einem Dach. Feiern Sie woanders, richtet sich die Lieferung nach der Entfernung; den Betrag zeigt der Konfigurator.',
        },
      ],
    },
    'next-step': {
      title: 'Eventlocation besichtigen',
      text: 'Verabreden Sie einen Rundgang am Telefon. Oder stellen Sie Gäste, Essen und Datum zusammen und sehen Sie gleich einen voraussichtlichen Preis.',
      actions: [{ label: 'Besichtigung vereinbaren' }, { label: 'Feier zusammenstellen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
