import { amountsIn } from '../../catering/amounts';
import { cancellationScale } from '../../catering/cancellation';
import { bookingTerms } from '../../catering/rules';
import { house } from '../../house';
import { measuresIn } from '../../measures';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import { visit } from '../../visit';
import type { structure } from './structure';

const { gross } = amountsIn('de');

const { metres } = measuresIn('de');
const { free, charged: cancellation, deposit } = cancellationScale;

export const de = {
  meta: {
    title: 'Fragen zur Location: Preise, Fristen, Parken',
    description:
      'Antworten zur Eventlocation am See in Krefeld: Kapazität, Besichtigung, Terminoption, Catering, Parkplätze, Barrierefreiheit, Regenplan und Feierende.',
    keywords: [
      'Location Krefeld Fragen',
      'Eventlocation Kapazität',
      'Location mit Parkplatz Krefeld',
      'wie lange feiern Location',
      'Terminoption Location',
      'Location Krefeld barrierefrei',
    ],
  },
  hero: {
    eyebrow: 'FAQ zur Location',
    title: 'Fragen zur Location am See',
    lead: 'Was wir am Telefon gefragt werden, sortiert von der ersten Besichtigung bis zum Morgen danach.',
  },
  sections: {
    booking: {
      title: 'Besichtigung und Reservierung',
      items: [
        {
          question: 'Wann können wir uns das Haus ansehen?',
          answer:
            'An jedem Tag zwischen 10 und 22 Uhr, sofern wir vorher einen Termin verabredet haben. Läuft gerade ein Fest, zeigen wir Ihnen nur die Außenbereiche.',
        },
        {
          question: 'Halten Sie ein Datum für uns frei?',
          answer:
            'Ja. Sobald unser Angebot bei Ihnen ist, bleibt der Tag zwei Wochen lang für Sie reserviert. Das kostet nichts und bindet Sie nicht.',
        },
        {
          question: 'Was brauchen Sie für ein Angebot?',
          answer:
            'Datum oder Zeitraum, ungefähre Gästezahl, Anlass und eine Vorstellung vom Essen. Unsichere Angaben kennzeichnen Sie einfach, wir rechnen dann zwei Varianten.',
        },
        {
          question: 'Wie weit im Voraus ist das Haus gebucht?',
          answer:
            'Sommersamstage häufig neun Monate und länger. Für Wochentage und die Zeit zwischen November und März reichen meist einige Wochen.',
        },
        {
          question: 'Können wir auf einen anderen Tag verschieben?',
          answer:
            'Ja: bis 60 Tage vorher einmal kostenfrei auf einen freien Tag in den nächsten zwölf Monaten. Später gilt die Staffel für Absagen, abzüglich dessen, was sich für den neuen Tag verwenden lässt.',
        },
      ],
    },
    space: {
      title: 'Größe und Wetter',
      items: [
        {
          question: 'Für wie viele Menschen ist das Haus gebaut?',
          answer:
            'Bis zu 120 sitzen drinnen beim Essen, bis zu 180 stehen bei einem Empfang. Rechnet man Terrasse und Zelt dazu, wird es mehr; den Aufbau besprechen wir gemeinsam.',
        },
        {
          question: 'Gibt es eine Mindestgröße?',
          answer:
            'Ja. Die Pakete beginnen bei 20 Personen, Grill und Flying Buffet bei 30. Sind Sie weniger, rechnen wir mit dieser Mindestzahl oder machen Ihnen ein eigenes Angebot.',
        },
        {
          question: 'Was machen Sie bei einem Wolkenbruch?',
          answer:
            'Wir ziehen um. Jeder Ablaufplan enthält eine Fassung für schlechtes Wetter, in der Zeremonie, Empfang und Abendessen drinnen oder im Zelt stattfinden.',
        },
        {
          question: 'Wird im Winter geheizt?',
          answer:
            'Ja. Saal und Kaminzimmer heizen wir das ganze Jahr nach Bedarf, ein gebuchtes Zelt von Oktober bis März. Auf der Terrasse gibt es dann Feuerschalen und Decken.',
        },
        {
          question: 'Teilen wir Garten oder Steg mit anderen?',
          answer:
            'Nein, am Tag Ihrer Feier gehört das Gelände Ihrer Gesellschaft allein. Der See selbst ist öffentlich, ab und zu fährt ein Ruderboot vorbei.',
        },
      ],
    },
    food: {
      title: 'Küche und Getränke',
      items: [
        {
          question: 'Ist die Miete ohne Ihr Essen möglich?',
          answer:
            'Nein. Raum und Catering vergeben wir gemeinsam, damit Küche, Service und Uhrzeiten zusammenpassen und jemand dafür geradesteht.',
        },
        {
          question: 'Dürfen wir Wein von unserem Winzer mitbringen?',
          answer: `Nach Absprache ja, gegen ein Korkgeld von ${gross('s16')} je Flasche inklusive Umsatzsteuer. Alle anderen Getränke kommen von uns.`,
        },
        {
          question: 'Essen unsere veganen Freunde so gut wie wir?',
          answer:
            'Ja. In jeder Catering-Art gibt es Gerichte ohne tierische Zutaten, auch als ganzes Menü und zum gleichen Preis.',
        },
        {
          question: 'Wie erfahren Gäste, was in einem Gericht steckt?',
          answer:
            'Alle 14 Hauptallergene sind je Gericht notiert: auf den Schildern am Buffet, im Angebot und auf Nachfrage beim Service. Kreuzkontakt bleibt in einer Küche mit Nüssen, Milch und Weizen möglich.',
        },
        {
          question: 'Gibt es nachts noch etwas zu essen?',
          answer:
            'Wenn Sie es bestellen, ja: Frikadellen mit Senf, Wraps oder ein Brett Käse, pro Stück oder als Buffet.',
        },
      ],
    },
    arrival: {
      title: 'Anfahrt und Übernachtung',
      items: [
        {
          question: 'Wo können wir parken?',
          answer:
            'Am Haus, auf eigenen Stellplätzen. Wer nachts mit dem Taxi fährt, lässt den Wagen stehen und holt ihn bis mittags ab.',
        },
        {
          question: 'Kommt man mit dem Rollstuhl überallhin?',
          answer:
            'In Eingang, Seesaal, das rollstuhlgerechte WC und auf die Terrasse ohne Stufe. Zum Kaminzimmer liegt eine Rampe bereit, zum Steg führt ein gepflasterter Weg. Türbreiten und alle Maße stehen unter Kontakt und Anfahrt.',
        },
        {
          question: 'Wie lautet die Adresse für das Navigationsgerät?',
          answer: `${site.address.street}, ${site.address.zip} ${site.address.city}. Am Ende der Straße führt die Einfahrt rechts auf den Hof.`,
        },
        {
          question: 'Kann man bei Ihnen schlafen?',
          answer:
            'Nein, Betten haben wir nicht. Hotels mit Entfernung und Taxizeit stehen unter Kontakt und Anfahrt; Kontingente reservieren Sie dort selbst.',
        },
        {
          question: 'Sind Hunde erlaubt?',
          answer: 'Ja, draußen und an der Leine. In den Saal dürfen Assistenzhunde.',
        },
      ],
    },
    evening: {
      title: 'Musik und Feierende',
      items: [
        {
          question: 'Wie lange dürfen wir feiern?',
          answer:
            'In der Regel bis 2 Uhr. Draußen spielt leise Musik bis 22 Uhr, danach bleiben die Türen zum See geschlossen. Soll es länger gehen, sprechen Sie uns vor der Buchung an.',
        },
        {
          question: 'Unser Cousin legt auf. In Ordnung?',
          answer:
            'Sehr gern. Wir brauchen zwei Wochen vorher seine Ankunftszeit und den Strombedarf; Anlage und Licht kann er mitbringen oder unsere mieten.',
        },
        {
          question: 'Wie weit dürfen wir mit der Dekoration gehen?',
          answer:
            'So weit Sie möchten, solange nichts beschädigt wird: keine Nägel, kein Klebeband auf Holz. Kerzen brauchen Gläser, Ballons ein Gewicht, und draußen wird nichts gestreut.',
        },
        {
          question: 'Ist Feuerwerk möglich?',
          answer:
            'Nein, wegen der Tiere und der Nachbarn. Lichterketten, Laternen und unsere Feuerschalen am Ufer sind möglich.',
        },
        {
          question: 'Wer räumt auf?',
          answer: `Die Tische räumen wir. Böden, Müll und Sanitärräume übernimmt die Endreinigung. Sie gehört zu jeder Veranstaltung bei uns und kostet ${gross('s13')} inklusive Umsatzsteuer.`,
        },
      ],
    },
    suppliers: {
      title: 'Was Dienstleister wissen müssen',
      columns: ['Frage', 'Antwort'],
      rows: [
        [
          'Anlieferung',
          `Ab ${house.hours.opens} Uhr über den Küchenhof, Doppeltür ${metres(house.hall.loadingDoorWidthMetres)} breit; am Vortag nach Absprache`,
        ],
        [
          'Strom',
          `Starkstrom ${visit.suppliers.hallAmperes} A am Seesaal, ${visit.suppliers.terraceAmperes} A an der Terrasse und an der Kull`,
        ],
        [
          'Musik draußen',
          `Leise und nur bis ${house.hours.outdoorMusicEnds} Uhr; danach bleiben die Türen zum See geschlossen`,
        ],
        [
          'Musik drinnen',
          `Bis ${house.hours.celebrationEnds} Uhr, höchstens ${visit.suppliers.maxDecibels} Dezibel am Rand der Tanzfläche`,
        ],
        ['Abbau', `Nachts oder bis ${visit.suppliers.clearedBy} Uhr am nächsten Morgen`],
        [
          'Standesamtliche Trauung',
          'Anfrage beim Standesamt Krefeld; freie Trauungen sind an jedem der vier Plätze möglich',
        ],
        ['GEMA', 'Bei öffentlichen Veranstaltungen meldet der Veranstalter an'],
        ['Verpflegung', 'Ein warmes Essen für jeden, den Sie uns nennen; er zählt wie ein Gast'],
      ],
    },
    deadlines: {
      title: 'Fristen auf einen Blick',
      columns: ['Zeitpunkt', 'Was geschieht'],
      rows: [
        [`Innerhalb von ${site.answerDays} Tagen`, 'Antwort auf Ihre Anfrage'],
        [`${bookingTerms.optionDays} Tage nach Angebot`, 'Reservierung des Termins läuft ab'],
        ['Sieben Tage nach der ersten Rechnung', `${deposit} % Anzahlung bei privaten Feiern`],
        [`Bis ${free.fromDays} Tage vorher`, 'Absage ohne Kosten; einmal verschieben ohne Kosten'],
        ...cancellation.map(({ until, from, fee }) => [
          from === 0 ? `${until} Tage vorher bis zum Tag selbst` : `${until} bis ${from} Tage vorher`,
          `Absage: ${fee} % der Auftragssumme`,
        ]),
        [`${visit.suppliers.noticeDays} Tage vorher`, 'Lieferzeiten und Strom der Dienstleister'],
        [`${bookingTerms.finalGuestCountDays} Tage vorher`, 'Endgültige Gästezahl und Sitzordnung'],
        [`${bookingTerms.paymentDays} Tage nach der Rechnung`, 'Restzahlung'],
      ],
      note: 'Der Nachweis, dass uns ein geringerer Schaden entstanden ist, bleibt Ihnen immer offen. Verbindlich sind Angebot und AGB.',
    },
    ask: {
      title: 'Ihre Frage fehlt?',
      text: 'Rufen Sie an oder schreiben Sie uns. Was oft gefragt wird, nehmen wir hier auf.',
      actions: [{ label: 'Frage am Telefon klären' }, { label: 'Anfrage beginnen' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
