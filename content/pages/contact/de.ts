import { house } from '../../house';
import { measuresIn } from '../../measures';
import type { PageWords } from '../../schema';
import { site } from '../../site';
import { visit } from '../../visit';
import type { structure } from './structure';

const { metres, kilometres } = measuresIn('de');
const { parking, bus, taxi, airport, motorway, access } = visit;

export const de = {
  meta: {
    title: 'Kontakt: Telefon, E-Mail und Anfahrt',
    description: `Rufen Sie an oder schreiben Sie uns: täglich von 10 bis 22 Uhr. ${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}. Antwort in drei Tagen.`,
    keywords: ['Kontakt Eventlocation Krefeld', 'Catering anfragen', 'Besichtigung Location', 'Anfahrt'],
  },
  hero: {
    eyebrow: 'Seegut in Krefeld',
    title: 'Kontakt und Anfahrt',
    lead: 'Sprechen wir über Ihren Abend: täglich von 10 bis 22 Uhr am Telefon, jederzeit per E-Mail. Besichtigungen nach Verabredung, auch am Wochenende.',
  },
  sections: {
    visit: {
      title: 'Besichtigung vereinbaren',
      paragraphs: [
        `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}. Parkplätze liegen am Haus, der Weg zum Eingang ist stufenlos.`,
        'Ein Rundgang dauert etwa 40 Minuten: Haus, Terrasse, Steg und ein Blick in die Küche. Nennen Sie uns vorher Datum und ungefähre Gästezahl, dann zeigen wir den passenden Aufbau.',
      ],
    },
    directions: {
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
    access: {
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
        ['Weg zum Steg', `Gepflastert, ${metres(house.path.widthMetres)} breit`],
        [
          'Holthausens Kull',
          `${visit.kullMetres} m fester Weg oder Elektrowagen; die letzten ${house.kull.metresOverGrass} m sind Gras`,
        ],
        ['Hören', `Induktionsschleife im Seesaal, erste ${access.hearingLoopRows} Stuhlreihen`],
        ['Assistenzhunde', 'Willkommen, auch im Seesaal'],
      ],
      note: 'Nennen Sie uns die Zahl der Rollstühle mit der Anfrage, dann halten wir die Plätze frei.',
    },
    hotels: {
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
    configure: {
      title: 'Catering gleich planen',
      text: 'Mit dem Konfigurator beantworten Sie unsere ersten Fragen in Ruhe. Innerhalb von drei Tagen antworten wir mit einem Angebot.',
      actions: [{ label: 'Catering konfigurieren' }],
    },
  },
} as const satisfies PageWords<typeof structure>;
