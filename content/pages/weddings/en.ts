import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Wedding catering in Krefeld: menus and costs',
    description: `Wedding catering and lakeside venue: dinner from ${gross('din-ufer')} per person incl. VAT for 20 guests or more, a twelve-month timetable and a worked budget for 70.`,
    keywords: [
      'wedding Krefeld',
      'wedding catering Krefeld',
      'wedding venue Lower Rhine',
      'lakeside wedding Germany',
      'wedding menu prices',
      'wedding cost 70 guests',
    ],
  },
  hero: {
    eyebrow: 'For weddings',
    title: 'Your wedding in Krefeld',
    lead: 'Celebrate until two in the morning. We look after the food and the timings, for 20 to 120 guests seated, and more with a marquee.',
    actions: [{ label: 'Request a wedding quote' }, { label: 'Ceremonies by the water' }],
  },
  sections: {
    promise: {
      text: 'On the evening of a wedding I want the couple to make exactly one decision: another dance, or a glass of water first.',
      by: `${site.owner}, host`,
    },
    companion: {
      title: 'One planner from start to finish',
      paragraphs: [
        'You meet your planner on your first visit, and the same person is there until the end of your wedding day. In between, your planner rings band, florist and photographer, keeps the list of dietary requirements and writes the running order.',
        'On the day your planner keeps everything to time. If the ceremony runs twenty minutes late, the kitchen knows at once.',
      ],
      points: [
        `A tasting for two: free for 50 guests or more, otherwise ${gross('tasting')} including VAT`,
        'Table plan, menu cards and running order from one desk',
        'Liaison with celebrant and suppliers',
      ],
    },
    calendar: {
      title: 'Your wedding timetable',
      items: [
        {
          time: '12 to 9 months',
          title: 'Secure the date',
          text: 'Saturdays between May and September go first. Fridays and the winter months leave more choice.',
        },
        {
          time: '6 months',
          title: 'Decide on the style',
          text: 'Seated dinner, flying buffet or barbecue, rough numbers, marquee or not. Invitations go out now.',
        },
        {
          time: '3 months',
          title: 'Taste and decide',
          text: 'The tasting for the two of you is in the kitchen. Afterwards you decide on the menu.',
        },
        {
          time: '14 days',
          title: 'Suppliers and timings',
          text: 'When do flowers, DJ and cake arrive, and how much power does the band need? It all goes into the plan.',
        },
        {
          time: '7 days',
          title: 'Final numbers',
          text: 'Guest numbers, table plan, children and dietary requirements (numbers only, no names).',
        },
      ],
    },
    budget: {
      title: 'What does a wedding for 70 cost?',
      intro:
        'A Saturday in September from 3 p.m. to 2 a.m. in the Lake Room: four courses at the table, service, drinks and music until the end, flowers, room hire and cleaning. VAT included, as for private customers.',
      note: 'On weekdays and in winter, room hire is lower; you can shorten the drinks in the planner. This is an example, not a quote. The price at the top is for room and food alone, on the cheapest day.',
    },
    menus: {
      title: 'Seated dinner, flying buffet or luxury',
      intro:
        'A seated dinner takes two and a half to three hours. A flying buffet keeps everyone on the move. With luxury catering the head chef cooks in front of your guests.',
    },
    'summer-menu': {
      eyebrow: 'Menu card',
      title: 'A wedding in June',
      intro:
        'A selection from the Welle package: your guests choose meat or the plant-based option when they reply to the invitation.',
      courses: [
        { title: 'On the lawn' },
        { title: 'First course' },
        { title: 'Main course' },
        { title: 'Side dishes' },
        { title: 'A sweet ending' },
      ],
    },
    places: {
      title: 'Where you can marry',
      items: [
        {
          title: 'Very small, by the water',
          text: 'A ceremony for up to 60 in the cove, then lunch at one long table indoors.',
        },
        {
          title: 'The big lakeside party',
          text: 'Meadow, jetty and Lake Room, with a plan for any weather.',
        },
        {
          title: 'At a venue of your choice',
          text: 'Barn, family home or manor: we bring kitchen and staff.',
        },
      ],
    },
    'wedding-questions': {
      title: 'Wedding questions',
      items: [
        {
          question: 'We would like to marry in eight weeks. Too late?',
          answer:
            'Not necessarily. On weekdays and from October to April we can often find a day; a seated dinner needs at least 14 working days. Send two or three dates with your enquiry.',
        },
        {
          question: 'What do we pay for our guests’ children?',
          answer:
            'Children up to five eat free. From six to twelve they pay half the price of the food and get a smaller portion of their own.',
        },
        {
          question: 'Do photographer and band get fed?',
          answer:
            'Yes. Tell us how many suppliers there are and we serve each a hot meal while your guests are at their main course. They count as guests unless we agree otherwise.',
        },
        {
          question: 'When is the cake cut?',
          answer:
            'In the afternoon with coffee or at 11 p.m. on the dance floor, whichever you like. For the evening we suggest a smaller dessert in the menu.',
        },
        {
          question: 'How much is the deposit?',
          answer:
            'It is 30%, due seven days after the invoice that follows the contract. Cancelling up to 60 days before the party costs nothing, and the deposit is returned.',
        },
        {
          question: 'Two families, two cuisines: can you bring them together?',
          answer:
            'Usually. We set Rhineland dishes beside your family recipes, take out pork, or the alcohol in the sauces, and print every label in a second language as well.',
        },
        {
          question: 'Do we have to choose the menu when we book?',
          answer:
            'No. To confirm, we need the date, the package and an estimate of guests. You choose the dishes after the tasting, six weeks before the party at the latest.',
        },
      ],
    },
    'save-the-date': {
      title: 'Ask about your wedding date',
      text: 'Once you have our quote, we hold the date for 14 days, so you have time to think it over.',
      actions: [{ label: 'Ask about your date' }, { label: 'Talk to us' }],
    },
  },
};
