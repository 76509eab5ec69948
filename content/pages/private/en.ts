import { amountsIn } from '../../catering/amounts';
import { rangeOfPieces } from '../../catering/pieces';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('en');
const pieces = rangeOfPieces('to');

export const en: Words<typeof de> = {
  meta: {
    title: 'Catering for private parties in Krefeld',
    description: `Birthday, christening, communion, anniversary or wake: catering from ${gross('fin-ufer')} per person incl. VAT for 20 guests or more, at home or by the lake.`,
    keywords: [
      'private party Krefeld',
      'birthday catering Krefeld',
      'party service Krefeld',
      'first communion buffet',
      'garden party catering',
      'family celebration by the lake',
    ],
  },
  hero: {
    eyebrow: 'For private parties',
    title: 'Catering for private parties',
    lead: 'We cook for your family and friends, for 20 guests or more, in your living room, your garden or our Lake Room. After a funeral, one call is enough.',
    actions: [{ label: 'Plan a party' }, { label: 'Celebrate at the lake' }],
  },
  sections: {
    'at-home': {
      title: 'A host who gets to sit down',
      paragraphs: [
        'Depending on the order we arrive between half an hour and two hours before your guests, set up what you ordered and take five minutes to explain the rest. After that the kitchen is yours again.',
        'Delivery is free within 30 km of Krefeld, Sundays included. If you live further out, the planner shows the charge as soon as you enter your postcode.',
      ],
      points: [
        'A two-metre table is enough for a buffet of up to 30 people',
        'One 230-volt socket for every three hot containers',
        'China and cutlery are delivered and collected in crates',
      ],
      action: { label: 'Check delivery' },
    },
    favourites: {
      title: 'Buffets and barbecues for your home',
      intro:
        'Finger food with the sparkling wine, a cold buffet for the afternoon or the grill in the garden: every amount is the final price per person with VAT.',
    },
    quantities: {
      title: 'How much do 40 guests eat?',
      intro: 'Guide figures from our own costings, so that you don’t have to guess.',
      columns: ['Occasion', 'Per person', 'For 40 adults'],
      rows: [
        [
          'Drinks before a meal',
          `${pieces('starter')} canapés`,
          `${pieces('starter', { guests: 40 })} pieces`,
        ],
        [
          'Standing party, three hours',
          `${pieces('reception', { hours: 3 })} canapés`,
          `${pieces('reception', { hours: 3, guests: 40 })} pieces`,
        ],
        [
          'Canapés in place of dinner',
          `${pieces('dinner')} canapés, more on a long evening`,
          `${pieces('dinner', { guests: 40 })} pieces`,
        ],
        ['Evening buffet', 'about 700 g', '28 kg'],
        ['Dessert', '150 to 200 g', '6 to 8 kg'],
      ],
      note: 'For children we allow about 400 g at a buffet. They eat free up to the age of five and at half price from six to twelve.',
    },
    sunday: {
      eyebrow: 'A suggestion',
      title: 'First communion, Sunday at noon',
      intro:
        'A cold buffet from the Welle package that pleases grandparents and nine-year-olds alike. It is ready when you get back from church.',
      courses: [
        { title: 'Bites for the toast' },
        { title: 'From the buffet' },
        { title: 'Alongside' },
        { title: 'Pudding' },
      ],
    },
    occasions: {
      title: 'From first birthday to last farewell',
      paragraphs: [
        'For an eighteenth we bring mini burgers and falafel; for a sixtieth perhaps tartare on the spoon and rolled roast beef. At christenings and confirmations the church sets the clock: we go by the end of the service and keep half an hour in hand.',
        'We also cater after a funeral. A phone call is enough: we suggest three options, deliver quietly and clear away later. All we need from you is the number of guests.',
        'Golden wedding, exams passed, retirement, a garden party for no reason at all: tell us the occasion when you enquire and we will suggest a menu.',
      ],
    },
    included: {
      title: 'What we take care of',
      items: [
        'Setting up the buffet, with a label for every dish',
        'Allergens in writing, all 14 groups',
        'Platters, cake stands and napkins with finger food',
        'China with every barbecue package and cold buffet',
        'Grill, fuel, protective mat and disposal of the ash',
        'Collection next day between 10 a.m. and 2 p.m.',
      ],
      note: `Waiting staff can be booked for four hours or more at ${gross('s01')} an hour including VAT. One person is enough for 25 guests at a buffet.`,
    },
    garden: {
      title: 'A barbecue in your own garden',
      paragraphs: [
        'One grill station needs about three metres by three, plus a little distance from walls and gazebo. The grill chef comes two hours early, lights the fire while you are still moving chairs and stays for three hours or longer, depending on the package.',
        'Bratwurst and merguez, lemon chicken, aubergine with tahini, potato salad. Vegetables are cooked on separate grates, with separate tongs.',
      ],
      action: { label: 'More about barbecues' },
    },
    'private-questions': {
      title: 'Before you write the invitations',
      items: [
        {
          question: 'There are only 16 of us. Will you still come?',
          answer:
            'Yes. For 15 people or more, choose “Your own idea” and we will give you a price. Or choose a package and pay its minimum number.',
        },
        {
          question: 'Do I have to wash up at the end?',
          answer:
            'No. Scrape the plates and put everything back in the crates. Washing-up is included in the price.',
        },
        {
          question: 'May we keep the leftovers?',
          answer:
            'Yes, whatever is still safe to eat after two hours on the buffet; have some boxes ready. For food safety we take back raw egg, tartare and fish.',
        },
        {
          question: 'When do I pay?',
          answer: '30% falls due with your order, the balance 14 days after you receive the invoice.',
        },
        {
          question: 'How many days ahead should I order?',
          answer:
            'Five to seven working days for finger food and cold buffets, seven to ten for the grill. For bank-holiday weekends and the communion season, ask a month earlier.',
        },
        {
          question: 'Can I collect the food myself?',
          answer:
            'Finger food and cold buffets, yes, from 10 a.m. at the kitchen yard. Bring cool bags; a sheet in the box tells you what must go straight into the fridge.',
        },
      ],
    },
    invite: {
      title: 'Request catering for your party',
      text: `Send us a rough number and the date. Within ${site.answerDays} days you will have a menu and a price.`,
      actions: [{ label: 'Request catering' }, { label: 'Call us instead' }],
    },
  },
};
