import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

export const en: Words<typeof de> = {
  meta: {
    title: `Christmas party by the lake in ${city}: prices`,
    description: `Company Christmas parties in ${city}: a winter menu of three to five courses, heated marquee by the water, the evening hour by hour and prices per person.`,
    keywords: [
      `Christmas party ${city}`,
      'office Christmas party',
      'Christmas dinner catering',
      'lakeside Christmas party',
      'heated marquee',
      'end-of-year party',
    ],
  },
  hero: {
    eyebrow: 'For companies',
    title: 'Christmas parties by the lake',
    lead: 'Mulled punch around the fire bowls, then a Christmas dinner in the Lake Room, for 20 to 120 colleagues.',
    actions: [{ label: 'Enquire about your party' }, { label: 'Read the menu card' }],
  },
  sections: {
    menu: {
      eyebrow: 'December menu card',
      title: 'A Christmas menu in four courses',
      intro:
        'Pick one or two dishes per course; your guests choose in advance from a list that we send you. There is a printed menu card at each place.',
      courses: [
        { title: 'By the fire' },
        { title: 'To begin' },
        { title: 'From the oven' },
        { title: 'In sharing bowls' },
        { title: 'By the spoonful' },
      ],
    },
    date: {
      title: 'When to book your Christmas party',
      paragraphs: [
        'Thursdays and Fridays from late November to mid-December are mostly taken between June and September. If you ring in October, a Monday, Tuesday or Wednesday is your best chance, and lunchtimes are often free too.',
        'Some firms move the party to the second week of January. The menu stays wintry, the car park is emptier and people on shifts find it easier to come. Once you have our quote we hold your chosen day for fourteen days free of charge.',
      ],
      action: { label: 'Ask which days are free' },
    },
    evening: {
      title: 'The evening, from punch to dancing',
      items: [
        {
          time: '5.30 p.m.',
          title: 'Mulled punch by the fire',
          text: 'Three fire bowls on the meadow, hot punch with and without alcohol, the first bites to go with it. Coats stay on; the cloakroom opens at six.',
        },
        {
          time: '6.30 p.m.',
          title: 'To the table',
          text: 'Ten round tables, candles, fir branches. In our experience the welcome speech takes seven minutes, and then the soup arrives.',
        },
        {
          time: '7.15 p.m.',
          title: 'Mains with sharing bowls',
          text: 'Roast and braised cabbage come plated; red cabbage, mash and spätzle go in the middle of the table for second helpings. Seven waiting staff serve at the same time.',
        },
        {
          time: '8.30 p.m.',
          title: 'Speeches and awards',
          text: 'For awards, secret Santa or a film about the year, projector and sound are ready. The kitchen holds dessert until you give the signal.',
        },
        {
          time: '9.15 p.m.',
          title: 'Crumble and coffee',
          text: 'Serving dessert at the bar gets the tables mixing. Guests can take theirs back out to the fire.',
        },
        {
          time: '10 p.m.',
          title: 'Music',
          text: 'The quiet music outdoors ends; indoors there is dancing until two, when the last taxis leave.',
        },
      ],
    },
    packages: {
      title: 'Seated dinner, priced per person',
      intro:
        'The price is based on the guest number you give us seven days before. Plated service, china, table linen and menu cards are included; drinks, music and marquee are separate lines in the quote, so that your accounts team can see both VAT rates.',
    },
    tent: {
      title: 'Heated marquee and Bavarian curling',
      paragraphs: [
        'From October to March we can put up a heated marquee beside the house, six metres by twelve, with a solid floor, lighting and a covered path to the cloakroom. It goes up the day before your party and serves as a reception, a bar or, above 120 guests, a second dining room.',
        'We can also arrange winter activities. A lane for Bavarian curling needs eight metres by three and half an hour of instruction. For drinks on a boat you leave from the jetty at dusk, with blankets and flasks.',
      ],
      points: [
        'Bavarian curling lane, brass quartet or trio on request',
        'Fire bowls looked after by our own team',
        'Blankets for the first thirty to step outside',
      ],
    },
    alternatives: {
      title: 'Christmas without a seating plan',
      items: [
        {
          title: 'A standing party',
          text: 'Small hot courses on trays and poseur tables instead of a seating plan, for 30 guests or more.',
        },
        {
          title: 'Winter barbecue',
          text: 'Steaks and merguez by the fire, soup from a mug, at your own premises if you like.',
        },
        {
          title: 'At your premises',
          text: 'A cold buffet in the canteen or the warehouse, on a Friday from noon.',
        },
      ],
    },
    faq: {
      title: 'Questions from HR',
      items: [
        {
          question: 'Could we begin at midday?',
          answer:
            'Yes. The house opens at ten. A lunch menu from noon to four needs no bar and suits teams with children or a long way home.',
        },
        {
          question: 'What is the final invoice based on?',
          answer:
            'The last guest number you gave us for the food, consumption or a flat rate for drinks, and time spent for extra services. Your cost centre appears on the invoice.',
        },
        {
          question: 'What if many people fall ill at short notice?',
          answer:
            'You may change the number freely until seven days before. After that we charge the number you gave us, but we can pack spare portions for you to take back to the office.',
        },
        {
          question: 'Is the marquee really warm?',
          answer:
            'When it is freezing outside, the heaters keep it at around twenty degrees. We switch them on two hours ahead.',
        },
        {
          question: 'How will our people get home?',
          answer:
            'Most take shared taxis or a coach booked by the firm; cars may stay at the house until noon the next day. We brief the driver and let your guests know ten minutes before the coach leaves.',
        },
      ],
    },
    inquiry: {
      title: 'Book your Christmas party',
      text: 'To begin, tell us the week, a rough number of guests and whether you would like the marquee.',
      actions: [{ label: 'Plan a winter menu' }, { label: 'Request a call back' }],
    },
  },
};
