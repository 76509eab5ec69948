import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { net } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: `Trade fair catering from ${city}: stand and staff`,
    description: `Exhibition stand catering for Düsseldorf, Essen and Cologne from ${city}: logistics checklist, quantities for a day, staff and stand parties.`,
    keywords: [
      'trade fair catering Düsseldorf',
      'exhibition stand catering',
      'stand catering',
      `trade fair catering ${city}`,
      'trade fair catering Essen',
      'stand party',
    ],
  },
  hero: {
    eyebrow: 'Düsseldorf · Essen · Cologne',
    title: `Trade fair catering from ${city}`,
    lead: 'Catering on your stand from eight in the morning, for your team and your visitors. We supply stands in Düsseldorf, Essen and Cologne to your timetable.',
    actions: [{ label: 'Plan stand catering' }, { label: 'See the logistics checklist' }],
  },
  sections: {
    logistics: {
      title: 'What we agree with the organiser',
      intro:
        'Ten days before build-up we go through this list with you on the phone. Until then a hall plan and a stand number will do.',
      items: [
        'Permission for outside stand catering from the organiser or its contractor',
        'Delivery slot, gate and vehicle pass for every day of the fair',
        'Exhibitor badges for our waiting staff',
        'Power at the stand: how many watts stay on overnight',
        'Fridge and washing-up, or our crate exchange instead',
        'Storage behind the wall, one square metre at least',
        'The hall’s waste rules and the return of our packaging',
        'The stand manager’s mobile for the quarter of an hour before doors open',
      ],
      note: 'If an organiser bans outside catering on stands, we tell you after the first call and suggest an evening away from the hall.',
    },
    day: {
      title: 'What a hundred visitors need',
      intro:
        'Calculated for a stand crew of twelve and about a hundred conversations. After day one we adjust the quantities; orders for the next day close at 3 p.m.',
      columns: ['Time', 'What arrives', 'Quantity', 'For whom'],
      rows: [
        ['8 a.m.', 'Rolls, muesli, fruit', '12 portions', 'your crew, before doors'],
        ['9.30 a.m.', 'Mini quiches and fruit cups', '40 pieces', 'the first conversations'],
        ['11.45 a.m.', 'Wraps, summer rolls, roast beef rolls', '120 pieces', 'visitors around noon'],
        ['1 p.m.', 'Salad and soup in a glass', '12 portions', 'the crew, in two shifts'],
        ['3 p.m.', 'Brownie bites, mango and coconut pots', '60 pieces', 'a mid-afternoon break'],
        ['5 p.m.', 'Bruschetta, tomato and mozzarella, falafel', '150 pieces', 'winding down at the stand'],
      ],
      note: 'Everything for visitors can be eaten with one hand, without crumbs or greasy fingers.',
    },
    reach: {
      title: 'Delivery to Düsseldorf and Cologne',
      paragraphs: [
        `From ${city} the halls in Düsseldorf and Essen are less than 30 kilometres away as the crow flies, and delivery there is free. For Cologne we charge a flat ${net('delivery-middle')} per trip plus VAT. Elsewhere in North Rhine-Westphalia we charge by the kilometre.`,
        'The van leaves our kitchen early enough to have half an hour in hand at the gate. If your slot falls at six in the morning, chilled goods go into your stand fridge the evening before and the pastries are carried in through the exhibitors’ door in the morning.',
      ],
      points: [
        'One contact for all days and all halls',
        'Several sites in one order',
        'Crates and platters collected the same evening or between 10 a.m. and 2 p.m. next day',
      ],
    },
    people: {
      title: 'Waiting staff for your stand',
      paragraphs: [
        `If you expect sixty conversations a day or more, a stand with a counter needs its own waiter, who comes an hour before doors open, arranges the food, pours, keeps the counter clear and knows which item contains sesame. An hour costs ${net('s01')} plus VAT, with a minimum of four hours.`,
        'We match clothing to the colour of your stand. Our staff speak German and one more language at the counter; let us know if you need English, Spanish or Dutch. They do not sell for you, but they will fetch a colleague who does.',
      ],
    },
    order: {
      title: 'From stand number to counter',
      items: [
        {
          title: 'Enquiry with a hall plan',
          text: 'Fair, dates, stand size, expected conversations: within three days this becomes a proposal for each day.',
        },
        {
          title: 'Clearance',
          text: 'We talk to the organiser about access and badges and send you whatever you have to sign yourselves.',
        },
        {
          title: 'Trial crate',
          text: 'For orders of three days or more your sales team receives a crate at the office. Anything your team leaves comes off the list.',
        },
        {
          title: 'Fair days',
          text: 'We deliver once or twice a day and ring you at half past two; on the last day we clear the stand and collect the crates.',
        },
      ],
    },
    'after-hours': {
      title: 'Stand parties and client evenings',
      items: [
        {
          title: 'Stand party',
          text: 'For thirty guests or more, with small hot courses at the stand itself or in your hotel lobby.',
        },
        {
          title: 'Client evening by the lake',
          text: 'Half an hour by coach from Düsseldorf, then a jetty, a fire and a laid table.',
        },
      ],
    },
    faq: {
      title: 'Questions from exhibitors',
      items: [
        {
          question: 'Are you familiar with hall regulations?',
          answer:
            'Yes. Open flames, steam and frying are banned almost everywhere, so we plan cold items and use safety-tested appliances. We read the rules for your fair before we quote.',
        },
        {
          question: 'Can the invoice carry a cost centre?',
          answer:
            'Yes, and it can be split by fair day or department. Companies receive net prices; food carries 7% VAT, drinks 19%.',
        },
        {
          question: 'How far ahead should we plan?',
          answer:
            'Five to seven working days are enough for the kitchen. Organisers often want badges and vehicle passes three weeks earlier, so ask when you order the stand.',
        },
        {
          question: 'What is the smallest delivery?',
          answer:
            'We charge for at least twenty people per delivery day, visitors and crew combined. Most stands of twenty square metres or more reach that.',
        },
        {
          question: 'May we pay on account?',
          answer:
            'After a credit check, yes, within fourteen days of the invoice date. We print your purchase order number on it.',
        },
      ],
    },
    inquiry: {
      title: 'Request trade fair catering',
      text: 'Send us your stand number and hall plan along with the dates. We work through the rest of the list together.',
      actions: [{ label: 'Enter your fair days' }, { label: `Call ${site.phone.international}` }],
    },
  },
};
