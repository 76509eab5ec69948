import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Private party venue by the lake in Krefeld',
    description:
      'Milestone birthday, christening, golden wedding or school prom by the lake: one table for 24, the Lake Room for 120, a meadow for the children, kitchen on site.',
    keywords: [
      'birthday party by the lake Krefeld',
      'christening venue Krefeld',
      'golden wedding venue',
      'family party room hire Krefeld',
      'prom venue Lower Rhine',
      'room for 50 people Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Krefeld',
    title: 'Private parties by the lake',
    lead: 'From a family lunch to a big party with dancing: exclusive use of the house by the lake, and we do the cooking and the clearing up.',
    actions: [{ label: 'Enquire about a party' }, { label: 'Catering at home' }],
  },
  sections: {
    sizes: {
      title: 'How big will it be?',
      columns: ['Guests', 'Room', 'Typical set-up', 'Food'],
      rows: [
        ['20 to 24', 'Fireplace Room', 'One long table', 'Three courses, plated'],
        [
          '25 to 50',
          'Front half of the Lake Room',
          'Round tables, coffee on the terrace',
          'Dinner or cold buffet',
        ],
        [
          '50 to 100',
          'Lake Room with dance floor',
          'Drinks on the terrace, a DJ indoors from nine',
          'Dinner or flying buffet',
        ],
        [
          '100 to 120',
          'Lake Room, Fireplace Room as the bar',
          'Long tables, dancing after dessert',
          'Seated dinner, served in two rounds',
        ],
        ['up to 180', 'Lake Room and terrace', 'Poseur tables, no fixed seats', 'Flying buffet or barbecue'],
      ],
      note: 'Not sure of your numbers? We set up for the smaller size and keep chairs at hand.',
    },
    'long-lunch': {
      title: 'A christening and a long Sunday lunch',
      paragraphs: [
        'After a christening at eleven, you arrive at the house by half past twelve. On the terrace there is soup in a glass and something cold to drink; indoors the tables are laid with linen. After the main course the children make for the meadow and the grown-ups linger over coffee.',
        'Cake at four, first goodbyes at six, last ones at seven. Room hire is for the whole day, the waiting staff for six hours.',
      ],
      points: [
        'Eight high chairs, two travel cots, one quiet room',
        'Crayons, garden skittles and pond-dipping nets, with parents watching',
        'Children’s plates: half a portion of the menu, or pasta with tomato',
      ],
    },
    'family-table': {
      eyebrow: 'A family table',
      title: 'Menu for an eightieth birthday',
      intro:
        'Familiar food, carefully cooked, with a main course without meat for the granddaughter. In the Ufer package you choose one starter, two main courses, two side dishes and a dessert.',
      courses: [
        { title: 'Soup' },
        { title: 'Main course' },
        { title: 'From the bowl' },
        { title: 'Pudding' },
      ],
    },
    'party-night': {
      title: 'A birthday, barefoot on the terrace',
      paragraphs: [
        'Ninety friends, no table plan. From seven the barbecue is lit by the shore while a DJ plays in the Lake Room. You are welcome to bring your own: a table and power are ready.',
        'At 10 p.m. the quiet music outdoors ends and the dancing begins indoors. Anyone who would rather talk stays by the fire bowls. Around one the kitchen sends out boards of mini burgers, and the last taxis leave at two.',
        `You can have drinks at a flat rate or charged on consumption. At ${gross('s06')} per person including VAT, the flat rate keeps water, soft drinks, beer and our house wines flowing for four hours.`,
      ],
      action: { label: 'Barbecues by the lake' },
    },
    'house-menus': {
      title: 'From buffet to plated service',
      intro:
        'Families often choose either a seated dinner or a hot buffet with second helpings. The price is per adult guest with VAT; children cost less and the youngest nothing.',
    },
    'no-work': {
      title: 'What you will not have to do',
      items: [
        'Borrow chairs and take them back',
        'Count glasses, light candles, fold napkins',
        'Find room for the presents: their table is in the Fireplace Room',
        'Sweep up at night, take bottles back, sort the rubbish: all part of the final cleaning',
        'Hunt for gazebos when it rains',
        'Explain to Aunt Ruth what is in the curry: it is on the label',
      ],
      note: 'Please take down your own decorations by ten the next morning, or let us pack them in boxes for you.',
    },
    'family-pictures': { title: 'Parties in every size' },
    budget: {
      title: 'What does a birthday for 50 cost?',
      intro:
        'A Friday in March from 6 p.m. to midnight in the Lake Room: the largest hot buffet, service and drinks until midnight, room hire and cleaning. VAT included.',
      note: 'An example, not a quote. With up to 24 guests at the table, the Fireplace Room is enough and costs far less.',
    },
    'family-questions': {
      title: 'Questions about private parties',
      items: [
        {
          question: 'Can you cater for guests with allergies?',
          answer:
            'Yes. Give us the numbers, for instance “two gluten-free, one without nuts”. The kitchen plans separate plates and the waiters bring them first. Because everything is cooked in one kitchen, we cannot rule out traces.',
        },
        {
          question: 'Is the lake dangerous for children?',
          answer:
            'The bank by the meadow slopes gently, the jetty has handrails and there is no bathing. Keeping an eye on them is up to the parents; children’s life jackets hang by the jetty.',
        },
        {
          question: 'May we bring a cake we have baked?',
          answer:
            'Yes. Bring it in the morning; we keep it cool and serve it with our coffee. You are responsible for what is in it.',
        },
        {
          question: 'Can a live band play?',
          answer:
            'Yes. Indoors until 2 a.m., drums and all; outdoors quietly and only until 10 p.m. A private family party usually needs no music licence (GEMA); if the public is invited, you register it as the organiser.',
        },
        {
          question: 'Can we come at short notice after a funeral?',
          answer:
            'Often within five working days, with soup, open sandwiches and cake in the Fireplace Room. Please ring us; we need only a few details.',
        },
        {
          question: 'Can friends show a slideshow?',
          answer:
            'Yes. Screen and projector come with the Lake Room; bring the file on a USB stick and try it out in the afternoon. Between main course and dessert there is time for about ten minutes.',
        },
      ],
    },
    celebrate: {
      title: 'Ask about your party',
      text: `Fridays and Sundays are easier to get than Saturdays, but do ask: ${site.phone.international}, daily from 10 a.m. to 10 p.m.`,
      actions: [{ label: 'Put a party together' }, { label: 'Discuss a date by phone' }],
    },
  },
};
