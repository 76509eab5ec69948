import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Premium catering in Krefeld and the Lower Rhine',
    description:
      'Seated dinner, flying buffet, barbecue, finger food, cold buffet or luxury catering: prices incl. VAT for 20 guests or more, free delivery within 30 km.',
    keywords: [
      'premium catering Krefeld',
      'caterer Lower Rhine',
      'catering prices Krefeld',
      'party catering Krefeld',
      'dinner catering Düsseldorf',
      'vegan catering Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Premium catering',
    title: 'Premium catering in Krefeld',
    lead: `From a seated dinner to a barbecue in the garden: ${counts.dishes} dishes. Served at our house by the lake, at your company or in your own garden.`,
    actions: [{ label: 'Build your menu' }, { label: 'Tell us your own idea' }],
  },
  sections: {
    meaning: {
      title: 'What we mean by premium',
      paragraphs: [
        'Our beef broth simmers for six hours. The beef for tartare and flank steak was raised on pasture; the potato salad is dressed with vinegar and oil. Asparagus is served only from April to June, pumpkin only from September to February.',
        'It also means knowing what you are paying for: the number of waiting staff is stated in the package, allergens are listed for every dish, and prices show VAT and minimum numbers.',
      ],
    },
    formats: {
      title: 'Which format suits your occasion?',
      columns: ['Format', 'Your guests', 'Good for', 'Working days’ notice', 'One waiter for'],
      rows: [
        ['Seated dinner', 'sit down', 'weddings, anniversaries', '14 to 16', '12 guests, 10 with Horizont'],
        ['Flying buffet', 'stand and mingle', 'receptions, openings', '10 to 12', '20 guests'],
        [
          'Barbecue',
          'are served at the grill',
          'summer and garden parties',
          '7 to 10',
          'grill chef in the package',
        ],
        [
          'Finger food',
          'need no cutlery',
          'drinks receptions, trade fairs',
          '5 to 7',
          'at the buffet with Horizont',
        ],
        ['Cold buffet', 'help themselves', 'family parties, wakes', '5 to 7', 'at the buffet with Horizont'],
        [
          'Hot buffet',
          'help themselves',
          'birthdays, company dinners',
          '5 to 7',
          'at the buffet with Horizont',
        ],
        [
          'Luxury catering',
          'sit down or stand',
          'gala dinners, small private dinners',
          '21 to 28',
          '10 guests',
        ],
      ],
      note: 'For anything at shorter notice, please ring us; where we can manage it, a 15% short-notice surcharge applies.',
    },
    packages: {
      title: 'Ufer, Welle, Horizont',
      intro:
        'Ufer (“shore”) is the classic choice, Welle (“wave”) gives you more courses and more time, Horizont (“horizon”) brings stations and chefs to your guests. Prices shown are per person, VAT included.',
    },
    card: {
      eyebrow: 'From the menu',
      title: 'An evening in October',
      intro:
        'This is how an autumn menu might read. Every course has a version without meat, and you can swap dishes in the planner at any time.',
      courses: [
        { title: 'With drinks' },
        { title: 'To start' },
        { title: 'Main course' },
        { title: 'On the side' },
        { title: 'To finish' },
      ],
    },
    carte: {
      title: 'Every dish and drink',
      intro:
        'Every dish with its diet, allergens and additives. The planner shows which dishes suit your kind of catering and which carry a surcharge.',
      categories: {
        vorspeisen: 'Starters',
        hauptspeisen: 'Main courses',
        beilagen: 'Side dishes',
        desserts: 'Desserts',
        fingerfood: 'Finger food',
        breakfastCold: 'Breakfast, cold',
        breakfastWarm: 'Breakfast, hot',
      },
      drinksTitle: 'Drinks',
      drinks: [
        { price: `${gross('s06')} per person for four hours, each further hour ${gross('s06-hour')}` },
        { price: `${gross('s15')} per person for four hours, each further hour ${gross('s15-hour')}` },
        { price: `${gross('s07')} per person for four hours, each further hour ${gross('s07-hour')}` },
        { price: `${gross('s17')} per person` },
        { price: `${gross('s14')} per person` },
        { price: `${gross('s16')} per bottle` },
      ],
      note: 'Prices of drinks include 19% VAT. The drinks package covers draught pilsner and Altbier, alcohol-free beer, a dry Riesling, a Pinot Gris and a Pinot Noir, with water, juices and soft drinks. We serve alcohol in line with German youth protection law.',
    },
    anywhere: {
      title: 'We bring the kitchen along',
      paragraphs: [
        'We cook at the lake and finish the food at your venue. Stocks, braised beef cheeks and herbs travel in the refrigerated van; we set up a stove, a hot cupboard and a plating table under a canopy.',
        `Krefeld, Düsseldorf, Duisburg, Neuss, Moers, Viersen, Mönchengladbach and anywhere else within 30 km as the crow flies: we deliver free of charge. For Bochum, Wuppertal, Leverkusen or Cologne we charge a flat ${gross('delivery-middle')}, including 7% VAT.`,
      ],
      points: [
        'No need to wash our china before we collect it',
        'Crates and platters collected free of charge next day between 10 a.m. and 2 p.m.',
        'Access, power and water agreed by phone a week ahead',
      ],
    },
    occasions: {
      title: 'Every kind of catering in detail',
      items: [
        {
          title: 'Event catering in Krefeld',
          text: 'From christening to company party, with one schedule from delivery to clearing away.',
        },
        { title: 'Flying buffet', text: 'Eight to fourteen small courses that come to the guests.' },
        { title: 'Barbecue catering', text: 'Embers, a grill chef and salads, in July as in January.' },
        { title: 'Finger food', text: 'How many pieces, which kinds and on what platters.' },
        {
          title: 'Luxury catering',
          text: 'A signature menu, a show kitchen and a table full of patisserie.',
        },
        {
          title: 'Large events',
          text: 'From 150 guests: stations, staff and quantities, planned together.',
        },
      ],
    },
    path: {
      title: 'How to order your catering',
      items: [
        {
          title: 'Choose',
          text: 'In the planner you set occasion, numbers, package and dishes. Your draft stays saved in your browser.',
        },
        {
          title: 'Ask',
          text: `You send it without obligation. The quote, with a suggested menu and services, arrives within ${site.answerDays} days.`,
        },
        {
          title: 'Refine',
          text: `If you would like something different, ${site.chef} rings you back himself: another side dish, a special diet, a family recipe.`,
        },
        {
          title: 'Confirm',
          text: 'Your order secures the date. One week ahead you give us the final number of guests.',
        },
        {
          title: 'Eat',
          text: 'We set up, plate and clear away. You talk to your guests.',
        },
      ],
    },
    'catering-questions': {
      title: 'Questions for the kitchen and front of house',
      items: [
        {
          question: 'How does a flying buffet differ from finger food?',
          answer:
            'At a flying buffet waiters carry small bowls and plates, hot and cold, eaten with a fork or spoon. Finger food is set out on platters and eaten by hand.',
        },
        {
          question: 'What does extra choice cost?',
          answer: `Another main course ${gross('plus-h')}, a starter or dessert ${gross('plus-v')}, a side dish ${gross('plus-b')} and one piece of finger food ${gross('plus-f')}, each per person including VAT.`,
        },
        {
          question: 'Can the whole menu be vegan?',
          answer:
            'Yes, at no extra charge. Celeriac and apple tartare, braised hispi cabbage with beluga lentils and chocolate tart with sea salt are on the menu as they stand.',
        },
        {
          question: 'Will one of your chefs be on site?',
          answer: `For barbecue and luxury catering and the Horizont flying buffet a chef is part of the package. With others you can book one at ${gross('s02')} an hour including VAT, four hours minimum.`,
        },
        {
          question: 'Do you take gift vouchers?',
          answer:
            'Yes. Enter the code in the planner. Once we have checked it, we deduct its value in the quote.',
        },
      ],
    },
    start: {
      title: 'See your price straight away',
      text: 'Give the occasion, the number of guests, the day and the place: the planner shows three proposals with prices straight away.',
      actions: [{ label: 'Choose a menu' }, { label: 'Talk to the kitchen' }],
    },
  },
};
