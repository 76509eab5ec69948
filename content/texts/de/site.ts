import { counts } from '../../catering/counts';
import { house } from '../../house';
import { path } from '../../house-plan';
import { measuresIn } from '../../measures';
import { stepSlugs } from '../../routes';
import { site } from '../../site';
import { visit } from '../../visit';
import type { Glossary } from '../glossary';
import type { SiteWords } from '../schema';

const { metres, kilometres } = measuresIn('de');
const { parking, bus, taxi, airport, motorway, access } = visit;

/** What stands on many pages, beside data, or on pages with hardly any text. */
export const words = {
  claim: 'Eventlocation am See & Premium-Catering',
  country: 'Deutschland',
  badges: {
    magazine: 'Herbstausgabe, „Häuser am Wasser“',
    'newspaper-1': '„Ein Abend am See“, 14. Juni',
    'event-caterer': 'Eintrag im Verzeichnis',
    ranking: 'Auswahl Niederrhein',
    'portal-location': 'Portal für Eventlocations',
    'newspaper-2': `„Aus der Küche von ${site.name}“, 7. Februar`,
    'travel-review': 'Stimmen von Gästen',
    'portal-catering': 'Portal für Catering',
    'business-review': 'Siegel für Betriebe',
    'local-review': 'Stimmen aus Krefeld',
  },
  widgets: {
    instagram: 'zeigt hier unsere neuesten Beiträge.',
    review: 'zeigt hier die Bewertungen, die Gäste dort abgegeben haben.',
    trust: 'zeigt hier die laufend erhobene Gesamtnote.',
    travel: 'zeigt das aktuelle Siegel mit Note und Datum.',
    'event-caterer': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'portal-location': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'portal-catering': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'business-review': 'zeigt das aktuelle Siegel mit Note und Datum.',
    'local-review': 'zeigt das aktuelle Siegel mit Note und Datum.',
  },
  promos: {
    delivery: 'Kostenfreie Lieferung bis 30 km rund um Krefeld',
    winter: 'Nur bis 28. Februar: bis zu {saving} % bei der Raummiete sparen',
    scarceDates: 'Für {year} sind nur noch wenige Termine frei',
  },
  reviews: {
    miriam: {
      occasion: 'Hochzeit, 86 Gäste',
      text: 'Um halb sieben zog ein Gewitter auf. Eine Dreiviertelstunde später standen alle Tische drinnen, und die Suppe war heiß.',
    },
    tobias: {
      occasion: 'Kundenabend, 140 Gäste',
      text: 'Das Angebot kam am zweiten Tag, die Rechnung stimmte bis auf den Cent damit überein. Das erlebe ich selten.',
    },
    gisela: {
      occasion: '80. Geburtstag, 34 Gäste',
      text: 'Meine Schwester braucht püriertes Essen. Man hat es ihr so serviert, dass niemand am Tisch es bemerkt hat.',
    },
    deniz: {
      occasion: 'Sommerfest, 110 Gäste',
      text: 'Der Grill war großartig, das Auberginensteak zuerst weg. Beim nächsten Mal bitte eine zweite Bar auf der Wiese.',
    },
    katrin: {
      occasion: 'Freie Trauung, 52 Gäste',
      text: 'Wir hatten Angst vor dem Ablaufplan. Am Ende hing er in der Küche, und wir haben ihn kein einziges Mal gebraucht.',
    },
    henning: {
      occasion: 'Seminar, 28 Gäste',
      text: 'Kaffee um acht, Suppe um zwölf, kein müder Kopf um drei. Dazu ein Raum, in dem man atmen kann.',
    },
    jule: {
      occasion: 'Taufe, 41 Gäste',
      text: 'Für die Kinder gab es eigene Teller und einen Platz am Fenster. Die Erwachsenen haben in Ruhe gegessen.',
    },
    frank: {
      occasion: 'Messe-Frühstück, 75 Gäste',
      text: 'Um sechs Uhr früh am Stand, alles da, alles beschriftet. Nur der Kaffee hätte für mehr als drei Stunden reichen dürfen.',
    },
  },
  alts: {
    hero: 'Das Haus am See in der blauen Stunde: sechs erleuchtete Glastüren, Lichterketten, davor der Steg mit seiner Laterne',
    'hero-portrait':
      'Blick vom Ende des Stegs zwischen beiden Geländern auf das erleuchtete Haus, ein Paar geht in der Dämmerung darauf zu',
    'hero-portrait-day':
      'Zwischen den Geländern des Stegs auf das Haus an einem Sommernachmittag, Schirme auf der Terrasse, ein Paar geht darauf zu',
    'landing-location':
      'Das Haus am See am frühen Abend: weißer Giebel, Schieferdach, die Lichterketten gehen an, zwei Gäste auf dem Steg',
    'landing-business':
      'Stuhlreihen im Seesaal am Vormittag, vom Rednerplatz aus gesehen, dahinter die Glastüren zur Terrasse',
    'landing-private':
      'Feuerschale mit Stühlen auf der Terrasse, dahinter ein runder Tisch unter Lichterketten, rechts der Saal, links der See',
    'landing-wedding':
      'Weiße Stuhlreihen und ein Rosenbogen auf der Seewiese am Nachmittag, Blütenblätter am Mittelgang, links der Steg',
    'type-seated-dinner': 'Gedeckter Platz mit Menükarte, goldenem Besteck und Kerzen auf weißem Tischtuch',
    'not-found': 'Ein Ruderboot mit Laterne auf dem stillen See in der blauen Stunde',
    contact:
      'Zwei Stühle und ein kleiner Tisch mit Wein am Ende des Stegs, Geländer zu beiden Seiten, eine Laterne im Abendrot',
    'og-backdrop':
      'Das Haus am See am späten Abend: warme Fenster, Lichterketten und ihr Spiegelbild im Wasser',
    'location-weddings':
      'Weiße Stuhlreihen und der Rosenbogen auf der Wiese, bevor die Gäste kommen, dahinter führt der Steg in den See',
    'location-rooms':
      'Seesaal mit runden gedeckten Tischen unter Leinenlampen, links die offenen Glastüren zur Terrasse in der Dämmerung',
    'location-holthausens-kull':
      'Weiße Stühle im Halbkreis auf dem Kies der Bucht, rechts Erle und Schilf, dahinter der stille See am Vormittag',
    'catering-christmas':
      'Das Haus am See im Schnee an einem Winterabend: warme Fenster, Lichterketten und ein verschneiter Steg',
    'catering-summer-party':
      'Sommerfest am Nachmittag: Stehtische mit Blumen auf der Wiese, bunte Lampions, Gäste am Steg vor dem See',
    'catering-large-events':
      'Vier lange Tafeln für viele Gäste im hellen Festzelt unter Lichterketten, am Ende der See',
    'location-corporate':
      'Der Seesaal am Vormittag: Stuhlreihen vor der Leinwand, ein Programm auf jedem Platz, links die Glastüren zur Terrasse',
    'location-private':
      'Lange Holztafeln unter den Schirmen der Terrasse an einem Sommernachmittag, rechts stehen die Türen des Saals offen',
    'location-faq':
      'Aufgeschlagenes Gästebuch, Tischglocke und Lampe auf dem Empfangstresen, im Fenster der See am Abend',
    'gallery-02': 'Feuerschale mit lodernden Scheiten und Funken am Seeufer in der blauen Stunde',
    'gallery-12':
      'Das Haus bei Nacht vom Wasser aus: sechs helle Glastüren und Lichterketten spiegeln sich im See',
    'gallery-15':
      'Zwei Gäste auf dem Steg am späten Abend, vorn die eine Laterne, dahinter die Lichter des Hauses',
    'gallery-21':
      'Das offene Zelt auf der Wiese zur blauen Stunde, runde Tische mit Kerzen unter Lichterketten, dahinter der See',
    'gallery-01':
      'Weiß geschlämmtes Haus mit Schieferdach an einem Sommernachmittag, vier Schirme auf der Terrasse, davor Wiese und Steg',
    'catering-seminar':
      'Der Seesaal am Vormittag mit Tischreihen für ein Seminar: Notizblöcke, Kaffee, vorn die Leinwand, links die Glastüren',
    'gallery-07':
      'Der Seesaal am Abend, die Dielen frei zum Tanzen: Lichterketten unter den Balken, Stehtische vor dem Glas, rechts die Theke',
    'gallery-04': 'Lange gedeckte Tafel im Kaminzimmer, am Ende des Raums brennt das Feuer',
    'gallery-18':
      'Kerzen schwimmen in Glasschalen auf dem stillen See neben dem Steg, die Laterne an seinem Ende brennt',
    'gallery-22':
      'Eine Bank mit zwei Tassen Kaffee am Ende des Stegs, die Laterne ist aus, Nebel liegt am Morgen über dem See',
  },
  pages: {
    gallery: {
      composition: 'journal',
      meta: {
        title: 'Galerie: das Haus am See in Krefeld',
        description:
          'Bilder aus dem Haus am See: gedeckte Tafeln, Lichter am Steg, Gerichte aus unserer Küche. Sehen Sie, wie Ihre Feier aussehen kann.',
        keywords: [
          'Galerie Eventlocation',
          'Bilder Hochzeit am See',
          'Catering Bilder',
          'Krefeld Location Fotos',
        ],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'Bilder',
        title: 'Galerie: Haus, See und Tafel',
        lead: `Licht, Wasser, gedeckte Tische: So kann es bei ${site.name} aussehen, wenn die Gäste kommen. Alle Bilder sind eigene Visualisierungen; wählen Sie ein Thema oder blättern Sie durch alle.`,
      },
      sections: [],
    },
    news: {
      composition: 'journal',
      meta: {
        title: 'Neues aus Küche und Haus',
        description:
          'Ideen für Buffets, Hochzeiten am See und Firmenfeiern, dazu Einblicke in unsere Küche: die Artikel aus dem Haus am See in Krefeld.',
        keywords: ['Catering Ideen', 'Hochzeit planen', 'Firmenfeier Ideen', 'Eventlocation Neuigkeiten'],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'News',
        title: 'Neues aus Küche und Haus',
        lead: `Was wir bei ${site.name} gekocht, geplant und gelernt haben. Mit Mengen, Zeiten und Listen, die Sie verwenden können.`,
      },
      sections: [],
    },
    contact: {
      composition: 'letter',
      meta: {
        title: 'Kontakt: Telefon, E-Mail und Anfahrt',
        description: `Rufen Sie an oder schreiben Sie uns: täglich von 10 bis 22 Uhr. ${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}. Antwort in drei Tagen.`,
        keywords: ['Kontakt Eventlocation Krefeld', 'Catering anfragen', 'Besichtigung Location', 'Anfahrt'],
      },
      hero: {
        layout: 'split',
        eyebrow: 'Seegut in Krefeld',
        title: 'Kontakt und Anfahrt',
        lead: 'Sprechen wir über Ihren Abend: täglich von 10 bis 22 Uhr am Telefon, jederzeit per E-Mail. Besichtigungen nach Verabredung, auch am Wochenende.',
        media: 'contact',
        actions: [
          { label: site.phone.display, to: { phone: 'main' } },
          { label: 'E-Mail schreiben', to: { mail: 'main' } },
        ],
      },
      sections: [
        {
          kind: 'text',
          id: 'visit',
          eyebrow: 'Besuch',
          title: 'Besichtigung vereinbaren',
          paragraphs: [
            `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}. Parkplätze liegen am Haus, der Weg zum Eingang ist stufenlos.`,
            'Ein Rundgang dauert etwa 40 Minuten: Haus, Terrasse, Steg und ein Blick in die Küche. Nennen Sie uns vorher Datum und ungefähre Gästezahl, dann zeigen wir den passenden Aufbau.',
          ],
        },
        {
          kind: 'directions',
          id: 'directions',
          eyebrow: 'Anfahrt',
          title: 'Anfahrt mit Auto, Bus und Taxi',
          intro: `Für das Navigationsgerät: ${site.address.street}, ${site.address.zip} ${site.address.city}. Die Straße endet an unserer Einfahrt; biegen Sie dort rechts auf den Hof ab.`,
          alt: 'Lageplan, Norden oben: links der See, in der Mitte das Haus mit Terrasse und Steg, rechts davon der Parkplatz. Die Straße kommt von Südosten, die Bushaltestelle liegt an ihr. Ein gestrichelter Weg führt am Ufer nach Norden zur Kull.',
          labels: {
            entrance: 'Eingang',
            parking: 'Parkplatz',
            bus: 'Bushaltestelle',
            kull: 'Holthausens Kull',
            lake: 'See',
            jetty: 'Steg',
            house: 'Haus',
            road: site.address.street.replace(/ \d+$/, ''),
          },
          columns: ['Sie kommen', 'Weg und Zeit'],
          rows: [
            [
              'mit dem Auto',
              `Von der Autobahn sind es ${motorway.minutes} Minuten. ${parking.cars} Stellplätze, kostenfrei, ${parking.metresToDoor} m bis zur Tür; ${parking.charging} davon mit Ladepunkt.`,
            ],
            [
              'mit dem Bus',
              `Vom Hauptbahnhof ${bus.minutesFromStation} Minuten bis zur Haltestelle, von dort ${bus.metres} m oder ${bus.minutesOnFoot} Minuten zu Fuß. Der letzte Bus fährt um ${bus.lastTime} Uhr.`,
            ],
            [
              'mit dem Taxi',
              `Vom Hauptbahnhof ${kilometres(taxi.kilometresFromStation)}, rund ${taxi.minutesFromStation} Minuten. Für die Rückfahrt bestellen wir Wagen vor.`,
            ],
            [
              'mit dem Flugzeug',
              `Vom Flughafen Düsseldorf ${kilometres(airport.kilometres)}, rund ${airport.minutesByCar} Minuten mit dem Auto.`,
            ],
            ['mit dem Reisebus', `${parking.coaches} Busse können am Haus warten und vor der Tür wenden.`],
            ['mit dem Rad', 'Überdachte Bügel stehen am Zaun neben der Einfahrt.'],
          ],
          phoneMap: 'In der Karten-App öffnen',
          webMap: 'Bei OpenStreetMap ansehen',
        },
        {
          kind: 'table',
          id: 'access',
          eyebrow: 'Barrierefreiheit im Haus',
          title: 'Zugang mit Rollstuhl und Rollator',
          intro: 'Alle Maße haben wir im Haus genommen. Fehlt Ihnen eines, rufen Sie uns an.',
          columns: ['Ort', 'Maß'],
          rows: [
            [
              'Stellplätze',
              `${parking.wheelchair} breite Plätze zu ${metres(access.parkingWidth)}, ${parking.wheelchairMetresToDoor} m vom Eingang`,
            ],
            ['Eingang', `Doppeltür, ${metres(access.entranceWidth)} breit, ohne Schwelle`],
            [
              'Seesaal und Terrasse',
              `Auf einer Ebene; Gänge auf Wunsch ${metres(house.aisleMetres.wheelchair)} breit`,
            ],
            [
              'Rollstuhlgerechtes WC',
              `Neben der Garderobe, Tür ${metres(access.wcDoorWidth)}, Wendefläche ${metres(access.wcTurningSpace)} × ${metres(access.wcTurningSpace)}, Haltegriffe auf beiden Seiten`,
            ],
            [
              'Kaminzimmer',
              `Eine Stufe von ${metres(access.stepHeight)}; Rampe ${metres(access.rampWidth)} breit mit ${access.rampSlopePercent} % Steigung`,
            ],
            ['Weg zum Steg', `Gepflastert, ${metres(path.widthMetres)} breit`],
            [
              'Holthausens Kull',
              `${visit.kullMetres} m fester Weg oder Elektrowagen; die letzten ${house.kull.metresOverGrass} m sind Gras`,
            ],
            ['Hören', `Induktionsschleife im Seesaal, erste ${access.hearingLoopRows} Stuhlreihen`],
            ['Assistenzhunde', 'Willkommen, auch im Seesaal'],
          ],
          note: 'Nennen Sie uns die Zahl der Rollstühle mit der Anfrage, dann zeichnen wir die Plätze in den Sitzplan ein.',
        },
        {
          kind: 'table',
          id: 'hotels',
          eyebrow: 'Übernachten',
          title: 'Hotels in der Nähe',
          columns: ['Haus', 'Entfernung', 'Taxi', 'Zimmer'],
          rows: visit.hotels.map(({ name, kilometres: distance, taxiMinutes, rooms }) => [
            name,
            kilometres(distance),
            `${taxiMinutes} Minuten`,
            String(rooms),
          ]),
          note: 'Zimmerkontingente reservieren Sie direkt im Hotel. Einen Pendelbus für Ihre Gäste bestellen wir auf Wunsch.',
        },
        {
          kind: 'closing',
          id: 'configure',
          title: 'Catering gleich planen',
          text: 'Mit dem Konfigurator beantworten Sie unsere ersten Fragen in Ruhe. Innerhalb von drei Tagen antworten wir mit einem Angebot.',
          actions: [{ label: 'Catering konfigurieren', to: { configurator: {} } }],
        },
      ],
    },
    success: {
      meta: {
        title: 'Ihre Anfrage: Bestätigung und Stand',
        description: `Nach dem Senden stehen hier die Nummer Ihrer Anfrage, ihr Stand und der Tag, bis zu dem ${site.name} Ihnen mit einem Angebot antwortet. Unverbindlich.`,
        keywords: ['Anfrage gesendet', 'Catering Anfrage'],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'Anfrage',
        title: 'Der Stand Ihrer Anfrage',
        lead: 'Vorgangsnummer, Tag unserer Antwort und Stand Ihrer Anfrage stehen hier, sobald Sie gesendet haben.',
      },
      sections: [],
    },
    configurator: {
      meta: {
        title: 'Catering-Konfigurator',
        description: `Gästezahl, Catering-Art, Gerichte und Services wählen und den Preis mitlesen: In wenigen Minuten wird aus Ihrer Idee eine Anfrage an ${site.name}.`,
        keywords: [
          'Catering Konfigurator',
          'Catering Preis berechnen',
          'Catering anfragen Krefeld',
          'Buffet zusammenstellen',
        ],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'Konfigurator',
        title: `Ihr Catering in ${stepSlugs.length} Fragen`,
        lead: `${counts.dishes} Gerichte, Ihre Gästezahl und ein Preis, der mitrechnet. Unverbindlich, in wenigen Minuten.`,
      },
      sections: [],
    },
  },
} as const satisfies SiteWords;

