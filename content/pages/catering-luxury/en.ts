import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: `Luxury catering in ${city}: menu and head chef`,
    description: `Luxury catering at home, in a gallery, at head office or by the lake near ${city}: sample menu, one waiter per ten guests, notice, discretion, prices.`,
    keywords: [
      `luxury catering ${city}`,
      'private chef event',
      'gourmet catering',
      'fine dining at home',
      'show kitchen catering',
      'exclusive caterer Lower Rhine',
    ],
  },
  hero: {
    eyebrow: 'For 20 guests or more',
    title: `Luxury catering in ${city}`,
    lead: `${site.chef} cooks where you celebrate and writes the menu with you, and there is one waiter for every ten guests.`,
    actions: [{ label: 'Arrange a conversation' }, { label: 'See the luxury packages' }],
  },
  sections: {
    chef: {
      text: 'First I ask who is coming and what the evening is about. Then I write the menu.',
      by: `${site.chef}, head chef`,
    },
    meaning: {
      title: 'What luxury means to us',
      paragraphs: [
        'For us it means that the pike-perch came in fresh that morning, that the fillet of beef rests in your kitchen rather than in our van, and that at twenty to eleven somebody still knows which guest takes espresso without sugar.',
        'We work this way for parties of twenty to about eighty. The occasion is often a deal that nobody announces, a big birthday at home, a private view or the evening before the wedding with both families.',
        'We cook where you are: in a villa in Meerbusch, in a first-floor gallery, or in the Fireplace Room by the lake at one table for twenty-four. For twenty guests there are two chefs at the stove and two people serving; for forty-five it is three and five. That leaves time between courses for a conversation, and no plate goes cold.',
      ],
    },
    menu: {
      eyebrow: 'A menu from last autumn',
      title: 'A sample menu by our head chef',
      intro:
        'A sample evening. Dishes with a supplement are marked in our list; in a personal menu the chef replaces any of them.',
      courses: [
        { title: 'Standing' },
        { title: 'Cold' },
        { title: 'From the pot' },
        { title: 'From the water' },
        { title: 'From pasture or field' },
        { title: 'Patisserie and cheese' },
      ],
    },
    plates: { title: 'Dishes from the luxury menu' },
    packages: {
      title: 'Luxury packages and prices',
      intro:
        'Every package includes six hours of service, the head chef on site and table decoration. In the middle one a station opens oysters and cuts tartare; the largest adds a show kitchen, a patisserie table and a personal event director.',
    },
    way: {
      title: 'Planning over six weeks',
      items: [
        {
          title: 'Conversation',
          text: 'Half an hour with the head chef, by telephone or at your place. He asks about guests, occasion and tastes, and about any wine you would like to serve from your own cellar.',
        },
        {
          title: 'Draft',
          text: 'Within three days you receive a menu, a running order and a price. Two rounds of changes are included.',
        },
        {
          title: 'Site visit',
          text: 'We measure kitchen and tables, check power and water and decide whether we need to bring a mobile kitchen.',
        },
        {
          title: 'The evening',
          text: 'Our team arrives four hours before the guests and leaves after the last of them. Your kitchen is clean by then and the rubbish gone with us.',
        },
      ],
    },
    discretion: {
      title: 'Discretion at the table',
      paragraphs: [
        'If you wish, everyone involved signs a confidentiality agreement beforehand. Phones remain in the van, only the photographer you hire takes pictures, and the delivery note does not mention the occasion.',
        'The team is small, and a week ahead you have the first names of everyone who will serve. On request we come in unmarked vehicles.',
      ],
    },
    faq: {
      title: 'Questions about luxury catering',
      items: [
        {
          question: 'Will you write a menu just for us?',
          answer:
            'Yes. The packages set the scope and the price range; the dishes come out of our conversation. Seven courses without any animal products are possible too.',
        },
        {
          question: 'Who chooses the wine?',
          answer:
            'We suggest a wine and a non-alcoholic pairing for every course. The price is listed separately in the quote, and we are happy to open bottles from your own cellar.',
        },
        {
          question: 'How much notice do you need?',
          answer:
            'Twenty-one working days, so a good four weeks, and twenty-eight for the largest package. Between May and September please allow a little more.',
        },
        {
          question: 'Is a private kitchen big enough?',
          answer:
            'Nearly always for twenty guests. Beyond that we place ovens, cooling and plating tables in the garage, under a carport or in a small tent.',
        },
        {
          question: 'Do you bring china and glasses?',
          answer: `China, cutlery and table decoration are part of the package; glasses are ${gross('s05')} per person including VAT. We also lay your own silver and wash it by hand.`,
        },
        {
          question: 'What if one guest has a different diet?',
          answer:
            'Before the first course the hosts show our waiters who gets which plate. The other dish looks as similar as possible, so that nobody has to explain why they avoid nuts.',
        },
      ],
    },
    inquiry: {
      title: 'Request luxury catering',
      text: 'Tell us the date and rough numbers, by phone or in the planner. You can reach us every day from ten in the morning until ten at night.',
      actions: [{ label: `Call ${site.phone.international}` }, { label: 'Plan a dinner' }],
    },
  },
};
