import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import { rangeOfPieces } from '../../catering/pieces';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('en');
const pieces = rangeOfPieces('to');

export const en: Words<typeof de> = {
  meta: {
    title: `Finger food catering in ${city}: pieces and prices`,
    description: `Finger food delivered in ${city}: how many pieces per person, which kinds, what we need on site, and packages with prices for 20 guests or more.`,
    keywords: [
      `finger food ${city}`,
      'canapé delivery',
      'order canapés',
      'reception nibbles',
      'vegan finger food',
      'how many canapés per person',
    ],
  },
  hero: {
    eyebrow: 'No cutlery needed',
    title: `Finger food catering in ${city}`,
    lead: `${counts.fingerfood} kinds from our kitchen, ready arranged on platters and tiered stands. You provide the table; we do the rest.`,
    actions: [{ label: 'Choose your bites' }, { label: 'Look up the quantities' }],
  },
  sections: {
    pieces: {
      title: 'How many pieces per person?',
      intro:
        'One of our pieces weighs 25 to 40 grams. What matters is whether another meal follows and at what hour you invite people.',
      columns: ['Occasion', 'Pieces per person', 'Usual time', 'Example for 50 guests'],
      rows: [
        [
          'Before a seated dinner',
          pieces('starter'),
          '5 to 6 p.m.',
          `${pieces('starter', { guests: 50 })} pieces`,
        ],
        [
          'Sparkling wine reception, one hour',
          pieces('reception'),
          'until 5 p.m.',
          `${pieces('reception', { guests: 50 })} pieces`,
        ],
        [
          'Drinks reception, two hours',
          pieces('reception', { hours: 2 }),
          '4 to 6 p.m.',
          `${pieces('reception', { hours: 2, guests: 50 })} pieces`,
        ],
        [
          'Drinks reception, three hours',
          pieces('reception', { hours: 3 }),
          '4 to 7 p.m.',
          `${pieces('reception', { hours: 3, guests: 50 })} pieces`,
        ],
        [
          'Working lunch at the office',
          pieces('lunch'),
          '12 to 2 p.m.',
          `${pieces('lunch', { guests: 50 })} pieces`,
        ],
        [
          'In place of dinner',
          `${pieces('dinner')}, more on a long evening`,
          'from 7 p.m.',
          `${pieces('dinner', { guests: 50 })} pieces`,
        ],
      ],
      note: 'Six kinds suit a party of up to 20, eight are better beyond that. For children aged six to twelve we count half the pieces.',
    },
    mix: {
      title: 'How the kitchen puts it together',
      paragraphs: [
        'Our rule of thumb for eight kinds: three with meat or fish, two with cheese, three entirely of plants, and something sweet in a glass to finish. Soft beside crisp, mild beside horseradish and chilli. There are classics too, such as little meatballs with mustard.',
        `${counts.vegetarianFingerfood} of the ${counts.fingerfood} are vegetarian or vegan. Signs on the buffet give the dish, the diet and the allergens, so nobody has to hunt for a waiter. Anything with nuts or sesame has its own platters at the far end of the table.`,
      ],
    },
    selection: {
      eyebrow: 'Eight kinds and a glass',
      title: 'A buffet for the early evening',
      intro:
        'Nine pieces per person, seven of them cold. This selection needs no electricity as long as quiche and falafel may arrive lukewarm.',
      courses: [
        { title: 'With meat and fish' },
        { title: 'Vegetarian' },
        { title: 'Vegan' },
        { title: 'Dessert in a glass' },
      ],
    },
    packages: {
      title: 'Finger food packages and prices',
      intro: `The small package suits a reception, the middle one a working lunch; the large one replaces dinner and adds two hot kinds and three hours of buffet service. Further pieces cost ${gross('plus-f')} per person including VAT.`,
    },
    delivery: {
      title: 'Finger food, delivered and set up',
      paragraphs: [
        'The chilled van arrives 30 to 60 minutes before you start. Two people carry in the platters, assemble the stands, add signs and napkins, and are gone within a quarter of an hour. If you wish, one of our team stays to top things up.',
        `Within 30 kilometres of ${city} delivery is free, and that includes Moers, Kempen and Neuss. We collect the platters the next day between 10 a.m. and 2 p.m.; there is no need to wash them.`,
      ],
      action: { label: 'Ask about a delivery date' },
    },
    'on-site': {
      title: 'What we need from you',
      items: [
        'a table of about two metres for every 30 guests, ideally away from the wall',
        'whether there is a lift, and if not how many flights of stairs',
        'a 230 V socket near the table if there are hot kinds',
        'someone to open the door who can be reached in the building',
        'a cool, dark place for the refill platters',
        'the number of guests with dietary requirements, without names',
      ],
      note: 'After two hours on the table we take delicate items away. If your party lasts longer, we deliver in two rounds.',
    },
    pictures: { title: `6 of the ${counts.fingerfood}` },
    faq: {
      title: 'Finger food in brief',
      items: [
        {
          question: 'Hot or cold?',
          answer:
            'Cold is simpler and can be set up anywhere. Hot items such as mini burgers or arancini are either finished on site by our team or kept in a plugged-in warming drawer.',
        },
        {
          question: 'Can I order for twelve people?',
          answer:
            'Yes, at the minimum price for twenty. Many people take the remaining pieces home; please have containers ready.',
        },
        {
          question: 'When do I have to order?',
          answer:
            'Five working days ahead, seven for the large package. Small quantities are sometimes possible sooner; please ring us.',
        },
        {
          question: 'How does it differ from a flying buffet?',
          answer:
            'Finger food is set out on a table and eaten by hand. At a flying buffet our staff bring small dishes with a fork or spoon to your guests, including ones with sauce.',
        },
        {
          question: 'Do we need plates?',
          answer:
            'Napkins will do for a reception. From the middle package upwards there are small china plates on the buffet, because there is a dessert as well.',
        },
        {
          question: 'Can part of it be vegan and gluten-free?',
          answer:
            'Vegan: yes, even the whole buffet. Items made without gluten go on a platter of their own; we cannot rule out traces, because the kitchen also works with wheat.',
        },
      ],
    },
    inquiry: {
      title: 'Request a finger food buffet',
      text: 'Filter by diet and allergens in the planner and watch, piece by piece, what your buffet is likely to cost.',
      actions: [{ label: 'Put a buffet together' }, { label: `A quick call: ${site.phone.international}` }],
    },
  },
};
