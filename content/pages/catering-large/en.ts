import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { net } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: `Catering for large events in ${city}`,
    description: `Catering for 150 to several hundred guests around ${city}: stations, staff and quantities in figures, a six-month timetable, food safety and a plan B.`,
    keywords: [
      `large event catering ${city}`,
      'catering for 300 people',
      'staff party catering',
      'company anniversary catering',
      'HACCP event catering',
      'buffet without queues',
    ],
  },
  hero: {
    eyebrow: 'Large events',
    title: 'Catering for large events',
    lead: 'From 150 guests to several hundred: we plan the food, the staff and the routes to the buffet so that nobody has to queue.',
    actions: [
      { label: 'Enquire about a large event' },
      { label: `Planning desk: ${site.phone.international}` },
    ],
  },
  sections: {
    figures: {
      title: 'The figures behind it',
      items: [
        { value: '180', label: 'guests standing in our house, 120 at tables, more with terrace and marquee' },
        { value: '700 g', label: 'of food per adult at an evening buffet, 400 g per child' },
        { value: '1:25', label: 'waiting staff to guests at the buffet' },
        { value: '2 hrs', label: 'is the longest a platter is left out before it is replaced' },
      ],
    },
    quantities: {
      title: 'Quantities and staff by numbers',
      intro:
        'Guide values for an evening buffet with hot food. Children, long speeches or a midnight snack will shift them.',
      columns: ['Guests', 'Serving points', 'Buffet staff', 'Food in total', 'Everyone served in'],
      rows: [
        ['200', '3, double-sided', '8', '140 kg', '25 minutes'],
        ['300', '5, double-sided', '12', '210 kg', '25 minutes'],
        ['400', '6, double-sided', '16', '280 kg', '30 minutes'],
        ['600', '9, of which 3 live', '24', '420 kg', '35 minutes'],
      ],
      note: 'Plated service at the table needs about twice as many staff: one waiter for every twelve guests.',
    },
    flow: {
      title: 'How to avoid a queue at the buffet',
      paragraphs: [
        'Plates are at the start of the line, bread and sauces at the end, and cutlery and napkins on the tables. Nobody has to juggle plates. Every serving point offers the same food, so no one has to change sides; anything cooked live gets a place of its own.',
        'The room goes table by table or in three waves of eight minutes, announced from the stage. We refill from behind in small containers. That keeps food hot and waste low, because whatever stays in the hot cupboard behind is still sealed.',
      ],
    },
    schedule: {
      title: 'Your six-month timetable',
      items: [
        {
          time: '−6 mths',
          title: 'Enquiry',
          text: 'Tell us the occasion, the place, rough numbers and a budget per guest. Within three days you have a proposal in two versions.',
        },
        {
          time: '−3 mths',
          title: 'Site visit',
          text: 'Our kitchen manager and a technician visit the site and check access for a 7.5-tonne lorry, water, drainage, power and escape routes.',
        },
        {
          time: '−8 wks',
          title: 'Food and staff',
          text: 'The menu is fixed, partner kitchens are booked, and the staff rota is complete.',
        },
        {
          time: '−14 days',
          title: 'Running order',
          text: 'A sheet in quarter-hour steps goes to you, the technicians, security and our shift leaders.',
        },
        {
          time: '−7 days',
          title: 'Guest number',
          text: 'You give us the final figure. We then buy the food, allowing three per cent extra.',
        },
        {
          time: 'On the day',
          title: 'Set-up and service',
          text: 'Eight hours ahead the chilled lorries and the mobile kitchen roll in. An hour before doors open we walk every line with you.',
        },
      ],
    },
    places: {
      title: 'Factory hall, marquee, lakeside meadow',
      paragraphs: [
        `Most big parties are not held at our place but where the guests work: a production hall in Moers, a depot in Viersen, a gymnasium in ${city}. The mobile kitchen needs two parking spaces, a water connection and a three-phase supply; if one is missing we bring a tank and a generator.`,
        'At the lake the indoor space seats 120. Terrace, meadow and several marquees turn that into a summer evening for a few hundred, provided the music outdoors is quiet and ends at 10 p.m. We price events of this size individually, together with our regular partners.',
      ],
      action: { label: 'See the rooms by the lake' },
    },
    safety: {
      title: 'Food safety documents',
      intro: 'Before the event you receive a file for the authorities, the works council and your insurer.',
      items: [
        'HACCP food safety plan with the people responsible',
        'Temperature log from goods-in to serving, with a copy on request',
        'Allergen list for every dish covering the fourteen major allergens',
        'Retained samples, kept chilled for seven days',
        'Proof of liability insurance and hygiene training records',
        'Site plan with serving points, fire blankets and escape routes',
        'Power-cut plan: which dish also works cold',
        'Phone numbers of the kitchen manager, drivers and shift leaders',
      ],
    },
    faq: {
      title: 'Questions about large events',
      items: [
        {
          question: 'What is the largest event you can cater?',
          answer:
            'Several hundred guests, with our partner kitchens. For anything larger we confirm only after a site visit, because it depends on access and power.',
        },
        {
          question: 'Roughly what does it cost per head?',
          answer: `A finger food reception starts at ${net('fin-ufer')} for 20 guests or more, a barbecue at ${net('gri-ufer')} for 30 or more, both per person plus VAT. For 300 people or more we price staff and equipment individually.`,
        },
        {
          question: 'Will the food arrive hot?',
          answer:
            'Most of it is finished on site. It travels above 65 degrees or below 7, measured at loading and again when opened.',
        },
        {
          question: 'Who is our contact on the day?',
          answer:
            'An event manager who knows your running order, stays on site throughout and calls you only if something changes.',
        },
        {
          question: 'What if forty more people turn up?',
          answer:
            'The margin absorbs the first three per cent. Beyond that we serve extra dishes from the chilled lorry, mostly cold, and charge for what was used.',
        },
      ],
    },
    inquiry: {
      title: 'Request a quote for a large event',
      text: 'Tell us roughly how many are coming and where. We work out stations, staff and quantities.',
      actions: [{ label: 'Individual quote' }, { label: 'Arrange a site visit' }],
    },
  },
};
