import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Holthausens Kull: a quiet cove for small parties',
    description:
      'The cove beside our house by the lake: 60 chairs for an outdoor ceremony or 80 guests for drinks, three minutes on foot, at its best from April to October.',
    keywords: [
      'Holthausens Kull',
      'small lakeside ceremony Krefeld',
      'outdoor reception Krefeld',
      'micro wedding Lower Rhine',
      'drinks reception by the water',
      'quarry pond Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Small parties on the shore',
    title: 'Holthausens Kull: the quiet cove',
    lead: 'A cove with a gravel shore, hidden behind alders: no building, no sound system, just water and room for sixty chairs.',
    actions: [{ label: 'Ask about the cove' }, { label: 'Compare all spaces' }],
  },
  sections: {
    'what-is-a-kull': {
      title: 'What is a Kull?',
      paragraphs: [
        'On the Lower Rhine, Kull is the local word for a pit. Gravel was dug here until the groundwater came and stayed. The diggers have gone; what remains is a shallow shore, alders, reeds and a name that everyone in the neighbourhood knows.',
        `For ${site.name} the Kull is the alternative to the Lake Room: a place small enough to be heard in the back row without a microphone.`,
        'The shore has the morning sun; from three o’clock the shade of the alders moves across the gravel. In July the afternoon shade is welcome; in April late morning is warmer.',
      ],
    },
    'place-figures': {
      title: 'The cove in figures',
      items: [
        { value: '60', label: 'chairs in a half-circle facing the water' },
        { value: '80', label: 'guests standing, with twelve poseur tables' },
        { value: '250 m', label: 'from the house, some three minutes on foot' },
        { value: 'Apr–Oct', label: 'is the best time; in winter when the gravel is dry' },
      ],
    },
    path: {
      title: 'The path to the Kull',
      paragraphs: [
        'The path starts at the terrace and follows the shore. It is firm, slopes gently and is covered in fine gravel; flat shoes are wiser than heels. We put a lantern every twenty paces, even at noon, because people like to follow them.',
        'Guests who find walking difficult can ride in a five-seat electric buggy right up to the front row. The last thirty metres are grass, where wheelchairs need a push. For a fully step-free ceremony, choose the terrace.',
      ],
      points: [
        'WCs in the house; the buggy goes back and forth',
        'One 16-amp power point and no other supply',
        'No swimming: the water turns deep after a few metres',
      ],
    },
    'small-ceremony': {
      title: 'A ceremony with 40 guests',
      items: [
        {
          time: '9.30 a.m.',
          title: 'Setting up in peace',
          text: 'Chairs, a table with linen, glasses of water. The sun is still behind the trees.',
        },
        {
          time: '11 a.m.',
          title: 'In along the path',
          text: 'Guests are seated, the couple walks over from the house. A guitar is quite enough.',
        },
        {
          time: '11.40 a.m.',
          title: 'A toast on the gravel',
          text: 'Two trays of glasses, three kinds of canapé, an hour to enjoy them.',
        },
        {
          time: '1 p.m.',
          title: 'Lunch at the long table',
          text: 'In the Lake Room or on the terrace: three courses, then coffee until four.',
        },
      ],
    },
    tray: {
      eyebrow: 'On the tray',
      title: 'Canapés that travel well',
      intro:
        'Cold or lukewarm, with no sauce to drip. We carry them across in boxes and dress them on the shore. For one hour we allow four to six pieces per guest.',
      courses: [{ title: 'Without meat or fish' }, { title: 'With fish' }, { title: 'With meat' }],
    },
    uses: {
      title: 'What is possible in the cove',
      columns: ['Occasion', 'Possible?', 'Our advice'],
      rows: [
        ['Outdoor ceremony, up to 60 guests', 'Yes', 'Morning is the best time'],
        [
          'Drinks reception, up to 80 guests',
          'Yes',
          `Finger food from ${gross('fin-ufer')} per person incl. VAT, for 20 guests or more`,
        ],
        ['Open-air christening', 'Yes', 'Ask your parish first'],
        ['A small memorial gathering', 'Yes', 'Coffee afterwards in the Fireplace Room'],
        ['Dinner at tables', 'No', 'Terrace or Lake Room; the kitchen is too far away'],
        ['Dancing with a PA', 'No', 'In the Lake Room until two'],
      ],
      note: 'We take one event a day only: if it rains, you move into the house.',
    },
    'in-the-crate': {
      title: 'What we bring to the Kull',
      items: [
        'Wooden folding chairs, cleaned and set out',
        'Poseur tables with linen, levelled on the gravel',
        'Glasses, ice and cool boxes',
        'Lanterns for the path',
        'A battery speaker for quiet music',
        'Insect repellent, blankets, a first-aid kit',
      ],
      note: 'And it all goes back again: in the evening the cove looks as it did in the morning.',
    },
    'kull-questions': {
      title: 'Questions about the Kull',
      items: [
        {
          question: 'When do we have to decide about the weather?',
          answer:
            'Three hours ahead. In thunder or high wind we move indoors; the Fireplace Room and the Lake Room will be ready for you.',
        },
        {
          question: 'Do walkers come past?',
          answer:
            'A public footpath runs along the opposite bank, so you may be seen from a distance. Our side of the cove is private.',
        },
        {
          question: 'May we have flaming torches in the evening?',
          answer:
            'Our lanterns are fine, but torches and open fires are not allowed under the trees. There are fire bowls by the meadow. The cove has to be quiet by 10 p.m.',
        },
        {
          question: 'Can we combine the Kull with the jetty?',
          answer:
            'Yes. You could have the ceremony in the cove and drinks on the jetty; the shore path links the two.',
        },
        {
          question: 'What does the cove cost?',
          answer:
            'Hire of the Kull is listed by month and weekday under rooms by the lake. Chairs, setting up and lanterns are included.',
        },
      ],
    },
    'come-and-listen': {
      title: 'View the Kull',
      text: 'When we show you the house, we are happy to walk over to the Kull as well. Mornings are best, when the lake is calm.',
      actions: [{ label: 'Arrange a morning viewing' }, { label: 'Plan a drinks reception' }],
    },
  },
};
