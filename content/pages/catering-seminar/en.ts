import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross, grossTotal, net } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: `Seminar catering in ${city}: day plan and prices`,
    description: `Seminar catering in ${city} for 20 people or more: breakfast, breaks, lunch and evening as building blocks with prices, a day by the lake and AV.`,
    keywords: [
      `seminar catering ${city}`,
      'day delegate rate',
      'business breakfast',
      'lakeside meeting venue',
      'workshop catering',
      'conference catering',
    ],
  },
  hero: {
    eyebrow: 'Seminars and meetings',
    title: `Seminar catering in ${city}`,
    lead: 'Breakfast, breaks and a light lunch for 20 people or more, at our house by the lake or in your own meeting room.',
    actions: [{ label: 'Plan a meeting' }, { label: 'Options and prices' }],
  },
  sections: {
    day: {
      title: 'A seminar day, hour by hour',
      items: [
        {
          time: '10 a.m.',
          title: 'Arrival and breakfast',
          text: 'Rolls, cheese, Bircher muesli and fruit are set out on the terrace side of the Lake Room. There is half an hour before you start, and latecomers can take a plate into the room.',
        },
        {
          time: '10.30 a.m.',
          title: 'First session',
          text: 'Carafes of water on every table, coffee at the back. Our team does not enter again until the break.',
        },
        {
          time: '12 p.m.',
          title: 'Short break',
          text: 'Ten minutes on the terrace, with nuts and vegetable sticks with hummus; lunch is an hour away.',
        },
        {
          time: '1 p.m.',
          title: 'Lunch at the cold buffet',
          text: 'Lunch might be salmon, burrata and celeriac tartare with salads and bread. Guests help themselves from both sides, so everyone is seated after twelve minutes. Dessert comes in a glass.',
        },
        {
          time: '2 p.m.',
          title: 'Groups by the water',
          text: 'Four groups spread over Lake Room, Fireplace Room, terrace and jetty. Pinboards and pens are there already, with a pot of coffee each.',
        },
        {
          time: '3.45 p.m.',
          title: 'Something sweet',
          text: 'Brownie squares and fruit salad for a quarter of an hour, then the results.',
        },
        {
          time: '5.30 p.m.',
          title: 'Departure or barbecue',
          text: 'Coffee to take away for those who are leaving. For those who stay, the barbecue has been lit since five.',
        },
      ],
    },
    blocks: {
      title: 'What a day costs per person',
      intro:
        'Half a day usually takes two blocks, a full day three. Business customers receive the quote net, split by VAT rate.',
      columns: ['Block', 'Includes', 'Including VAT', 'Net', 'Minimum people'],
      rows: [
        ['Cold breakfast', 'four kinds, butter, jam, honey', gross('bf-kalt'), net('bf-kalt'), '20'],
        [
          'Breakfast with hot dishes',
          'four cold and two hot dishes',
          gross('bf-komplett'),
          net('bf-komplett'),
          '20',
        ],
        ['Cold lunch', 'three starters, three sides, one dessert', gross('kal-ufer'), net('kal-ufer'), '20'],
        ['Finger lunch', 'nine pieces and a dessert in a glass', gross('fin-welle'), net('fin-welle'), '20'],
        [
          'Barbecue evening',
          'three kinds, three sides, one dessert',
          gross('gri-ufer'),
          net('gri-ufer'),
          '30',
        ],
        ['Coffee and tea', 'unlimited, with milk and oat drink', gross('s14'), net('s14'), '20'],
        ['Water, juices, soft drinks', 'four hours', gross('s15'), net('s15'), '20'],
        [
          'Half-day delegate rate',
          'break, hot lunch buffet, drinks',
          gross('con-half'),
          net('con-half'),
          '20',
        ],
        [
          'Full-day delegate rate',
          'breakfast, two breaks, lunch buffet, drinks',
          gross('con-full'),
          net('con-full'),
          '20',
        ],
      ],
      note: `Half-day example: breakfast and cold lunch come to ${grossTotal('bf-kalt', 'kal-ufer')} per person for food. Food carries 7% VAT, drinks and room 19%.`,
    },
    room: {
      title: 'Seminar room and equipment',
      paragraphs: [
        'Wi-Fi, a projector and sound for talks are included. We test your connection the evening before or from nine o’clock if you tell us which device you bring. For hybrid meetings you can add a camera, microphones and somebody to run them.',
        'The Lake Room seats 130 in rows or 40 in a U; for group work there is the Fireplace Room as well. Entrance, Lake Room and the wheelchair-accessible WC are step-free. Six doors open on to the terrace.',
      ],
      action: { label: 'Company events by the lake' },
    },
    'flat-rate': {
      title: 'What a full day means here',
      intro: 'A flat rate bundles the blocks. Unless you tell us otherwise, it contains:',
      items: [
        'Breakfast on arrival',
        'Coffee and tea all day, not only in the breaks',
        'Water and juice on the tables',
        'A snack mid-morning, something sweet in the afternoon',
        'Lunch buffet with dessert',
        'Setting up and rearranging tables',
        'Projector, sound, Wi-Fi, two pinboards',
        'One contact who is in the house all day',
      ],
      note: 'Half a day includes one coffee break, the lunch buffet and the drinks.',
    },
    budget: {
      title: 'What does a seminar day for 30 cost?',
      intro:
        'A Wednesday in April from 10 to 6 in the Lake Room: the day delegate rate with breakfast, breaks, lunch and drinks, plus room hire. Net amounts; VAT is shown below, separately for food and drinks.',
      note: 'An example, not a quote. The planner works out half days and other numbers.',
    },
    menu: {
      eyebrow: 'On the plates',
      title: 'A light lunch',
      intro:
        'Lunch is light, with plenty of vegetables and pulses and little cream. This is a menu for a day in spring.',
      courses: [{ title: 'Morning' }, { title: 'Hot dishes' }, { title: 'Midday' }, { title: 'Afternoon' }],
    },
    breakfast: {
      title: 'Business breakfasts delivered',
      intro: `We deliver breakfast to your office in ${city} and up to 30 kilometres around, and set it up before your meeting starts.`,
    },
    faq: {
      title: 'Questions about seminar catering',
      items: [
        {
          question: 'Do you offer fixed day delegate rates?',
          answer:
            'Yes, for half and full days for 20 people or more, drinks included. VAT is shown separately for food and for drinks.',
        },
        {
          question: 'Can you deliver to two sites on the same day?',
          answer: 'Yes. You get one schedule for both sites and one number to call.',
        },
        {
          question: 'How much notice do you need for seminar catering?',
          answer:
            'Breakfast needs three to five working days, lunch buffets five. Small changes, such as two more vegan portions, are possible until the day before.',
        },
        {
          question: 'May we move the breaks?',
          answer: 'Yes, by up to twenty minutes at any time; just tell us on the day.',
        },
        {
          question: 'Can you cater for dietary requirements?',
          answer:
            'Yes. Just give us the number and the allergen. We label suitable portions and set them out at the end of the buffet, without names.',
        },
        {
          question: 'Can you cater for a series of events?',
          answer:
            'Yes. You receive one quote for all dates. The food changes from one to the next, and we invoice after each day or once a quarter.',
        },
      ],
    },
    inquiry: {
      title: 'Request seminar catering',
      text: 'Tell us when you start, break and finish, and we draw up the food plan. A quote with your cost centre follows within three days.',
      actions: [{ label: 'Send the agenda' }, { label: 'Put it together yourself' }],
    },
  },
};
