import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

export const en: Words<typeof de> = {
  meta: {
    title: `Summer party catering in ${city}: plan and prices`,
    description: `Summer party catering in ${city}: three times of day, a worked example with totals, families with children, a plan for rain, dates from May on.`,
    keywords: [
      `summer party ${city}`,
      'summer party catering',
      'company summer party',
      'family fun day at work',
      'lakeside party',
      'summer buffet',
    ],
  },
  hero: {
    eyebrow: 'By the lake or at work',
    title: `Summer party catering in ${city}`,
    lead: 'A staff party or family day with barbecue, drinks and room for children, at our house by the lake or at your own premises. In mid-June the sun is still up at half past nine.',
    actions: [{ label: 'Plan a summer party' }, { label: 'See a worked example' }],
  },
  sections: {
    pictures: { title: 'Pictures of a lakeside summer party' },
    mood: {
      title: 'What a summer party needs',
      paragraphs: [
        'A summer party has no seating plan and no formalities, but two things need planning: shade for a hot day, and how the party starts. Parasols, a shade sail and a water dispenser are up before the first beer is poured. And we open with something everyone does at once, a glass of chilled cucumber soup on the jetty, for instance.',
        'After that people drift: some to the water, some to the grill, the children onto the grass. So the food is not on the table at seven sharp but comes in rounds over three hours.',
      ],
    },
    times: {
      title: 'A summer party at any time of day',
      items: [
        {
          title: '11 to 4: with families',
          text: 'Grill and salads, puddings in pots, over before bedtime. Under-sixes eat free, six- to twelve-year-olds at half price.',
        },
        {
          title: '3 to 8: after the early shift',
          text: 'A cold buffet under canvas, sweet things first, savoury from five. Works at your own premises too.',
        },
        {
          title: '6 to 2: with dancing',
          text: 'Small courses at sunset, quiet music outdoors until 10 p.m., then dancing in the Lake Room.',
        },
      ],
    },
    example: {
      title: 'A staff party for 110 people',
      intro:
        'Eighty adults, twenty schoolchildren and ten toddlers, on a Friday from 11 a.m. to 4 p.m. at your premises within 30 kilometres of Krefeld. The middle barbecue package with two stations and drinks until the end; schoolchildren pay half, under-sixes nothing.',
      note: 'An example, not a quote. For a party at our venue, room hire is added; the planner includes it once you give a date.',
    },
    lake: {
      title: 'A summer party at our house',
      paragraphs: [
        'The meadow slopes gently to the lake. The terrace is level with the Lake Room, and a paved path leads from it to the shore. If you like, a boat reception begins at the jetty, while grill, bar and long tables stand on the grass under string lights.',
        'From ten in the morning the grounds are yours. Bicycles go by the fence, cars beside the house, and a coach can stop right at the gate.',
      ],
      points: [
        'Fire bowl from dusk',
        'Stage or DJ, outdoors quietly until 10 p.m. and facing the house',
        'Changing table and a quiet room for the youngest',
      ],
      action: { label: 'Private parties by the lake' },
    },
    menu: {
      eyebrow: 'A menu for a warm evening',
      title: 'A menu for a summer evening',
      intro:
        'The asparagus salad runs until the end of June; from July the kitchen replaces it with tomatoes. Everything else stays until September.',
      courses: [
        { title: 'To raise a glass' },
        { title: 'Cold' },
        { title: 'From the fire' },
        { title: 'Bowls' },
        { title: 'From the chilled van' },
      ],
    },
    weather: {
      title: 'Our plan for heat and storms',
      items: [
        'Four days ahead: first forecast, we reserve covered space',
        'Noon the day before: we decide together on indoors, outdoors or half and half',
        'Above 32 degrees: buffet in the shade, platters changed every 45 minutes',
        'In showers: parasols turn into roofs and the grills stay lit',
        'In a thunderstorm: everyone indoors, the jetty is closed',
        'After sunset: blankets and lanterns',
      ],
      note: 'Moving costs nothing extra if the marquee is booked or the party is held in our house.',
    },
    faq: {
      title: 'Summer party questions',
      items: [
        {
          question: 'When should we fix the date?',
          answer:
            'Fridays in June and the week before the school holidays go early; ask about six months ahead. For a Tuesday four weeks are often enough.',
        },
        {
          question: 'What is there for children?',
          answer:
            'Small portions from the same grill, a low table and drinks without caffeine. We can arrange a play bus or childcare.',
        },
        {
          question: 'May we have live music?',
          answer:
            'Yes. Outdoors quietly and only until 10 p.m., indoors after that. Bands should tell us their power needs and set-up time two weeks ahead.',
        },
        {
          question: 'Do we pay for guests who stay away?',
          answer:
            'We charge the number you give us seven days before. At summer parties about five in a hundred drop out, so feel free to deduct them in advance.',
        },
        {
          question: 'Can each department pay its share?',
          answer: 'On request we issue separate invoices with several cost centres, divided by heads.',
        },
      ],
    },
    inquiry: {
      title: 'Request a summer party',
      text: 'Send us two possible days and a rough number of children. We will come back to you with any questions.',
      actions: [{ label: 'Put the party together' }, { label: 'Suggest a date' }],
    },
  },
};
