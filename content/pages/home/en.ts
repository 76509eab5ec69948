import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Words<typeof de> = {
  meta: {
    title: 'Lakeside venue and catering in Krefeld',
    description: `Weddings, company events, birthdays: ${site.name} pairs a lakeside venue in Krefeld with catering from its own kitchen. Your quote in three days.`,
    keywords: ['event venue Krefeld', 'lakeside venue', 'catering Krefeld', 'wedding venue', 'company party'],
  },
  hero: {
    eyebrow: `Event venue · ${site.address.city}`,
    title: 'Celebrate by the lake in Krefeld',
    lead: 'Start with drinks by the water and dine a few steps away. Our kitchen is under the same roof, and one person plans the event with you.',
    actions: [{ label: 'Plan your catering' }],
  },
  welcome: {
    eyebrow: 'Welcome',
    title: 'You bring the guests. We do the rest.',
    paragraphs: [
      'We provide the venue, the kitchen and the service, and one person is your contact from the first call to the end of the evening.',
      'Put your catering together in a few minutes and send us the plan. Our quote reaches you within three days and comes with no obligation.',
    ],
    actions: [{ label: 'Plan your catering' }, { label: `Call ${site.phone.international}` }],
  },
  highlights: {
    title: 'What your guests see first',
    items: [
      {
        title: 'The Lake Room',
        text: 'Glass doors along its full width. 120 guests at tables, 180 standing.',
      },
      {
        title: 'The terrace',
        text: 'Built to face west. In June the sun stays on the glasses until half past nine.',
      },
      {
        title: 'The jetty',
        text: '24 metres of timber with a lantern at the end. Toasts are made here, and now and then a proposal.',
      },
      {
        title: 'The kitchen',
        text: 'Fourteen metres from the stove to the first table, so hot food arrives hot.',
      },
    ],
    action: { label: 'See the venue' },
  },
  teasers: [
    {
      label: 'Rooms',
      title: 'Rooms with a view of the water',
      text: 'You have exclusive use on your day: 24 guests at one table by the fire, 120 in the Lake Room, or 180 standing with the doors open to the terrace.',
    },
    {
      label: 'Shore',
      title: 'Say ‘I do’ by still water',
      text: 'Holthausens Kull, a quiet cove three minutes’ walk from the house, has room for 60 chairs in a half circle by the water, and for drinks on the shore afterwards.',
    },
    {
      label: 'Kitchen',
      title: 'Eighty-two dishes on the menu',
      text: 'Rhenish sauerbraten with raisins and almonds, pike-perch in Riesling sauce, chickpea curry with lime. You choose the menu; our head chef cooks it.',
    },
    {
      label: 'On the road',
      title: 'Catering at your place',
      text: 'To your factory floor, your marquee or your own garden. Within thirty kilometres of Krefeld we deliver free of charge, with crockery and staff if you wish.',
    },
  ],
  quote: {
    text: 'An evening has worked when nobody notices how much work went into it.',
    by: site.owner,
    role: 'Your host',
  },
  catering: {
    title: 'What are you celebrating?',
    intro: 'Every occasion runs differently. Pick the one closest to yours.',
    items: [
      {
        title: 'Business events',
        text: 'Daytime conferences, client evenings until midnight. Prices net of VAT, and equipment tested before you arrive.',
      },
      {
        title: 'Private parties',
        text: 'Big birthdays, christenings and golden weddings. Children up to five eat free.',
      },
      {
        title: 'Weddings',
        text: 'Vows on the shore, dinner in the Lake Room, music until two. One person at your side from the first viewing to the last dance.',
      },
    ],
  },
  whyUs: {
    title: 'Why guests choose Seegut',
    messages: [
      {
        title: 'Full service',
        text: 'Planning, cooking, serving and clearing up, all from one team. You enjoy the party; we tidy up after it.',
      },
      {
        title: 'Exclusive menus',
        text: 'Written for your occasion, cooked for your guests. With vegan dishes and dishes made without gluten.',
      },
      {
        title: 'Warm service',
        text: 'Our staff know your name, and which of your guests doesn’t eat fish.',
      },
    ],
    items: [
      {
        title: 'One person to talk to',
        text: 'Whoever writes your quote is also there on the night.',
      },
      {
        title: 'Prices before the phone call',
        text: 'The planner adds up every dish as you choose it, VAT included.',
      },
      {
        title: 'Allergens on every dish',
        text: 'All fourteen groups are shown before you choose.',
      },
      {
        title: 'A kitchen on site',
        text: 'Food is plated only once your guests are seated.',
      },
    ],
    request: { label: 'Request a free quote' },
    call: { label: `Or call ${site.phoneWhyUs.international}` },
  },
  fullService: {
    eyebrow: 'Full-service catering',
    title: 'From seated dinner to barbecue',
    intro: 'Choose a style, and the planner shows you the dishes that suit it.',
    promise: [
      { value: `${site.answerDays} days`, label: 'at most until we answer your enquiry' },
      { value: '100%', label: 'free of obligation until you accept our quote' },
    ],
    note: 'Prices per person including VAT, from the number of guests stated.',
    action: { label: 'Request an individual quote' },
  },
  reviews: {
    eyebrow: 'From our guests',
    title: 'What guests say afterwards',
    authenticity:
      'These comments come from the questionnaires we hand to hosts at the end of their evening; we have selected, shortened and translated them.',
  },
  news: {
    title: 'From the house and its kitchen',
    action: { label: 'View all articles' },
  },
  configure: {
    eyebrow: 'Planner',
    title: 'Put your catering together',
    text: 'Choose guest numbers, style and dishes, and the price updates as you go. Nothing is binding until you agree to our order confirmation.',
    actions: [{ label: 'Plan your catering' }, { label: 'Talk to us instead' }],
  },
  about: {
    title: 'Your host and your head chef',
    paragraphs: [
      `${site.owner} plans, ${site.chef} cooks. They started out with one delivery van; today they run the house by the lake.`,
      'When you call, you speak to the people who will look after you on the day.',
    ],
    action: { label: 'Meet the team' },
  },
  premium: {
    title: 'Premium catering for your evening',
    items: [
      {
        title: 'Luxury catering',
        text: 'Oysters on ice, tartare seasoned at the table and a chef for your party alone.',
      },
      {
        title: 'Flying buffet',
        text: 'Eight to fourteen small courses, brought to your guests wherever they stand.',
      },
      {
        title: 'Barbecue',
        text: 'Flank steak, sea bass, aubergine steak. Cooked over charcoal in front of your guests.',
      },
    ],
  },
  press: { title: 'Press and listings' },
  survey: {
    eyebrow: 'After the party',
    title: 'How our customers rate us',
    text: 'At the end of the evening we hand out a questionnaire about the food, the service, the venue and the planning. The scores go up in our kitchen, and here.',
    questions: ['Food', 'Service', 'Venue', 'Planning'],
    basis:
      'Averages of {count} questionnaires from {from} to {until}, on a scale of 1 to 5. We include every answer, critical ones too.',
  },
  instagram: {
    title: 'Moments by the lake',
    text: 'Tables, dishes and evenings by the water.',
    follow: 'See us on Instagram',
  },
};
