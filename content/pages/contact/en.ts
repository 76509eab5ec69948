import { house } from '../../house';
import { measuresIn } from '../../measures';
import type { Words } from '../../schema';
import { site } from '../../site';
import { visit } from '../../visit';
import type { de } from './de';

const { metres, kilometres } = measuresIn('en');
const { parking, bus, taxi, airport, motorway, access } = visit;

export const en: Words<typeof de> = {
  meta: {
    title: 'Contact: phone, e-mail, directions',
    description: `Call or write to us, every day from 10 a.m. to 10 p.m. ${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Germany. A reply within three days.`,
    keywords: ['contact event venue Krefeld', 'catering enquiry', 'venue viewing', 'directions'],
  },
  hero: {
    eyebrow: 'Seegut in Krefeld',
    title: 'Contact and directions',
    lead: 'Let us talk about your evening: by phone daily from 10 a.m. to 10 p.m., by e-mail at any hour. Viewings by appointment, weekends included.',
  },
  sections: {
    visit: {
      title: 'Arrange a viewing',
      paragraphs: [
        `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Germany. There is parking at the house and no step on the way to the door.`,
        'A viewing takes about 40 minutes and includes the house, the terrace, the jetty and a look at the kitchen. Tell us your date and a rough number of guests beforehand and we will show you the layout that fits.',
      ],
    },
    directions: {
      title: 'Getting here by car, bus or taxi',
      intro: `Set your satnav to ${site.address.street}, ${site.address.zip} ${site.address.city}. The road ends at our drive, which is on your right.`,
      alt: 'Map of the grounds, north at the top: the lake on the left, the house with its terrace and jetty in the middle, the car park to its right. The road comes from the south-east, with the bus stop beside it. A dashed path follows the shore north to the Kull.',
      labels: {
        entrance: 'Entrance',
        parking: 'Car park',
        bus: 'Bus stop',
        kull: 'Holthausens Kull',
        lake: 'Lake',
        jetty: 'Jetty',
        house: 'House',
        road: site.address.street.replace(/ \d+$/, ''),
      },
      columns: ['Arriving', 'Route and time'],
      rows: [
        [
          'by car',
          `We are ${motorway.minutes} minutes from the motorway. There are ${parking.cars} free spaces, ${parking.metresToDoor} m from the door; ${parking.charging} of them have a charging point.`,
        ],
        [
          'by bus',
          `${bus.minutesFromStation} minutes from the main station to the stop, then ${bus.metres} m or ${bus.minutesOnFoot} minutes on foot. The last bus leaves at 11.20 p.m.`,
        ],
        [
          'by taxi',
          `${kilometres(taxi.kilometresFromStation)} from the main station, about ${taxi.minutesFromStation} minutes. We book cabs ahead for the way home.`,
        ],
        [
          'by air',
          `${kilometres(airport.kilometres)} from Düsseldorf Airport, about ${airport.minutesByCar} minutes by car.`,
        ],
        ['by coach', `There is room for ${parking.coaches} coaches to wait, and they can turn at the door.`],
        ['by bicycle', 'There are covered stands by the fence, next to the drive.'],
      ],
      phoneMap: 'Open in your map app',
      webMap: 'View on OpenStreetMap',
    },
    access: {
      title: 'Access with a wheelchair or walking frame',
      intro: 'All measured on site. If you need to know anything else, please call us.',
      columns: ['Place', 'Details'],
      rows: [
        [
          'Parking',
          `${parking.wheelchair} wide spaces (${metres(access.parkingWidth)} each), ${parking.wheelchairMetresToDoor} m from the entrance`,
        ],
        ['Entrance', `Double doors, ${metres(access.entranceWidth)} wide, no threshold`],
        [
          'Lake Room and terrace',
          `All on one level; aisles ${metres(house.aisleMetres.wheelchair)} wide on request`,
        ],
        [
          'Wheelchair-accessible WC',
          `Beside the cloakroom, door ${metres(access.wcDoorWidth)}, turning space ${metres(access.wcTurningSpace)} × ${metres(access.wcTurningSpace)}, grab rails on both sides`,
        ],
        [
          'Fireplace Room',
          `One step of ${metres(access.stepHeight)}; ramp ${metres(access.rampWidth)} wide with a gradient of ${access.rampSlopePercent}%`,
        ],
        ['Path to the jetty', `Paved, ${metres(house.path.widthMetres)} wide`],
        [
          'Holthausens Kull',
          `${visit.kullMetres} m of firm path, or the electric buggy; the last ${house.kull.metresOverGrass} m are grass`,
        ],
        ['Hearing', `Induction loop in the Lake Room, first ${access.hearingLoopRows} rows of chairs`],
        ['Assistance dogs', 'Welcome, in the Lake Room too'],
      ],
      note: 'Tell us how many wheelchair users are coming and we will keep places free for them.',
    },
    hotels: {
      title: 'Hotels nearby',
      columns: ['Hotel', 'Distance', 'Taxi', 'Rooms'],
      rows: visit.hotels.map(({ name, kilometres: distance, taxiMinutes, rooms }) => [
        name,
        kilometres(distance),
        `${taxiMinutes} minutes`,
        String(rooms),
      ]),
      note: 'Please book rooms directly with the hotel. We book a shuttle for your guests on request.',
    },
    configure: {
      title: 'Start planning now',
      text: 'The planner lets you answer our first questions in your own time. You will have a quote within three days.',
      actions: [{ label: 'Plan your catering' }],
    },
  },
};
