import { amountsIn } from '../../catering/amounts';
import { house } from '../../house';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { net } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Conference venue by the lake in Krefeld',
    description:
      'Conference room for 130 in rows, barbecue on the shore, Christmas party by the fire: equipment, seating layouts, a sample day and prices in Krefeld.',
    keywords: [
      'conference venue Krefeld',
      'corporate event by the lake',
      'meeting room Lower Rhine',
      'company party lakeside',
      'seminar room Krefeld with catering',
      'offsite near Düsseldorf',
    ],
  },
  hero: {
    eyebrow: 'Corporate events',
    title: 'Conferences by the lake in Krefeld',
    lead: 'Projector by day, barbecue on the shore by night: one house for 16 people in the Fireplace Room or 130 in the Lake Room.',
    actions: [{ label: 'Check a date for your company' }, { label: 'Catering for companies' }],
  },
  sections: {
    'key-figures': {
      title: 'The venue in figures',
      items: [
        { value: '20', label: 'people are enough for a day delegate rate' },
        { value: '130', label: 'seats in rows in front of the screen' },
        { value: '45 min', label: 'to turn rows into a dinner layout' },
        { value: '25 min', label: 'by car from Düsseldorf Airport' },
        { value: '€0', label: 'to use projector, sound and Wi-Fi' },
      ],
    },
    'conference-day': {
      title: 'A conference day, hour by hour',
      items: [
        {
          time: '8.30 a.m.',
          title: 'Doors by arrangement',
          text: 'The house normally opens at ten. For conferences we start earlier if you ask, with coffee, Bircher muesli and farmhouse bread.',
        },
        {
          time: '9.15 a.m.',
          title: 'Plenary',
          text: 'The screen is on the end wall, and curtains shut out the light from the lake. One of our team stays with the equipment until the first slide is up.',
        },
        {
          time: '10.45 a.m.',
          title: 'Break on the terrace',
          text: 'Twenty minutes, with fruit and small savouries. Anyone with a call to make will find the jetty quiet.',
        },
        {
          time: '12.30 p.m.',
          title: 'A light lunch',
          text: 'A buffet with hot and cold dishes, one of them always vegan, and light enough for an afternoon’s work.',
        },
        {
          time: '3.30 p.m.',
          title: 'Groups in three places',
          text: 'Lake Room, Fireplace Room and, in summer, a circle of chairs on the shore. We serve afternoon coffee there and bring the pinboards.',
        },
        {
          time: '5.30 p.m.',
          title: 'A barbecue to finish',
          text: 'The grill chef has already lit the barbecue. If you wish, you can stay until midnight.',
        },
      ],
    },
    layouts: {
      title: 'Which layout for which meeting?',
      columns: ['Format', 'Lake Room', 'Fireplace Room', 'Good for'],
      rows: [
        ['Theatre', '130', '30', 'talks, staff meetings'],
        ['Classroom', '70', '18', 'training with laptops'],
        ['U-shape', '40', '16', 'workshops, advisory boards'],
        ['Tables of six', '72', '18', 'group work, business games'],
        ['Drinks reception', '180', '35', 'client evenings, leaving parties'],
        ['Dinner with speeches', '100', '24', 'anniversaries, award nights'],
      ],
      note: `Changing the Lake Room from rows to dinner takes about ${house.hall.changeoverMinutes} minutes. In dry weather the terrace adds up to 140 people standing.`,
    },
    technology: {
      title: 'Conference equipment in the house',
      items: [
        'Wi-Fi with a separate log-in for your event',
        'Projector with HDMI and USB-C, screen three metres wide',
        'Two radio microphones, lectern, music from your phone',
        'Two flip charts, four pinboards, one facilitator’s kit',
        'Floor sockets every four metres',
        'Screen in the Fireplace Room for video calls',
      ],
      note: 'Cameras for hybrid sessions, interpreting equipment and stage lighting come from specialist firms; your quote shows the price as a separate item.',
    },
    'staff-parties': {
      title: 'Staff parties by the lake',
      paragraphs: [
        'In July lanterns hang over the meadow; in December fire bowls line the path and the marquee is warm. In between come anniversaries, leaving parties and topping-out parties. If you work in shifts, the early shift can eat from four and the late shift from eight, with the same choice freshly cooked.',
        'We arrange Bavarian curling, music or drinks by boat; the fire bowls are ours. Shuttle buses turn at the house, last departure at two.',
      ],
      points: [
        'Several counters instead of one long line',
        'Drinks at a flat rate or charged on consumption',
        'A family area if children are invited',
      ],
      action: { label: 'Ideas for a summer party' },
    },
    'catering-prices': {
      title: 'What catering costs at our venue',
      intro:
        'From a cold buffet at lunch to the grill afterwards. Prices shown are net per person, with minimum numbers; plan as a company and the planner shows the same.',
    },
    confidential: {
      title: 'Meet undisturbed',
      paragraphs: [
        'On the day of your meeting nobody else is in the house. We put up no sign with your name unless you want one, and our staff knock before they enter.',
        'Flip charts and print-outs left behind are locked away or destroyed. We sign a non-disclosure agreement before the first conversation.',
      ],
    },
    budget: {
      title: 'What does a company dinner for 24 cost?',
      intro:
        'A Thursday in November in the Fireplace Room: three courses, drinks for four hours and coffee. Net amounts, with VAT below.',
      note: 'An example, not a quote.',
    },
    'corporate-questions': {
      title: 'Conference questions',
      items: [
        {
          question: 'What is in the day delegate rate?',
          answer: `A full day: breakfast, two coffee breaks, lunch and conference drinks for ${net('con-full')} per person plus VAT. Half a day with one break costs ${net('con-half')}. Both are for 20 people or more.`,
        },
        {
          question: 'May we bring our own AV company?',
          answer:
            'Yes. There is three-phase power in the Lake Room, and deliveries are possible from ten on the day or, by arrangement, the day before.',
        },
        {
          question: 'Are there hotels for people from further afield?',
          answer:
            'Yes, the nearest is under two kilometres away; hotels with distances are listed under contact and directions. You book with the hotel direct.',
        },
        {
          question: 'Can we book half a day only?',
          answer:
            'Yes. The half-day delegate rate covers up to five hours. Room hire is always for the whole day, because we take only one event.',
        },
        {
          question: 'How do we reach you on the day?',
          answer:
            'Your contact is in the house from the first delivery. The mobile number is at the top of the running order.',
        },
        {
          question: 'Can people get there by train?',
          answer:
            'As far as Krefeld’s main station, then some fifteen minutes by taxi or by a shuttle that we book for you. Tell us when the trains arrive and the shuttle will be waiting.',
        },
      ],
    },
    offsite: {
      title: 'Request a conference quote today',
      text: `Give us date and numbers, and within ${site.answerDays} days you have a quote you can forward.`,
      actions: [{ label: 'Request a conference quote' }, { label: 'Ask us by phone' }],
    },
  },
};
