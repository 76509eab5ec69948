import { capacityCells } from '../../capacities';
import { amountsIn } from '../../catering/amounts';
import { type HiredRoom, type HireSeason, hireDays } from '../../catering/hire';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const [, , rowsOnMeadow, noUShape] = capacityCells('meadow');
const { gross, hire, lowestHire } = amountsIn('en');
const hireCells = (room: HiredRoom, season: HireSeason) => hireDays.map((day) => hire(room, season, day));

export const en: Words<typeof de> = {
  meta: {
    title: 'Rooms by the lake: capacities and hire prices',
    description:
      'Lake Room, Fireplace Room, terrace, meadow, jetty and marquee compared: seats per layout, hire prices, power and step-free routes.',
    keywords: [
      'function room Krefeld 120 guests',
      'room hire by the lake',
      'hall with terrace capacity',
      'marquee hire lakeside',
      'wheelchair accessible venue Krefeld',
      'seating layouts',
    ],
  },
  hero: {
    eyebrow: 'Rooms and capacities',
    title: 'Rooms by the lake: seats and prices',
    lead: `Who sits where, and where do you dance? Sizes, seats and hire prices: the Fireplace Room from ${lowestHire('fireplace-room')} a day, the Lake Room with terrace and meadow from ${lowestHire('hall')}.`,
    actions: [{ label: 'Ask about a date' }],
  },
  sections: {
    capacities: {
      title: 'Capacities by layout',
      intro:
        'Figures are per area. Indoors the total stays at 120 people at tables or 180 standing, even with the Fireplace Room added.',
      columns: ['Area', 'Size', 'At tables', 'Standing', 'Theatre rows', 'U-shape'],
      rows: [
        ['Lake Room', '220 m²', ...capacityCells('hall')],
        ['Fireplace Room', '48 m²', ...capacityCells('fireplace-room')],
        ['Terrace', '190 m²', ...capacityCells('terrace')],
        ['Lakeside meadow', '1,200 m²', 'in the marquee', 'depends on set-up', rowsOnMeadow, noUShape],
        ['Jetty', '24 × 3 m', ...capacityCells('jetty')],
        ['Marquee', '6 × 12 m', ...capacityCells('tent')],
        ['Holthausens Kull', 'on the shore, open air', ...capacityCells('kull')],
      ],
      note: 'Guide figures for adults on chairs. Wheelchairs, prams, a stage or a photo wall need extra space.',
    },
    hire: {
      title: 'What does a day’s hire cost?',
      intro:
        'Hire includes tables, chairs and linen for the capacity of the room, lighting, sound for speeches and Wi-Fi. Terrace, meadow and jetty come with the Lake Room. All amounts include VAT.',
      columns: ['Room and months', 'Monday to Thursday', 'Friday, Sunday, public holiday', 'Saturday'],
      rows: [
        ['Lake Room, May to September', ...hireCells('hall', 'summer')],
        ['Lake Room, March, April, October', ...hireCells('hall', 'middle')],
        ['Lake Room, November to February', ...hireCells('hall', 'winter')],
        ['Fireplace Room, all year', ...hireCells('fireplace-room', 'summer')],
        ['Meadow and jetty alone, May to September', ...hireCells('meadow', 'summer')],
        ['Meadow and jetty alone, March, April, October', ...hireCells('meadow', 'middle')],
        ['Meadow and jetty alone, November to February', ...hireCells('meadow', 'winter')],
        ['Holthausens Kull, May to September', ...hireCells('kull', 'summer')],
        ['Holthausens Kull, March, April, October', ...hireCells('kull', 'middle')],
        ['Holthausens Kull, November to February', ...hireCells('kull', 'winter')],
      ],
      note: 'The planner includes hire once you give date and room. The marquee on the meadow, with floor and lighting, is a separate item.',
    },
    'lake-room': {
      title: 'The Lake Room with doors to the water',
      paragraphs: [
        'The long side of the room is made of six glass doors, and all of them open. The terrace outside is at the same level, so on warm evenings your guests can move freely between the two.',
        'Round tables for eight or ten, long tables, rows or a U: the floor is level, the tables are light, and changing over from talk to dinner takes about 45 minutes.',
      ],
      points: [
        'Ceiling height 3.80 m, four dimmable lighting circuits',
        'With a 30 m² dance floor, 100 guests sit at tables',
        'Above 100 guests, two tables make way for dancing after dessert',
        'No steps between front door and terrace',
      ],
    },
    'fireplace-room': {
      title: 'Fireplace Room: a table for 24',
      paragraphs: [
        'For a family dinner, a board away-day or break-out groups at a seminar. From October to March the fire is lit by the time the first guests arrive.',
        'At large parties the room takes on other jobs: a bar, a quiet corner for families with small children, or somewhere for the couple to catch their breath.',
      ],
      points: [
        'Its own door to the corridor, its own lighting circuit',
        'One step up from the Lake Room; a ramp is on hand',
        'Screen and flip chart on request',
      ],
    },
    outdoors: {
      title: 'Outdoors by the water',
      paragraphs: [
        'The timber terrace faces the lake and has sun from midday. Four large parasols give shade, and the string lights hang all year round. We lay dinner here for 80 or set out poseur tables for 140.',
        'From the terrace a paved path crosses the meadow to the shore, wide enough for two people side by side and for a wheelchair. The jetty starts where the path ends. It has a handrail on both sides and lamps at knee height.',
        'The meadow holds the rows of chairs at ceremonies and the grill stations at summer parties, about nine square metres for each. Quiet music may play outdoors until 10 p.m., after that only in the house; your guests are welcome to stay outside as long as the party lasts.',
      ],
    },
    tent: {
      title: 'When is a marquee worth it?',
      intro: `A marquee measures 6 × 12 m, comes with floor and lighting and costs ${gross('s12')} including VAT. It goes up the day before.`,
      columns: ['Your party', 'Our suggestion', 'If it rains'],
      rows: [
        ['20 to 24 for dinner', 'Fireplace Room, one long table', 'Nothing changes'],
        ['25 to 100 with dancing', 'Lake Room, drinks on the terrace', 'Drinks under the canopy and indoors'],
        [
          '101 to 120 with dancing',
          'Lake Room, bar in the Fireplace Room',
          'Drinks indoors beside laid tables',
        ],
        [
          '121 to 180 standing',
          'Lake Room and terrace, flying buffet',
          'Everyone indoors, bar in the marquee',
        ],
        [
          'More than that',
          'Lake Room, terrace and one or two marquees',
          'Covered walkway from marquee to house',
        ],
      ],
      note: 'The marquee is heated from October to March.',
    },
    equipment: {
      title: 'Equipment and technology',
      intro: 'For bands, AV companies and planners:',
      items: [
        'Wi-Fi in every indoor room and on the terrace',
        'Projector and 3 × 1.70 m screen in the Lake Room',
        'PA with two radio microphones and a lectern',
        'Three-phase power: 32 A in the Lake Room, 16 A on the terrace',
        'Loading from the kitchen yard, double doors 1.80 m wide',
        'Wheelchair-accessible WC beside the cloakroom',
        'Changing table and high chairs',
        'Cold room for cakes up to 60 cm across',
      ],
      note: 'Further equipment, poseur tables with covers and banqueting furniture for outdoors can be booked as services.',
    },
    impressions: { title: 'The same rooms at other hours' },
    'room-questions': {
      title: 'Questions about the rooms',
      items: [
        {
          question: 'Who decides where everyone sits?',
          answer:
            'You do. The floor plans on this page show each room with every place taken; we need your table plan seven days before the party.',
        },
        {
          question: 'Can the Lake Room be divided?',
          answer:
            'There is no fixed partition. For conferences we place a wall of shelves between plenary and coffee area; for smaller parties we use plants and lighting to make it more intimate.',
        },
        {
          question: 'How many wheelchair users can you seat?',
          answer:
            'As many as your party needs, both indoors and on the terrace: we leave out chairs and widen the aisles to 1.20 m. Tell us the number when you enquire.',
        },
        {
          question: 'Can we book just the terrace?',
          answer:
            'Lake Room and terrace go together, because in the rain everybody has to come in. For a party entirely outdoors you can hire the meadow and jetty on their own, with a marquee in case of rain.',
        },
      ],
    },
    viewing: {
      title: 'View the rooms',
      text: `We will show you every room; bring a tape measure if you like. Make an appointment for any time between 10 a.m. and 10 p.m. on ${site.phone.international}, or send us your guest numbers.`,
      actions: [{ label: 'Book a viewing by phone' }, { label: 'Enter your numbers' }],
    },
  },
};
