import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { net } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Business events and catering in Krefeld',
    description:
      'Conference, client evening, summer party or trade fair: a lakeside venue or catering at your premises. Quotes with cost centre, payment on account.',
    keywords: [
      'corporate event Krefeld',
      'business catering Krefeld',
      'company party Lower Rhine',
      'client event venue',
      'corporate catering Düsseldorf',
      'conference catering',
    ],
  },
  hero: {
    eyebrow: 'For business events',
    title: 'Business events in Krefeld',
    lead: 'From a working breakfast for 20 to a party for several hundred, at our house by the lake or on your own premises.',
    actions: [{ label: 'Request a company quote' }, { label: 'Our venue for companies' }],
  },
  sections: {
    formats: {
      title: 'Which occasion are you planning?',
      items: [
        {
          title: 'Conferences and seminars',
          text: 'Breakfast, two breaks, lunch and drinks in one day rate.',
        },
        { title: 'Summer party', text: 'Grill stations on the meadow, starting after work or at midday.' },
        {
          title: 'Christmas party',
          text: 'Fireplace Room, Lake Room or heated marquee on the shore, for one team or the whole firm.',
        },
        { title: 'Trade fairs', text: 'Stand catering with delivery slots and permits agreed in advance.' },
      ],
    },
    customers: {
      title: 'A client evening that leaves time to listen',
      paragraphs: [
        'At a flying buffet your team spend the evening with their guests rather than in a queue. The next small course comes round about every half hour, and for the welcome speech service and kitchen pause on your signal.',
        'We set out whatever your marketing team sends us: name badges, gifts, menu cards with your logo. Anything left over is returned to you the next morning.',
      ],
      points: [
        'One waiter for every 20 guests, in uniform',
        'Three breaks for your programme at no extra cost',
        'Kitchen and waiting staff both have the list of dietary requirements',
      ],
    },
    breakfast: {
      title: 'Breakfast delivered to your office',
      paragraphs: [
        'At half past seven rolls, farmhouse bread, cheese, fruit salad and coffee are ready in your meeting room. We set up quietly and collect at midday; where people work shifts, we deliver twice.',
        'Some teams start the quarter like this; others use it to welcome new colleagues. If you wish there are hot dishes too, such as shakshuka or porridge with apple; for those we need a socket and four working days’ notice.',
      ],
      action: { label: 'See seminar catering' },
    },
    'lead-times': {
      title: 'Prices and notice',
      intro: 'Minimum notice in working days. For anything sooner, please ring.',
      columns: ['You are planning', 'At least', 'Notice', 'Per person from'],
      rows: [
        ['Breakfast, cold', '20 people', '3 days', net('bf-kalt')],
        ['Finger food for a reception', '20 people', '5 days', net('fin-ufer')],
        ['Cold buffet at lunchtime', '20 people', '5 days', net('kal-ufer')],
        ['Barbecue for your staff', '30 people', '7 days', net('gri-ufer')],
        ['Flying buffet', '30 people', '10 days', net('fly-ufer')],
        ['Seated dinner for clients', '20 people', '14 days', net('din-ufer')],
      ],
      note: 'Net prices; 7% VAT is added on food, 19% on drinks.',
    },
    paperwork: {
      title: 'What the invoice shows',
      intro: 'Everything your accounts department needs is on one invoice:',
      items: [
        'Company, contact and cost centre exactly as quoted',
        'Net amount, VAT rate and VAT for each item',
        'Food and drinks split by 7 and 19%',
        'Confirmed guest numbers and date of the event',
        'Extra hours with times, signed for on the night',
        'Any voluntary tip, on a separate line below the total',
      ],
    },
    briefing: {
      title: 'From briefing to invoice',
      items: [
        {
          time: 'Day 0',
          title: 'Tell us the basics',
          text: 'Date, numbers, occasion. Everything else may stay “undecided”.',
        },
        {
          time: `Day ${site.answerDays}`,
          title: 'Quote in your inbox',
          text: 'With alternatives if you have two budgets to present. Your date is then held for 14 days.',
        },
        {
          time: '14 days before',
          title: 'The day on one page',
          text: 'Times, deliveries, power, names and mobile numbers, with copies for your reception and facilities team.',
        },
        {
          time: '7 days before',
          title: 'Final numbers',
          text: 'After that we can still adjust upwards as far as the kitchen can manage.',
        },
        {
          time: 'Afterwards',
          title: 'One invoice',
          text: 'We charge the confirmed number plus the services you booked. Payment is due in 14 days.',
        },
      ],
    },
    lunch: {
      eyebrow: 'For example',
      title: 'Client reception, 6 to 10 p.m.',
      intro:
        'Eight small courses from the Ufer package of the flying buffet, chosen to be eaten with one hand while the other holds a glass.',
      courses: [
        { title: 'On arrival' },
        { title: 'Served cold' },
        { title: 'Served hot' },
        { title: 'Sweet' },
      ],
    },
    'business-questions': {
      title: 'What companies ask first',
      items: [
        {
          question: 'Do you work with cost centres and PO numbers?',
          answer:
            'Yes. Enter both with your enquiry and they will appear in the quote and on the invoice. Prices are stated net of VAT.',
        },
        {
          question: 'We are celebrating at three sites at once. Is that possible?',
          answer:
            'Yes. One person co-ordinates every site to a shared timetable; each receives its own delivery and, if you like, its own invoice.',
        },
        {
          question: 'Do we have to pay in advance?',
          answer:
            'After a credit check we supply on account with 14 days to pay. Without one we ask for a deposit.',
        },
        {
          question: 'It’s next week. Is it worth ringing?',
          answer:
            'Breakfast and finger food are often possible at three to five working days’ notice. Seated dinners and flying buffets are tight; ring us, and we will tell you what is possible and what the 15% short-notice surcharge comes to.',
        },
        {
          question: 'What if we have to cancel?',
          answer:
            'Up to 60 days ahead, cancelling is free. After that a scale from 30 to 90% applies, set out in the quote and in our terms; we would talk about a new date first.',
        },
      ],
    },
    'briefing-now': {
      title: 'Request a quote for your company',
      text: 'Company, occasion, numbers: that is all we need for a first quote.',
      actions: [{ label: 'Request a quote' }, { label: 'Write an e-mail' }],
    },
  },
};
