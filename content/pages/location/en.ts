import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { lowestHire } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Lakeside venue hire in Krefeld',
    description:
      'A house by the water in Krefeld: 120 guests seated, 180 standing, terrace, meadow and jetty. Kitchen on site, parties until 2 a.m., parking on site.',
    keywords: [
      'lakeside venue Krefeld',
      'event venue Lower Rhine',
      'party by the lake',
      'banqueting hall with terrace',
      'venue hire with catering',
    ],
  },
  hero: {
    eyebrow: 'Lakeside venue',
    title: 'Lakeside venue in Krefeld',
    lead: `Exclusive use of a house by the water: 120 guests seated, or 180 standing. The kitchen is on site.`,
    actions: [{ label: 'Ask about a date' }, { label: 'See the rooms' }],
  },
  sections: {
    figures: {
      title: 'The house in figures',
      items: [
        { value: '120', label: 'guests at laid tables in the Lake Room' },
        { value: '180', label: 'guests for a drinks reception, doors open to the water' },
        {
          value: lowestHire('hall'),
          label: 'to hire the Lake Room on the cheapest day, with terrace and meadow',
        },
        { value: '2 a.m.', label: 'is when the music indoors usually ends' },
      ],
    },
    arrival: {
      title: 'Arriving at the lake',
      paragraphs: [
        'The drive ends at the house. Your guests park beside the entrance, walk in without a single step and see the lake at the far end of the room. Most people stop there for a moment the first time.',
        'A taxi from Krefeld’s main station takes about a quarter of an hour, the drive from Düsseldorf Airport just under thirty minutes. Coaches can turn in front of the door.',
      ],
      points: [
        'Step-free entrance, Lake Room and wheelchair-accessible WC',
        'Cloakroom by the entrance; umbrellas from car to door when it rains',
        'Bands and florists unload through the kitchen yard',
      ],
    },
    occasions: {
      title: 'What you can hire it for',
      items: [
        {
          title: 'Weddings by the lake',
          text: 'Marry on the meadow or the jetty, dine indoors and dance into the night.',
        },
        {
          title: 'Corporate events',
          text: 'Conference in the morning, barbecue by the water, one contact throughout.',
        },
        {
          title: 'Private celebrations',
          text: 'Big birthdays, christenings, anniversaries: from a long lunch to a proper party.',
        },
        {
          title: 'Rooms by the lake',
          text: 'Lake Room, Fireplace Room, terrace, meadow and marquee in square metres and seats.',
        },
        { title: 'Holthausens Kull', text: 'The quiet cove next door, for drinks or a small ceremony.' },
      ],
    },
    evening: {
      title: 'A summer evening, start to finish',
      items: [
        {
          time: '4.30 p.m.',
          title: 'Drinks on the jetty',
          text: 'Something cold in the glass and two kinds of canapé. The shade sail is up, the string lights are still off.',
        },
        {
          time: '6 p.m.',
          title: 'Dinner is served',
          text: 'We invite everyone into the Lake Room. The glass doors stay open for as long as the weather lets them.',
        },
        {
          time: '8.30 p.m.',
          title: 'A pause for speeches',
          text: 'Time is set aside between main course and dessert. There is a radio microphone on the lectern.',
        },
        {
          time: '9.45 p.m.',
          title: 'Dessert in the last light',
          text: 'In late June the sun sets just before ten. That is when something sweet goes round on the terrace.',
        },
        {
          time: '10 p.m.',
          title: 'The party moves indoors',
          text: 'The quiet music outside ends, the doors close and the dance floor opens.',
        },
      ],
    },
    kitchen: {
      title: 'The kitchen is part of the house',
      paragraphs: [
        `${site.chef} and his team cook under the same roof. It is fourteen metres from the stove to the first table, so the pike-perch arrives with its skin crisp and the risotto still loose.`,
        'The house and the catering come together. The same people plan tables, courses and timings, and you have one contact for everything.',
      ],
      action: { label: 'About our premium catering' },
    },
    prices: {
      title: 'What dinner at the house costs',
      intro:
        'A seated dinner, a flying buffet and a barbecue on the shore all suit the house well. Prices are per person including VAT from the number of guests shown; at our own house there is no delivery charge. Room hire is listed under rooms by the lake; drinks are listed separately in the quote.',
    },
    included: {
      title: 'What comes with the hire',
      items: [
        'Lake Room, terrace, meadow and jetty, all to yourselves',
        'Tables, chairs and linen, set out to your plan',
        'String lights over the terrace, lamps along the jetty',
        'Wi-Fi, projector and sound for speeches',
        'Parking at the house',
        'One named contact from the first conversation',
        'A wet-weather plan in every running order',
        'Heating in the marquee from October to March, if you book one',
      ],
      note: 'The Fireplace Room, a marquee (6 × 12 m with floor and lighting), DJ and flowers are extras; final cleaning comes with every event. The planner shows the prices.',
    },
    questions: {
      title: 'What people ask first',
      items: [
        {
          question: 'Will ours be the only party that day?',
          answer:
            'Yes. We take one event a day, so you have exclusive use of the room, the terrace and the grounds.',
        },
        {
          question: 'When is the best time for a viewing?',
          answer:
            'An hour before sunset: you see the room by daylight and the terrace with its lights on. Please ring first to make an appointment; the viewing takes about 40 minutes.',
        },
        {
          question: 'Do you welcome small groups too?',
          answer:
            'Yes. For 20 to 24 guests we lay one long table in the Fireplace Room. For 15 to 19 people, choose “Your own idea” in the planner and we will price it for you.',
        },
        {
          question: 'How soon will we hear back?',
          answer: `A quote covering room, food and services reaches you within ${site.answerDays} days. There is no obligation.`,
        },
        {
          question: 'When may we come in on the day?',
          answer:
            'We unlock at ten, and florist, band and baker can deliver from then on. If you need the evening before, ask when you request your quote; if the house is free, you can have it.',
        },
        {
          question: 'Is there a delivery charge?',
          answer:
            'No: kitchen and Lake Room are under one roof. For parties elsewhere the charge depends on the distance; the planner shows it.',
        },
      ],
    },
    'next-step': {
      title: 'Arrange a viewing by the lake',
      text: 'Ring us to arrange a viewing. Or put together guests, food and date and see an estimated price straight away.',
      actions: [{ label: 'Arrange a viewing' }, { label: 'Plan your party' }],
    },
  },
};
