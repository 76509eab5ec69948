import { amountsIn } from '../../catering/amounts';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

const { city } = site.address;

const { gross } = amountsIn('de');

export const de = {
  meta: {
    title: `Luxus-Catering in ${city}: Menü und Küchenchef`,
    description: `Luxus-Catering für Villa, Galerie, Firmensitz oder See bei ${city}: Beispielmenü, eine Servicekraft je zehn Gäste, Vorlauf, Diskretion und Preise.`,
    keywords: [
      `Luxus-Catering ${city}`,
      'Privatkoch Event',
      'Gourmet-Catering',
      'Fine Dining zu Hause',
      'Showküche Catering',
      'exklusives Catering Niederrhein',
    ],
  },
  hero: {
    eyebrow: 'Für 20 bis 80 Gäste',
    title: `Luxus-Catering in ${city}`,
    lead: `${site.chef} kocht vor Ort, das Menü besprechen Sie mit ihm, und um je zehn Gäste kümmert sich eine Servicekraft.`,
    actions: [{ label: 'Gespräch vereinbaren' }, { label: 'Luxus-Paket ansehen' }],
  },
  sections: {
    chef: {
      text: 'Ich frage zuerst, wer am Tisch sitzt und worüber gesprochen werden soll. Das Menü schreibe ich danach.',
      by: `${site.chef}, Küchenchef`,
    },
    meaning: {
      title: 'Was wir unter Luxus verstehen',
      paragraphs: [
        'Luxus heißt für uns: Der Zander kommt am Morgen frisch ins Haus, das Rinderfilet ruht in Ihrer Küche und nicht in unserem Wagen, und der Service weiß auch spät am Abend noch, wer seinen Espresso ohne Zucker trinkt.',
        'Wir arbeiten so für Runden von zwanzig bis etwa achtzig Personen. Anlass ist oft ein Abschluss, den man nicht bekannt gibt, ein runder Geburtstag zu Hause, eine Vernissage oder der Abend vor der Hochzeit mit beiden Familien.',
        'Gekocht wird, wo Sie sind: in der Villa in Meerbusch, in der Galerie im ersten Stock oder im Kaminzimmer am See, an einer Tafel für vierundzwanzig. Bei zwanzig Gästen stehen zwei Köche am Herd und zwei Menschen im Service, bei fünfundvierzig sind es drei und fünf. So bleibt zwischen den Gängen Zeit für ein Gespräch, und doch wird kein Teller kalt.',
      ],
    },
    menu: {
      eyebrow: 'Ein Menü aus dem letzten Herbst',
      title: 'Beispielmenü des Küchenchefs',
      intro:
        'So könnte Ihr Abend schmecken. Gerichte mit Aufpreis sind in der Speisenliste gekennzeichnet; im persönlichen Menü ersetzt der Küchenchef jedes davon.',
      courses: [
        { title: 'Im Stehen' },
        { title: 'Kalt' },
        { title: 'Aus dem Topf' },
        { title: 'Aus dem Wasser' },
        { title: 'Vom Rind oder vom Feld' },
        { title: 'Patisserie und Käse' },
      ],
    },
    plates: { title: 'Gerichte aus dem Luxus-Menü' },
    packages: {
      title: 'Luxus-Catering: Pakete und Preise',
      intro:
        'Jedes Paket schließt sechs Stunden Service, den Küchenchef vor Ort und die Tischdekoration ein. Im mittleren gibt es zusätzlich eine Station mit Austern und Tatar, im größten kommen Showküche, Patisserie-Tisch und persönliche Eventleitung dazu.',
    },
    way: {
      title: 'Planung in sechs Wochen',
      items: [
        {
          title: 'Gespräch',
          text: 'Eine halbe Stunde mit dem Küchenchef, am Telefon oder bei Ihnen. Er fragt nach Gästen, Anlass, Vorlieben und nach dem Wein, der vielleicht schon im Keller liegt.',
        },
        {
          title: 'Entwurf',
          text: 'Innerhalb von drei Tagen erhalten Sie ein Menü, einen Ablauf und einen Preis. Zwei Überarbeitungen gehören dazu.',
        },
        {
          title: 'Ortstermin',
          text: 'Wir messen Küche und Tische aus, prüfen Strom und Wasser und entscheiden, ob eine mobile Küche in den Hof kommt.',
        },
        {
          title: 'Der Abend',
          text: 'Unser Team ist vier Stunden vor den Gästen da und geht nach dem letzten von ihnen. Ihre Küche ist danach sauber, den Müll nehmen wir mit.',
        },
      ],
    },
    discretion: {
      title: 'Diskretion am Tisch',
      paragraphs: [
        'Auf Wunsch unterzeichnen alle Beteiligten vor dem Abend eine Vertraulichkeitsvereinbarung. Telefone bleiben im Wagen, Fotos macht nur, wen Sie beauftragen, und auf dem Lieferschein steht kein Anlass.',
        'Auch das Team ist klein und bekannt: Wer bei Ihnen serviert, steht eine Woche vorher mit Vornamen auf der Liste. Fahrzeuge kommen ohne Beschriftung, wenn die Nachbarschaft nichts merken soll.',
      ],
    },
    faq: {
      title: 'Fragen zum Luxus-Catering',
      items: [
        {
          question: 'Schreiben Sie ein Menü nur für uns?',
          answer:
            'Ja. Die Pakete geben Umfang und Preisrahmen vor, der Inhalt entsteht im Gespräch. Auch sieben Gänge ganz ohne tierische Produkte sind möglich.',
        },
        {
          question: 'Wer wählt den Wein?',
          answer:
            'Wir schlagen zu jedem Gang einen Wein und eine Begleitung ohne Alkohol vor. Der Preis steht getrennt im Angebot; Flaschen aus Ihrem Keller öffnen wir gern.',
        },
        {
          question: 'Wie viel Zeit brauchen Sie?',
          answer:
            'Einundzwanzig Werktage, also gut vier Wochen, für das größte Paket achtundzwanzig. Zwischen Mai und September sollten Sie etwas mehr einplanen.',
        },
        {
          question: 'Reicht eine private Küche aus?',
          answer:
            'Für zwanzig Gäste fast immer. Darüber stellen wir Öfen, Kühlung und Anrichtetische in Garage, Carport oder ein kleines Zelt.',
        },
        {
          question: 'Bringen Sie Porzellan und Gläser mit?',
          answer: `Porzellan, Besteck und Tischdekoration gehören zum Paket; Gläser kosten ${gross('s05')} pro Person inklusive Umsatzsteuer. Ihr eigenes Silber decken wir mit auf und spülen es von Hand.`,
        },
        {
          question: 'Was geschieht, wenn ein Gast anders isst?',
          answer:
            'Die Gastgeber zeigen dem Service vor dem ersten Gang, wer welchen Teller bekommt. Das andere Gericht sieht dem der Nachbarn möglichst ähnlich, damit niemand erklären muss, warum er keine Nüsse isst.',
        },
      ],
    },
    inquiry: {
      title: 'Luxus-Catering anfragen',
      text: 'Nennen Sie uns Datum und ungefähre Gästezahl, am Telefon oder im Konfigurator. Sie erreichen uns täglich von 10 bis 22 Uhr.',
      actions: [{ label: `${site.phone.display} anrufen` }, { label: 'Luxus-Menü zusammenstellen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
