import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: `Event catering in ${city}: formats and prices`,
    description: `Event catering in ${city} for gardens, offices and halls: seven formats compared by guests, price and notice, free delivery within 30 km.`,
    keywords: [
      `event catering ${city}`,
      `caterer ${city}`,
      'party catering',
      'catering at home',
      'buffet delivery',
      'cold buffet',
    ],
  },
  hero: {
    eyebrow: 'At your home or office',
    title: `Event catering in ${city}`,
    lead: 'You invite people to the garden, the office or the parish hall. We arrive with the food, the crockery and the staff to serve it.',
    actions: [{ label: 'Put your catering together' }, { label: 'Compare the formats' }],
  },
  sections: {
    start: {
      title: 'Seated, standing or by the fire?',
      paragraphs: [
        'The price depends on the format, so we begin with three questions: how should your guests eat, how long will they stay, and what is possible at your venue?',
        'A topping-out ceremony at eleven calls for a different menu from a golden wedding at seven. For twenty-five neighbours a cold buffet is enough, ready on the table at five. For a law firm with eighty clients we suggest waiting staff, so that the hosts are free to talk.',
      ],
    },
    formats: {
      title: 'Formats and prices compared',
      intro:
        'All prices are per person including VAT in the smallest package of each kind. Business customers see net prices in the planner.',
      columns: ['Format', 'Suits', 'Minimum guests', 'From', 'Notice in working days'],
      rows: [
        ['Finger food buffet', 'reception, opening, office', '20', gross('fin-ufer'), '5'],
        ['Cold buffet', 'family party, club, topping-out', '20', gross('kal-ufer'), '5'],
        ['Barbecue', 'garden, yard, summer evening', '30', gross('gri-ufer'), '7'],
        ['Flying buffet', 'anniversary, client evening', '30', gross('fly-ufer'), '10'],
        ['Seated dinner', 'wedding, big birthday', '20', gross('din-ufer'), '14'],
        ['Luxury catering', 'private dinner, private view', '20', gross('lux-ufer'), '21'],
        ['Your own idea', 'anything not on this list', '15', 'on request', '14'],
      ],
      note: 'Fewer guests than that? We charge for the minimum, or you choose “Your own idea” for a small gathering.',
    },
    'cold-buffet': {
      title: 'A cold buffet for your home',
      intro:
        'Platters and bowls arrive ready arranged, and we bring the buffet decoration; you need no stove, hotplates or staff. The largest package includes three hours of buffet service.',
    },
    arrival: {
      title: 'How delivery works',
      paragraphs: [
        'A cold buffet for forty takes us forty minutes to carry in: tablecloths, platters, bowls, bread, signs. Then we show you what to refill in which order and say goodbye or stay, as booked.',
        'For a seated dinner we come earlier: the ovens go on two hours ahead, and the glasses are set out an hour before. If your kitchen is too small, we cook in the garage or under a gazebo outside.',
      ],
      points: [
        'No delivery charge within a radius of 30 kilometres',
        `Crockery included depending on the package, otherwise ${gross('s04')} per person`,
        'Collection next day, unwashed',
      ],
    },
    'at-your-place': {
      title: 'What we need on site',
      intro: 'Five minutes of preparation save half an hour on the day.',
      items: [
        'a sturdy table that can be reached from two sides',
        'one 230-volt socket for every three chafing dishes',
        'a parking space near the door for the van',
        'a tap that the team may use',
        'a shelf in the fridge for desserts if it is hot',
        'a note of anything to look out for, such as children, dogs or newly sown lawn',
      ],
      note: 'Please scrape off leftovers only. We do the washing-up.',
    },
    'formats-in-detail': {
      title: 'The formats in detail',
      items: [
        {
          title: 'Finger food',
          text: `Quantities for receptions, lunches and evenings, and ${counts.fingerfood} kinds to choose from.`,
        },
        {
          title: 'Flying buffet',
          text: 'Eight to fourteen courses on trays, with the plan of a whole evening.',
        },
        { title: 'Barbecue', text: 'Stations, floor space and what happens when it rains.' },
        {
          title: 'Luxury',
          text: 'Our chef at your home, one waiter for ten guests, and a menu written for you.',
        },
      ],
    },
    faq: {
      title: 'Event catering questions',
      items: [
        {
          question: 'Do you deliver to private addresses?',
          answer:
            'Yes, to any address a van can reach. On a fourth floor without a lift we need twenty minutes more; we tell you beforehand if it affects the price.',
        },
        {
          question: 'What does an extra waiter cost?',
          answer: `${gross('s01')} an hour including VAT, for at least four hours. Two are enough for a buffet with fifty guests.`,
        },
        {
          question: 'May we serve our own wine?',
          answer: `Yes, at home you can, and there is no corkage. You can add glasses for ${gross('s05')} per person.`,
        },
        {
          question: 'What happens to leftovers?',
          answer:
            'After two hours on the buffet we check what is still safe. That goes into your boxes; fish, egg and tartare come back with us.',
        },
        {
          question: 'Do we pay a deposit?',
          answer:
            'Private hosts transfer 30% on ordering and the balance fourteen days after the invoice. Up to sixty days ahead you can cancel free of charge.',
        },
        {
          question: 'What if our date is closer than the notice you need?',
          answer: `Ring ${site.phone.international}. If the kitchen is free, we deliver at a short-notice surcharge of 15%.`,
        },
      ],
    },
    inquiry: {
      title: 'Request event catering',
      text: 'Tell the planner how many guests, where and when. It works out the price and sends us your choice as a non-binding enquiry.',
      actions: [{ label: 'Plan now' }, { label: 'Talk to us instead' }],
    },
  },
};
