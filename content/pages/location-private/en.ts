import { amountsIn } from '../../catering/amounts';
import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('en');

export const en: Translation<typeof de> = {
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
    layout: 'split',
    eyebrow: 'Krefeld',
    title: 'Private parties by the lake',
    lead: 'Celebrate, and leave the washing-up to us: lunch with the family or a night with everyone you know.',
    media: 'location-private',
    actions: [
      { label: 'Enquire about a party', to: { configurator: { customerType: 'private' } } },
      { label: 'Catering at home', to: { route: 'private' } },
    ],
  },
  sections: [
    {
      kind: 'table',
      id: 'sizes',
      eyebrow: 'Size and room',
      title: 'How big will it be?',
      columns: ['Guests', 'Room', 'It could look like this', 'Food'],
      rows: [
        ['20 to 24', 'Fireplace Room', 'One table, four hours, no microphone', 'Three courses, plated'],
        [
          '25 to 50',
          'Front half of the Lake Room',
          'Round tables, coffee on the terrace',
          'Dinner or cold buffet',
        ],
        [
          '50 to 100',
          'Lake Room with dance floor',
          'Drinks outdoors, DJ from nine',
          'Dinner or flying buffet',
        ],
        [
          '100 to 120',
          'Lake Room, Fireplace Room as the bar',
          'Long tables, dancing after dessert',
          'Dinner served in two waves',
        ],
        ['up to 180', 'Lake Room and terrace', 'No fixed seats', 'Flying buffet or barbecue'],
      ],
      note: 'Between two sizes? We set up for the smaller one and keep chairs at hand.',
    },
    {
      kind: 'split',
      id: 'long-lunch',
      eyebrow: 'One example',
      title: 'A christening and a long Sunday lunch',
      media: 'gallery-08',
      side: 'right',
      paragraphs: [
        'Christening at eleven, at the house by half past twelve. On the terrace there is soup in a glass and something cold to drink; indoors the tables are laid with linen. After the main course the children make for the meadow and the grown-ups linger over coffee.',
        'Cake at four, first goodbyes at six, last ones at seven. Room hire is for the whole day, the waiting staff for six hours.',
      ],
      points: [
        'Eight high chairs, two travel cots, one quiet room',
        'Crayons, garden skittles and pond-dipping nets, with parents watching',
        'Children’s plates: half a portion of the menu, or pasta with tomato',
      ],
    },
    {
      kind: 'menu',
      id: 'family-table',
      eyebrow: 'A family table',
      title: 'Menu for an eightieth birthday',
      intro:
        'Familiar food, carefully cooked, with an option for the granddaughter who eats no animals. In the Ufer package you choose one starter, two main courses, two side dishes and a dessert.',
      courses: [
        { title: 'Soup', dishes: ['v07'] },
        { title: 'Main course', dishes: ['h05', 'h10'] },
        { title: 'From the bowl', dishes: ['b04', 'b09'] },
        { title: 'Afters', dishes: ['d04'] },
      ],
    },
    {
      kind: 'text',
      id: 'party-night',
      eyebrow: 'Another example',
      title: 'A birthday, barefoot on the terrace',
      paragraphs: [
        'Ninety friends, no table plan. From seven the barbecue is lit by the shore while someone plays records in the Lake Room. You have a DJ of your own? Good: there is power, a table and two metres’ distance from the bar.',
        'At ten it turns quiet outside and loud within. Anyone who would rather talk stays by the fire bowls. Around one the kitchen sends out boards of mini burgers, and at two the last car takes your guests home.',
        `Flat rate or by consumption: you decide beforehand. At ${gross('s06')} per person including VAT, the flat rate keeps water, soft drinks, beer and our house wines flowing for four hours.`,
      ],
      action: { label: 'Barbecues by the lake', to: { route: 'cateringGrill' } },
    },
    {
      kind: 'packages',
      id: 'house-menus',
      eyebrow: 'Eating in the house',
      title: 'From buffet to plated service',
      intro:
        'Sauerbraten on warm plates or a buffet that everybody visits twice: two formats that families often pick. The price is per adult guest with VAT; children cost less and the youngest nothing.',
      types: ['cold-buffet', 'seated-dinner'],
    },
    {
      kind: 'checklist',
      id: 'no-work',
      eyebrow: 'Your workload',
      title: 'What we take off your hands',
      items: [
        'Borrow chairs and take them back',
        'Count glasses, light candles, fold napkins',
        'Find room for the presents: their table is in the Fireplace Room',
        'Sweep up at night, take bottles back, sort the rubbish',
        'Hunt for gazebos when it rains',
        'Explain to Aunt Ruth what is in the curry: it is on the label',
      ],
      note: 'Please take down your own decorations by ten the next morning, or let us pack them in boxes for you.',
    },
    {
      kind: 'mosaic',
      id: 'family-pictures',
      title: 'Parties in every size',
      pictures: ['gallery-21', 'gallery-22', 'gallery-23'],
    },
    {
      kind: 'budget',
      id: 'budget',
      eyebrow: 'A worked example',
      title: 'What does a birthday for 50 cost?',
      intro:
        'A Friday in March from 6 p.m. to midnight in the Lake Room: the largest hot buffet, service and drinks until midnight, room hire and cleaning. VAT included.',
      budget: 'birthday',
      note: 'An example, not a quote. With up to 24 guests at the table, the Fireplace Room is enough and costs far less.',
    },
    {
      kind: 'faq',
      id: 'family-questions',
      eyebrow: 'Families ask',
      title: 'Questions about private parties',
      items: [
        {
          question: 'Three guests have allergies. How safe is it?',
          answer:
            'You give us the numbers, for instance “two gluten-free, one without nuts”. The kitchen plans separate plates and the waiters bring them first. In a kitchen that cooks for everyone we cannot rule out traces.',
        },
        {
          question: 'Is the lake dangerous for children?',
          answer:
            'The bank by the meadow slopes gently, the jetty has handrails and there is no bathing. Keeping an eye on them is up to the parents; children’s life jackets hang by the jetty.',
        },
        {
          question: 'May we bring a cake we have baked?',
          answer:
            'Yes. Bring it in the morning, we keep it cool and serve it with our coffee. As the baker you answer for the ingredients.',
        },
        {
          question: 'Can a live band play?',
          answer:
            'Indoors until two, drums and all. Outdoors only unplugged and until ten. A closed family party usually needs no music licence (GEMA); if the public is invited, you register it as the organiser.',
        },
        {
          question: 'Can we come at short notice after a funeral?',
          answer:
            'Often within five working days, with soup, open sandwiches and cake in the Fireplace Room. Ring us; we will keep the conversation short.',
        },
        {
          question: 'Can friends show a slideshow?',
          answer:
            'Yes. Screen and projector come with the Lake Room; bring the file on a USB stick and try it out in the afternoon. Ten minutes fit between main course and dessert.',
        },
      ],
    },
    {
      kind: 'closing',
      id: 'celebrate',
      title: 'Ask about your party',
      text: `Fridays and Sundays are easier to get than Saturdays. Ask all the same: ${site.phone.international}, daily from 10 a.m. to 10 p.m.`,
      media: 'gallery-24',
      actions: [
        { label: 'Put a party together', to: { configurator: { customerType: 'private' } } },
        { label: 'Discuss a date by phone', to: { phone: 'main' } },
      ],
    },
  ],
};
