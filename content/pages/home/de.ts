import type { HomeContent } from '../../home-schema';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import type { structure } from './structure';

export const de = {
  meta: {
    title: 'Eventlocation am See und Catering in Krefeld',
    description: `Hochzeit, Firmenevent oder Geburtstag: ${site.name} verbindet die Location am See in Krefeld mit Catering aus eigener Küche. Angebot in 3 Tagen.`,
    keywords: [
      'Eventlocation Krefeld',
      'Location am See',
      'Catering Krefeld',
      'Hochzeitslocation',
      'Firmenfeier',
    ],
  },
  hero: {
    eyebrow: `Eventlocation · ${site.address.city}`,
    title: 'Feiern am See in Krefeld',
    lead: 'Der Abend beginnt am Wasser. Wir kochen nebenan und planen mit Ihnen.',
    actions: [{ label: 'Catering konfigurieren' }],
  },
  welcome: {
    eyebrow: 'Willkommen',
    title: 'Sie laden ein. Wir decken den Tisch.',
    paragraphs: [
      'Vom ersten Glas auf dem Steg bis zum letzten Teller kurz vor Mitternacht: Location, Küche und Service kommen aus einem Haus. So reden Sie mit einer Person statt mit fünf.',
      'Stellen Sie Ihr Catering in wenigen Minuten zusammen und schicken Sie uns den Plan. Das Angebot liegt nach spätestens drei Tagen in Ihrem Postfach und verpflichtet Sie zu nichts.',
    ],
    actions: [{ label: 'Catering konfigurieren' }, { label: `Anrufen: ${site.phone.display}` }],
  },
  highlights: {
    title: 'Was Ihre Gäste zuerst sehen',
    items: [
      {
        title: 'Der Seesaal',
        text: 'Sechs Glastüren zum Wasser. 120 Gäste an Tischen, 180 im Stehen.',
      },
      {
        title: 'Die Terrasse',
        text: 'Sie liegt nach Westen, zum See. Im Juni haben Sie hier bis halb zehn Sonne.',
      },
      {
        title: 'Der Steg',
        text: '24 Meter Holz, eine Laterne am Ende. Hier wird angestoßen, und manchen Heiratsantrag gab es hier auch schon.',
      },
      {
        title: 'Die Küche',
        text: 'Vierzehn Meter vom Herd zum ersten Tisch. Die Suppe dampft noch, wenn sie ankommt.',
      },
    ],
    action: { label: 'Die Location ansehen' },
  },
  teasers: [
    {
      label: 'Räume',
      title: 'Räume mit Blick aufs Wasser',
      text: 'An Ihrem Tag ist keine zweite Gesellschaft im Haus: 24 Gäste an einer Tafel am Kamin, 120 im Seesaal oder 180 im Stehen bei offenen Türen zur Terrasse.',
    },
    {
      label: 'Ufer',
      title: 'Freie Trauung am stillen Ufer',
      text: 'Drei Minuten zu Fuß vom Haus liegt Holthausens Kull. Sechzig Stühle im Halbkreis, Schilf im Rücken, danach Sekt auf dem Kies.',
    },
    {
      label: 'Küche',
      title: 'Zweiundachtzig Gerichte',
      text: 'Sauerbraten mit Rosinen und Mandel, Zander in Rieslingsauce, Kichererbsencurry mit Limette. Sie stellen die Karte zusammen, unser Küchenchef kocht sie.',
    },
    {
      label: 'Unterwegs',
      title: 'Catering bei Ihnen vor Ort',
      text: 'In Ihre Firma, ins Zelt oder in den eigenen Garten: Bis dreißig Kilometer rund um Krefeld liefern wir ohne Aufpreis, auf Wunsch mit Geschirr und Team.',
    },
  ],
  quote: {
    text: 'Ein Abend gelingt, wenn niemand merkt, wie viel Arbeit darin steckt.',
    by: site.owner,
    role: 'Gastgeberin',
  },
  catering: {
    title: 'Wen dürfen wir bewirten?',
    intro: 'Jeder Anlass hat seinen eigenen Ablauf. Wählen Sie, was Ihrem Fest am nächsten kommt.',
    items: [
      {
        title: 'Business-Events',
        text: 'Tagung am Vormittag, Kundenabend bis Mitternacht. Mit geprüfter Technik, festem Zeitplan und Nettorechnung.',
      },
      {
        title: 'Private Feiern',
        text: 'Sechzigster, Taufe, Goldhochzeit. Kinder bis fünf essen frei, Großeltern sitzen mit Blick aufs Wasser.',
      },
      {
        title: 'Hochzeiten',
        text: 'Trauung am Ufer, Dinner im Saal, Musik bis zwei. Eine Ansprechperson vom ersten Rundgang bis zum Kehraus.',
      },
    ],
  },
  whyUs: {
    title: 'Warum Gäste Seegut wählen',
    messages: [
      {
        title: 'Full Service',
        text: 'Planung, Küche, Service und Abbau in einer Hand. Sie feiern, wir räumen ab.',
      },
      {
        title: 'Exklusive Menüs',
        text: 'Für Ihren Anlass geschrieben, für Ihre Gäste gekocht. Auch vegan, auch ohne glutenhaltige Zutaten.',
      },
      {
        title: 'Herzlicher Service',
        text: 'Menschen, die Ihren Namen kennen und wissen, wer am Tisch keinen Fisch isst.',
      },
    ],
    items: [
      {
        title: 'Eine Ansprechperson',
        text: 'Wer Ihr Angebot schreibt, steht auch am Abend im Saal.',
      },
      {
        title: 'Preise vor dem Gespräch',
        text: 'Der Konfigurator rechnet bei jedem Gericht mit, Umsatzsteuer inbegriffen.',
      },
      {
        title: 'Allergene am Gericht',
        text: 'Alle vierzehn Gruppen, lesbar, bevor Sie wählen.',
      },
      {
        title: 'Küche im eigenen Haus',
        text: 'Geschmort wird am Vortag, angerichtet erst, wenn Ihre Gäste sitzen.',
      },
    ],
    request: { label: 'Unverbindlich anfragen' },
    call: { label: `Oder direkt: ${site.phoneWhyUs.display}` },
  },
  fullService: {
    eyebrow: 'Full-Service-Catering',
    title: 'Catering vom Menü bis zum Grill',
    intro: 'Wählen Sie eine Art aus: Der Konfigurator zeigt Ihnen gleich die passenden Pakete und Gerichte.',
    promise: [
      { value: `${site.answerDays} Tage`, label: 'bis zur Antwort auf Ihre Anfrage' },
      { value: '100 %', label: 'unverbindlich bis zu Ihrer Zusage' },
    ],
    note: 'Preise pro Person inklusive Umsatzsteuer, ab der genannten Gästezahl.',
    action: { label: 'Individuelles Angebot anfordern' },
  },
  reviews: {
    eyebrow: 'Gästestimmen',
    title: 'Was Gäste nach dem Fest schreiben',
    authenticity:
      'Diese Stimmen stammen aus den Fragebögen, die wir Gastgebern am Ende ihres Abends mitgeben; wir haben sie ausgewählt und gekürzt.',
  },
  news: { title: 'Aus Haus und Küche', action: { label: 'Alle Beiträge ansehen' } },
  configure: {
    eyebrow: 'Konfigurator',
    title: 'Catering selbst zusammenstellen',
    text: 'Gästezahl, Art des Caterings, Gerichte: Sie wählen, der Preis rechnet mit. Verbindlich wird es erst, wenn Sie unserer Auftragsbestätigung zustimmen.',
    actions: [{ label: 'Catering konfigurieren' }, { label: 'Lieber persönlich sprechen' }],
  },
  about: {
    title: 'Gastgeberin und Küchenchef',
    paragraphs: [
      `${site.owner} plant, ${site.chef} kocht. Beide haben mit einem Lieferwagen angefangen und kennen jede Steckdose im Haus.`,
      'Wenn Sie anrufen, sprechen Sie mit dem Team, das am Abend auch die Teller trägt.',
    ],
    action: { label: 'Lernen Sie uns kennen' },
  },
  premium: {
    title: 'Premium-Catering für Ihren Abend',
    items: [
      {
        title: 'Luxus-Catering',
        text: 'Austern auf Eis, Tatar am Tisch gewürzt, ein Koch nur für Ihre Runde.',
      },
      {
        title: 'Flying Buffet',
        text: 'Acht bis vierzehn kleine Gänge, die der Service zu Ihren Gästen trägt.',
      },
      {
        title: 'Grill-Catering',
        text: 'Flanksteak, Wolfsbarsch oder Auberginensteak, mit Grillmeister am Feuer.',
      },
    ],
  },
  press: {
    title: 'Bekannt aus & Auszeichnungen',
  },
  survey: {
    eyebrow: 'Nach dem Fest',
    title: 'Noten von unseren Kunden',
    text: 'Am Ende des Abends geben wir einen Fragebogen mit: Essen, Service, Ort, Absprachen. Die Noten stehen hier und hängen in unserer Küche.',
    questions: ['Essen', 'Service', 'Ort', 'Absprachen'],
    basis:
      'Mittelwerte aus {count} Fragebögen von {from} bis {until}, Skala 1 bis 5. Ausgewertet werden alle Antworten, auch die kritischen.',
  },
  instagram: {
    title: 'Momente vom See',
    text: 'Gedeckte Tafeln, erste Gänge, letzte Kerzen.',
    follow: 'Auf Instagram ansehen',
  },
} as const satisfies PageWords<typeof structure, HomeContent>;
