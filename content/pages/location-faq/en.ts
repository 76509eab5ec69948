import { amountsIn } from '../../catering/amounts';
import { cancellationScale } from '../../catering/cancellation';
import { bookingTerms } from '../../catering/rules';
import { house } from '../../house';
import { measuresIn } from '../../measures';
import type { Words } from '../../schema';
import { site } from '../../site';
import { visit } from '../../visit';
import type { de } from './de';

const { gross } = amountsIn('en');

const { metres } = measuresIn('en');
const { free, charged: cancellation, deposit } = cancellationScale;

export const en: Words<typeof de> = {
  meta: {
    title: 'Venue FAQ: prices, deadlines, parking',
    description:
      'Answers about our lakeside venue in Krefeld: capacity, viewings, holding a date, catering, parking, step-free access, rain plan and closing time.',
    keywords: [
      'venue Krefeld questions',
      'event venue capacity',
      'venue with parking Krefeld',
      'venue closing time',
      'hold a date venue',
      'accessible venue Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Venue FAQ',
    title: 'Questions about the venue',
    lead: 'What we are asked on the phone, in order from the first viewing to the morning after.',
  },
  sections: {
    booking: {
      title: 'Viewings and holding a date',
      items: [
        {
          question: 'When can we come and see the house?',
          answer:
            'On any day between 10 a.m. and 10 p.m., by appointment. If an event is on, we can show you the grounds only.',
        },
        {
          question: 'Will you hold a date for us?',
          answer:
            'Yes. Once you have our quote, the day is reserved for you for 14 days, free of charge and without obligation.',
        },
        {
          question: 'What do you need for a quote?',
          answer:
            'A date or period, rough numbers, the occasion and some idea of the food. If anything is uncertain, tell us and we will price two versions.',
        },
        {
          question: 'How far ahead is the house booked?',
          answer:
            'Summer Saturdays are often booked nine months ahead or more. For weekdays and from November to March a few weeks are usually enough.',
        },
        {
          question: 'Can we move to another day?',
          answer:
            'Up to 60 days before, once and free of charge, to any free day within the next twelve months. Later the cancellation scale applies, less whatever can be used for the new day.',
        },
      ],
    },
    space: {
      title: 'Size and weather',
      items: [
        {
          question: 'How many guests can you host?',
          answer:
            'Indoors up to 120 seated, or 180 at a drinks reception. With the terrace and a marquee there is room for more; we work out the layout with you.',
        },
        {
          question: 'Is there a minimum size?',
          answer:
            'Packages start at 20 people, barbecues and flying buffets at 30. For smaller groups we charge the minimum number or plan something individual.',
        },
        {
          question: 'What do you do in a cloudburst?',
          answer:
            'We move indoors. Each running order contains a version for bad weather, with ceremony, drinks and dinner indoors or in the marquee.',
        },
        {
          question: 'Is it heated in winter?',
          answer:
            'Yes. The Lake Room and the Fireplace Room are heated all year as needed, and marquees from October to March. There are fire bowls and blankets on the terrace.',
        },
        {
          question: 'Do we share garden or jetty with others?',
          answer:
            'No, on the day of your party the grounds belong to you alone. The lake itself is public, and now and then a rowing boat goes by.',
        },
      ],
    },
    food: {
      title: 'Kitchen and drinks',
      items: [
        {
          question: 'Can we hire the place without your food?',
          answer:
            'No. Venue and catering come together, so that kitchen, service and timings fit and one team answers for all of it.',
        },
        {
          question: 'May we bring our own wine?',
          answer: `By arrangement, yes, for a corkage of ${gross('s16')} per bottle including VAT. All other drinks come from us.`,
        },
        {
          question: 'Will our vegan friends eat as well as we do?',
          answer: 'Yes. Every format has vegan dishes, and a whole vegan menu costs no more.',
        },
        {
          question: 'How do guests learn what is in a dish?',
          answer:
            'All 14 major allergens are noted for each dish: on the buffet cards and in the quote, and our waiting staff can tell you too. Cross-contact is possible, because the kitchen works with nuts, milk and wheat.',
        },
        {
          question: 'Is there anything to eat late at night?',
          answer:
            'Yes, if you order it: meatballs with mustard, wraps or a cheeseboard, by the piece or as a buffet.',
        },
      ],
    },
    arrival: {
      title: 'Getting here and staying over',
      items: [
        {
          question: 'Where do the cars go?',
          answer:
            'In our own car park next to the house. If you take a taxi home, you can leave your car and collect it by midday.',
        },
        {
          question: 'Can a wheelchair go everywhere?',
          answer:
            'The entrance, the Lake Room, the wheelchair-accessible WC and the terrace are step-free. There is a ramp to the Fireplace Room and a paved path to the jetty. Door widths and all measurements are listed under contact and directions.',
        },
        {
          question: 'What is your address for the satnav?',
          answer: `${site.address.street}, ${site.address.zip} ${site.address.city}. At the end of the road the drive is on your right.`,
        },
        {
          question: 'Can we stay overnight?',
          answer:
            'We have no bedrooms. Hotels with distances and taxi times are listed under contact and directions; please book rooms directly with the hotel.',
        },
        {
          question: 'Are dogs allowed?',
          answer: 'Outdoors on a lead, yes. Indoors we can only welcome assistance dogs.',
        },
      ],
    },
    evening: {
      title: 'Music and closing time',
      items: [
        {
          question: 'When does the night end?',
          answer:
            'Normally until 2 a.m. Outdoors there is quiet music until 10 p.m.; after that the doors to the lake stay closed. If you would like to go on longer, please ask us before you book.',
        },
        {
          question: 'May we bring our own DJ?',
          answer:
            'Yes. Two weeks ahead we need to know when your DJ arrives and how much power is needed. Sound and lights can be brought or hired from us.',
        },
        {
          question: 'Can we bring our own decorations?',
          answer:
            'You are welcome to decorate, but please use no nails and no tape on timber. Candles need glass holders, balloons need weights, and please scatter nothing outdoors.',
        },
        {
          question: 'Are fireworks possible?',
          answer:
            'Not at the lake, for the sake of animals and neighbours. String lights, lanterns and one of our fire bowls on the shore are fine.',
        },
        {
          question: 'Who clears up?',
          answer: `We clear the tables. Floors, rubbish and WCs are covered by the final cleaning. It is part of every event in our house and costs ${gross('s13')} including VAT.`,
        },
      ],
    },
    suppliers: {
      title: 'What suppliers need to know',
      columns: ['Question', 'Answer'],
      rows: [
        [
          'Deliveries',
          `From 10 a.m. through the kitchen yard, double doors ${metres(house.hall.loadingDoorWidthMetres)} wide; the day before by arrangement`,
        ],
        [
          'Power',
          `Three-phase ${visit.suppliers.hallAmperes} A in the Lake Room, ${visit.suppliers.terraceAmperes} A on the terrace and at the Kull`,
        ],
        ['Music outdoors', 'Quietly and only until 10 p.m.; after that the doors to the lake stay closed'],
        [
          'Music indoors',
          `Until 2 a.m., no more than ${visit.suppliers.maxDecibels} decibels at the edge of the dance floor`,
        ],
        ['Clearing', 'At night or by 10 a.m. next morning'],
        [
          'Civil ceremonies',
          'Ask the register office in Krefeld; celebrant-led ceremonies are possible at all four places',
        ],
        ['Music licence (GEMA)', 'The organiser registers events that are open to the public'],
        ['Meals', 'A hot meal for every supplier you name to us, counted as a guest'],
      ],
    },
    deadlines: {
      title: 'Deadlines at a glance',
      columns: ['When', 'What happens'],
      rows: [
        [`Within ${site.answerDays} days`, 'Reply to your enquiry'],
        [`${bookingTerms.optionDays} days after the quote`, 'Your hold on the date expires'],
        ['Seven days after the first invoice', `${deposit}% deposit for private parties`],
        [`Up to ${free.fromDays} days before`, 'Cancellation at no cost; one change of date at no cost'],
        ...cancellation.map(({ until, from, fee }) => [
          from === 0 ? `From ${until} days before to the day itself` : `${until} to ${from} days before`,
          `Cancellation: ${fee}% of the order value`,
        ]),
        [`${visit.suppliers.noticeDays} days before`, 'Suppliers’ delivery times and power'],
        [`${bookingTerms.finalGuestCountDays} days before`, 'Final numbers and table plan'],
        [`${bookingTerms.paymentDays} days after the invoice`, 'Balance due'],
      ],
      note: 'You may always show that our loss was smaller. Your quote and our terms and conditions apply.',
    },
    ask: {
      title: 'Is your question missing?',
      text: 'Call or write to us. We add the questions we are asked most often.',
      actions: [{ label: 'Ask by phone' }, { label: 'Start an enquiry' }],
    },
  },
};