/** What things are called, and forms that would break the register. */
export const glossary: Glossary = {
  terms: [
    { term: 'Seesaal', never: /\bSee-?raum\b|\bFestsaal am See\b|\bSee-Saal\b/i },
    { term: 'Kaminzimmer', never: /\bKamin(?:raum|saal|stube)\b/i },
    { term: 'Küchenchef', never: /\bChefk(?:och|öchin)\b|\bKüchenmeister\b/i },
    { term: 'Ansprechperson', never: /\bAnsprechpartner(?:in)?\b/i },
    { term: 'Servicekraft', never: /\bKellner(?:in|innen)?\b|\bServicepersonal\b/i },
    { term: 'Anrichte', never: /\b(?:am|vom|zum|der|und|einen) Pass\b/ },
    { term: 'Umsatzsteuer', never: /\bMwSt\b|\bMehrwertsteuer\b/ },
    { term: 'Angebot', never: /\bKostenvoranschlag\b|\bOfferte\b/i },
    { term: 'Anfrage', never: /\bBuchungsanfrage\b|\bInquiry\b/i },
    { term: 'Umbau', never: /\bUmrüstung\b/i },
    { term: 'E-Mail', never: /\bEmail\b|\beMail\b|\bMailadresse\b/ },
    {
      term: 'rollstuhlgerechtes WC',
      never: /\bBehinderten(?:-WC|toilette)\b|\bein WC (?:stufenlos|ohne Stufe)/i,
    },
  ],
  never: [/(?<![\p{L}-])(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|eure[mnrs]?)(?![\p{L}-])/u],
};
