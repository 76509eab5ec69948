import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: `Barbecue catering in ${city}: packages and prices`,
    description: `Barbecue catering for 30 people or more in gardens, at work or by the lake near ${city}: stations and space, dishes, packages, rain plan, winter grills.`,
    keywords: [
      `Barbecue catering ${city}`,
      'barbecue catering',
      'hire a grill chef',
      'smoker catering',
      'winter barbecue',
      'company barbecue',
    ],
  },
  hero: {
    eyebrow: 'Garden · company · lake',
    title: `Barbecue catering in ${city}`,
    lead: 'We bring the grill, the fuel, the chef, the sides and the crockery. You need a level patch of ground and at least 30 guests.',
    actions: [{ label: 'Plan a barbecue' }, { label: `Questions? ${site.phone.international}` }],
  },
  sections: {
    fire: {
      title: 'A grill chef at the fire',
      paragraphs: [
        'We cook over beech charcoal, lit fifty minutes before the first sausage goes on. The grill chef works in small batches so that the meat served at half past seven is as juicy as the meat served at six. We plan about 300 grams of boneless meat per person, split between two or three kinds.',
        'The grill is in the middle, with the buffet a few steps to the side. Guests collect salad, potatoes and bread first and arrive at the fire with a full plate. Queues stay short, and the chef has time to ask how you like your steak.',
      ],
      points: [
        'Meat and vegetables on separate grates with separate tongs',
        'A protective mat under every station',
        'Ash and leftover charcoal leave with us',
      ],
    },
    stations: {
      title: 'Grill stations and the space they need',
      intro:
        'Dimensions include working space for the chef. We keep at least three metres from walls, hedges and marquee sides.',
      columns: ['Station', 'What is cooked there', 'Space', 'Needed on site'],
      rows: [
        [
          'Charcoal grill',
          'Flank steak, bratwurst, merguez, chicken skewers',
          '3 × 3 m',
          'firm, level ground',
        ],
        [
          'Vegetable grill',
          'Aubergine steak, roasted vegetables, cheese on request',
          '3 × 3 m',
          'a little distance from the meat',
        ],
        ['Smoker', 'Slow cooking at low heat, fired up from 10 a.m.', '4 × 3 m', 'access for a trailer'],
        ['Fish plancha', 'Sea bass, salsa verde', '2 × 2 m', '230 V socket'],
        ['Sides buffet', 'Salads, baby potatoes, focaccia, spreads', '4 × 2 m', 'shade or a roof'],
        ['Fire bowl', 'Light and warmth after dinner', '3 × 3 m', 'ground that tolerates sparks'],
      ],
      note: 'The smallest package works with one grill station, the larger ones with two; from about 50 guests we advise two. Smoker and grilled fish belong to the largest package.',
    },
    menu: {
      eyebrow: 'From the grill and beside it',
      title: 'A plate in July',
      intro:
        'Four dishes from the grill, four sides, two desserts: the middle package as our kitchen would choose it.',
      courses: [
        { title: 'First' },
        { title: 'From the grill' },
        { title: 'Alongside' },
        { title: 'To finish' },
      ],
    },
    packages: {
      title: 'Barbecue packages with crockery',
      intro: `Grill chef, salads, sauces, bread and crockery are in the price. Service at the grill runs three to four hours depending on the package; each further hour of the chef’s time is ${gross('s02')} including VAT.`,
    },
    weather: {
      title: 'Barbecues in rain and in winter',
      paragraphs: [
        'If it rains, an open marquee goes over the grills and the buffet moves indoors. We decide at noon the day before, on the phone with you. In winds of force seven or more we do not light the fire, and the food comes from the oven instead.',
        'From October to March we grill with fire bowls and a heated marquee. Mugs of pumpkin soup to warm the hands join the menu, and so does apple crumble with custard. Local firms like it for the start of the year: begin at four while it is still light, and everybody is home by nine.',
      ],
    },
    pictures: { title: 'Dishes from the grill' },
    budget: {
      title: 'What does a barbecue for 40 cost?',
      intro:
        'A Saturday in July from 5 to 10 p.m. in your garden in Krefeld: the smallest barbecue package, glasses and drinks until the end. Six schoolchildren pay half, two toddlers nothing. VAT included.',
      note: 'The grill chef stays at the fire as long as the package says; drinks and glasses stay until the end. This is an example, not a quote.',
    },
    faq: {
      title: 'Questions about barbecues',
      items: [
        {
          question: 'Do we have to provide a grill or charcoal?',
          answer:
            'No. Grill, charcoal, firelighters and mat arrive in the van and leave in it. We leave your garden as we found it.',
        },
        {
          question: 'Is grilling allowed in our garden?',
          answer:
            'In most gardens and on most company grounds, yes. If you rent, please ask the owner; near woodland we check the fire warning of the day and switch to gas if need be.',
        },
        {
          question: 'What do vegetarians eat?',
          answer:
            'Aubergine steak with tahini and pomegranate, hummus, salads and bread. They have a grill of their own that never touches meat.',
        },
        {
          question: 'How soon can you come?',
          answer:
            'Seven working days are enough for the two smaller packages, ten for the one with the smoker. If time is shorter, call us: short-notice orders are often possible for a 15% surcharge.',
        },
        {
          question: 'Do you bring drinks too?',
          answer: `Yes. Water, soft drinks, beer and house wine cost ${gross('s06')} per person for four hours, VAT included. At home you are free to supply your own.`,
        },
        {
          question: 'What if there are only twenty of us?',
          answer:
            'Then we charge for thirty, since fire, chef and journey stay the same. A cold buffet, which begins at twenty guests, is often the cheaper choice.',
        },
      ],
    },
    inquiry: {
      title: 'Request barbecue catering',
      text: 'Choose a package, the meats and the sides. We will ask about the ground and access and send your quote within three days.',
      actions: [{ label: 'Choose a barbecue package' }, { label: 'Write to us' }],
    },
  },
};
