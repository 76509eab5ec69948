import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { net } = amountsIn('de');

export const de = {
  meta: {
    title: `Catering für Großveranstaltungen in ${city}`,
    description: `Catering für 150 bis mehrere Hundert Gäste rund um ${city}: Stationen, Personal und Mengen in Zahlen, Zeitplan über sechs Monate, HACCP, Plan B.`,
    keywords: [
      `Großveranstaltung Catering ${city}`,
      'Catering 300 Personen',
      'Mitarbeiterfest Catering',
      'Catering Jubiläum',
      'HACCP Hygienekonzept',
      'Buffet ohne Schlange',
    ],
  },
  hero: {
    eyebrow: 'Großveranstaltungen',
    title: 'Catering für Groß\u00adveranstaltungen',
    lead: 'Ab 150 Gästen zählt neben dem Essen vor allem der Ablauf. Wir planen Stationen, Personal und Zeiten so, dass niemand lange ansteht.',
    actions: [{ label: 'Großes Fest anfragen' }, { label: `Anrufen: ${site.phone.display}` }],
  },
  sections: {
    figures: {
      title: 'Womit wir rechnen',
      items: [
        { value: '180', label: 'Gäste stehend in unserem Haus, 120 an Tischen, mit Terrasse und Zelt mehr' },
        { value: '700 g', label: 'Speisen je Erwachsenem am Abendbuffet, 400 g je Kind' },
        { value: '1:25', label: 'Servicekräfte zu Gästen am Buffet' },
        { value: '2 Std.', label: 'steht eine Platte höchstens, dann kommt eine neue' },
      ],
    },
    quantities: {
      title: 'Mengen und Personal nach Gästezahl',
      intro:
        'Richtwerte für ein Abendbuffet mit warmen Speisen. Bei Kindern, langen Reden oder einem zweiten Imbiss um Mitternacht verschieben sich die Zahlen.',
      columns: ['Gäste', 'Ausgabestellen', 'Service am Buffet', 'Speisen gesamt', 'Ausgabe für alle in'],
      rows: [
        ['200', '3, beidseitig', '8', '140 kg', '25 Minuten'],
        ['300', '5, beidseitig', '12', '210 kg', '25 Minuten'],
        ['400', '6, beidseitig', '16', '280 kg', '30 Minuten'],
        ['600', '9, davon 3 live', '24', '420 kg', '35 Minuten'],
      ],
      note: 'Servieren wir am Platz, brauchen wir etwa doppelt so viele Servicekräfte: eine je zwölf Gäste.',
    },
    flow: {
      title: 'Wie am Buffet keine Schlange entsteht',
      paragraphs: [
        'Teller stehen am Anfang, Besteck und Serviette liegen auf dem Tisch, Brot und Saucen am Ende der Linie. So bleibt niemand mit vollen Händen stehen. Jede Ausgabestelle bietet dasselbe Angebot, damit keiner die Seite wechseln muss; was live gebraten wird, bekommt einen eigenen Platz mit Abstand.',
        'Die Gäste gehen tischweise oder in drei Gruppen zu je acht Minuten ans Buffet, aufgerufen von der Bühne. Nachgelegt wird von hinten in kleinen Behältern. So bleiben die Speisen heiß, und was hinten im Wärmeschrank übrig ist, ist noch verschlossen.',
      ],
    },
    schedule: {
      title: 'Zeitplan ab sechs Monaten vorher',
      items: [
        {
          time: '−6 Mon.',
          title: 'Anfrage',
          text: 'Anlass, Ort, Größenordnung, Budget je Gast. Nach drei Tagen liegt ein Konzept mit zwei Varianten vor.',
        },
        {
          time: '−3 Mon.',
          title: 'Begehung',
          text: 'Küchenleitung und Technik laufen das Gelände ab: Zufahrt für 7,5 Tonnen, Wasser, Abwasser, Strom, Fluchtwege.',
        },
        {
          time: '−8 Wo.',
          title: 'Speisen und Personal',
          text: 'Das Menü steht, die Partnerküchen sind gebucht, jede Servicekraft hat einen Einsatzplan mit Namen.',
        },
        {
          time: '−14 Tage',
          title: 'Ablaufplan',
          text: 'Eine Tabelle im Viertelstundentakt geht an Sie, die Technik, den Sicherheitsdienst und unsere Schichtleitungen.',
        },
        {
          time: '−7 Tage',
          title: 'Gästezahl',
          text: 'Sie nennen die endgültige Zahl. Danach kaufen wir ein; nach oben bleibt ein Puffer von drei Prozent.',
        },
        {
          time: 'Am Tag',
          title: 'Aufbau und Ausgabe',
          text: 'Acht Stunden vorher kommen Kühlwagen und mobile Küche. Eine Stunde vor Einlass gehen wir mit Ihnen jede Linie ab.',
        },
      ],
    },
    places: {
      title: 'Werkhalle, Zelt, Wiese am Wasser',
      paragraphs: [
        `Die meisten großen Feste finden nicht bei uns statt, sondern dort, wo die Gäste arbeiten: in einer Produktionshalle in Moers, auf einem Betriebshof in Viersen, in einer Turnhalle in ${city}. Die mobile Küche braucht zwei Parkplätze, einen Wasseranschluss und Starkstrom; fehlt etwas davon, bringen wir Tank und Aggregat mit.`,
        'Am See reicht der Innenraum für 120 Personen an Tischen. Mit Terrasse, Wiese und mehreren Zelten wird daraus ein Sommerabend für einige Hundert, sofern die Musik draußen leise ist und um 22 Uhr endet. Solche Aufbauten kalkulieren wir einzeln und gemeinsam mit festen Partnern.',
      ],
      action: { label: 'Räume am See ansehen' },
    },
    safety: {
      title: 'Hygienekonzept und Unterlagen',
      intro: 'Vor der Veranstaltung erhalten Sie einen Ordner für Behörde, Betriebsrat und Versicherung.',
      items: [
        'Hygienekonzept nach HACCP mit benannten Verantwortlichen',
        'Temperaturprotokoll vom Wareneingang bis zur Ausgabe, auf Wunsch als Kopie',
        'Allergenliste aller Speisen mit den vierzehn Hauptallergenen',
        'Rückstellproben, sieben Tage gekühlt aufbewahrt',
        'Haftpflichtnachweis und Belehrungen nach Infektionsschutzgesetz',
        'Lageplan mit Ausgabestellen, Löschdecken und Fluchtwegen',
        'Ersatzplan bei Stromausfall: welches Gericht auch kalt funktioniert',
        'Rufnummern von Küchenleitung, Fahrdienst und Schichtleitung',
      ],
    },
    faq: {
      title: 'Fragen zur Großveranstaltung',
      items: [
        {
          question: 'Wo liegt Ihre Obergrenze?',
          answer:
            'Bei mehreren Hundert Gästen mit unseren Partnerküchen. Für jede Größe darüber sagen wir erst nach der Begehung zu, weil Zufahrt und Strom entscheiden.',
        },
        {
          question: 'Was kostet das ungefähr pro Kopf?',
          answer: `Ein Fingerfood-Empfang beginnt bei ${net('fin-ufer')} ab 20 Gästen, ein Grillbuffet bei ${net('gri-ufer')} ab 30, jeweils pro Person zuzüglich Umsatzsteuer. Ab dreihundert Personen kalkulieren wir Personal und Technik einzeln.`,
        },
        {
          question: 'Kommt das Essen warm an?',
          answer:
            'Ja. Das meiste garen wir erst vor Ort fertig. Transportiert wird über 65 Grad oder unter 7 Grad, gemessen beim Verladen und beim Öffnen.',
        },
        {
          question: 'Wer ist am Tag unsere Ansprechperson?',
          answer:
            'Eine Einsatzleitung mit Funkgerät, die nicht selbst serviert. Sie kennt Ihren Ablaufplan und ruft Sie nur an, wenn sich etwas verschiebt.',
        },
        {
          question: 'Was passiert, wenn 40 Leute mehr kommen?',
          answer:
            'Der Puffer fängt die ersten drei Prozent auf. Darüber holen wir Ware aus dem Kühlwagen nach, meist Kaltes, und berechnen sie nach Aufwand.',
        },
      ],
    },
    inquiry: {
      title: 'Großveranstaltung anfragen',
      text: 'Sagen Sie uns, wie viele ungefähr kommen und wo. Wir rechnen Stationen, Personal und Mengen aus.',
      actions: [{ label: 'Individuelles Angebot' }, { label: 'Begehung vereinbaren' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
