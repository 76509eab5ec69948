import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: `Flying buffet in ${city}: courses and prices`,
    description: `Flying buffet for 30 guests or more in and around ${city}: the evening hour by hour, three packages with prices, poseur tables, staff and a sample menu.`,
    keywords: [
      `flying buffet ${city}`,
      'bowl food catering',
      'drinks reception catering',
      'standing dinner',
      'caterer Lower Rhine',
    ],
  },
  hero: {
    eyebrow: 'Small courses for standing guests',
    title: `Flying buffet in ${city}`,
    lead: 'Our staff carry small bowls and plates through the room, course by course, so your guests can keep talking.',
    actions: [{ label: 'Build your flying buffet' }, { label: 'See the evening plan' }],
  },
  sections: {
    figures: {
      title: 'The flying buffet in figures',
      items: [
        { value: '8–14', label: 'small courses, depending on the package' },
        { value: '30', label: 'guests at least' },
        { value: '1:20', label: 'waiting staff to guests' },
        { value: '4–6 hrs', label: 'of service included in the price' },
        { value: '10', label: 'working days’ notice, 12 for the largest package' },
      ],
    },
    evening: {
      title: 'An evening, hour by hour',
      items: [
        {
          time: '4.30 p.m.',
          title: 'Kitchen and set-up',
          text: 'The kitchen arranges its plating area while three waiting staff dress the poseur tables and give the glasses a last polish. This needs about ninety minutes and a separate room.',
        },
        {
          time: '6 p.m.',
          title: 'Three bites on arrival',
          text: 'Chilled cucumber and dill soup in a glass, arancini, prawn in kataifi. Anyone who walks in at twenty past six has missed nothing, because each one goes round twice.',
        },
        {
          time: '6.45 p.m.',
          title: 'Two starters',
          text: 'Hummus with roasted vegetables first, cured salmon on rösti twenty minutes later. A tray holds twelve bowls and is empty within four minutes.',
        },
        {
          time: '7.30 p.m.',
          title: 'A pause for the speech',
          text: 'Trays go down, tables are cleared quietly. A speech may overrun: the kitchen can hold the next course for up to fifteen minutes.',
        },
        {
          time: '7.50 p.m.',
          title: 'Two hot mains',
          text: 'Beef cheek braised in red wine, eaten with a fork, then chickpea curry with jasmine rice in a deep bowl. Together the two make one full plate.',
        },
        {
          time: '9.15 p.m.',
          title: 'Dessert',
          text: 'Tiramisu in a glass is served last, in good weather as far as the jetty. There is coffee at the bar.',
        },
        {
          time: '10 p.m.',
          title: 'End of service',
          text: 'Everything has been cleared away. At our own venue the party carries on indoors until 2 a.m.; outside, the quiet music ends now.',
        },
      ],
    },
    menu: {
      eyebrow: 'Sample menu',
      title: 'What is on the trays',
      intro:
        'These dishes belong to the evening below and match the smallest package. You can swap any of them in the planner.',
      courses: [{ title: 'On arrival' }, { title: 'Starters' }, { title: 'Hot' }, { title: 'Sweet' }],
    },
    packages: {
      title: 'Flying buffet packages and prices',
      intro:
        'Eight courses replace dinner, eleven leave room for a long reception, fourteen are a feast with a live station and a chef in the room. China, set-up and clearing are part of every price. Drinks are charged separately.',
    },
    room: {
      title: 'Poseur tables and space',
      paragraphs: [
        'A flying buffet needs room to walk rather than tables. We allow one poseur table for every six guests and a few seats along the wall for those who would rather not stand for three hours. We leave a metre and a half clear in between so that a tray can pass.',
        'At our house by the lake there is standing room for 180 indoors, and the kitchen is next door. In a loft, an office or a factory hall we ask for water, a power supply agreed beforehand and about twelve square metres behind a screen.',
      ],
      points: [
        'Poseur tables with covers included from the middle package upwards',
        'A spot for speeches that can be seen from every side',
        'Cloakroom and entrance kept apart from the serving routes',
      ],
    },
    choice: {
      title: 'When a flying buffet is right',
      paragraphs: [
        'It works when people are meant to meet: an anniversary with clients from three decades, an opening, or a wedding reception that runs into the evening. Your guests can move around, and it still adds up to a full dinner.',
        'With many elderly guests, long talks or fewer than thirty people we suggest a seated dinner instead. If you want something simpler, a finger food buffet is often enough: no cutlery, guests help themselves, and it costs about half as much.',
      ],
      action: { label: 'See finger food' },
    },
    faq: {
      title: 'Flying buffet: your questions',
      items: [
        {
          question: 'Will everyone have enough to eat?',
          answer:
            'Yes. The kitchen weighs the courses to add up to a full dinner. Hungrier guests simply ask for a second bowl; a reserve is planned in.',
        },
        {
          question: 'How long does service last?',
          answer:
            'Courses are usually spread over three to four hours with breaks for speeches or music. The remaining time covers the reception and clearing.',
        },
        {
          question: 'How do guests with an allergy recognise their plate?',
          answer:
            'Alternatives carry a small flag and go straight to the person. Before the first course the team has read the list, which shows numbers and allergens only.',
        },
        {
          question: 'Why 30 people at least?',
          answer:
            'Below that, the chefs and waiting staff would cost too much per guest. From twenty people we suggest a seated menu; for fewer we price the evening individually.',
        },
        {
          question: 'Can the whole menu be meat-free?',
          answer:
            'Yes, vegetarian or vegan at no extra charge. A mixture works too: for example, four courses out of eight can be vegan.',
        },
        {
          question: 'May we add courses?',
          answer: `One more bite is ${gross('plus-f')} per person, a starter or dessert ${gross('plus-v')}, a main ${gross('plus-h')}, all including VAT.`,
        },
      ],
    },
    inquiry: {
      title: 'Put a flying buffet together',
      text: 'Enter date and numbers, pick the dishes and see the estimated price at once. Your quote follows within three days.',
      actions: [{ label: 'Choose the courses' }, { label: `Call ${site.phone.international}` }],
    },
  },
};
