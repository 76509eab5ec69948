import { counts } from '../../catering/counts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const en: Words<typeof de> = {
  meta: {
    title: 'About us: our host, head chef and lake house',
    description:
      'The people who plan, cook and look after your party in Krefeld: host, head chef and team, a working day in our kitchen and the rules we cook by.',
    keywords: [
      'caterer Krefeld team',
      'head chef Krefeld',
      'event venue hosts',
      'catering kitchen Lower Rhine',
      'catering quality',
    ],
  },
  hero: {
    eyebrow: 'About us',
    title: `The people behind ${site.name}`,
    lead: `I look after the people, ${site.chef} looks after the food. All that separates us is a swing door.`,
    actions: [{ label: 'Come and meet us' }],
  },
  sections: {
    story: {
      title: 'The kitchen came first',
      paragraphs: [
        `${site.name} began as a caterer with two ovens and a delivery van. We cooked in barns, factory halls and other people’s living rooms and learned what a good evening needs: short distances, warm plates, and one person with an overview.`,
        'When the house by the lake became free, we planned it around the kitchen. The Lake Room was given its glass doors, the jetty new planks, and the plating counter sits where you can see the guests’ faces from the stove.',
        'We still deliver. Some Saturdays a van leaves the yard at three for a garden party while tables are being laid indoors for a wedding. We have two crews for that, each with its own equipment.',
      ],
    },
    host: {
      title: `${site.owner}, your host`,
      paragraphs: [
        'On the phone she asks about the guests first and the budget second. Who is coming? Who finds standing hard, who eats no meat, who is giving the speech? The answers turn into a running order with times.',
        'On the day she is seldom out front. You will find her at the edge of the terrace with an eye on sky and clock, or at the grandparents’ table.',
      ],
      points: ['She signs every quote herself', 'She leads the viewings four days a week'],
    },
    chef: {
      title: `${site.chef} runs the kitchen`,
      paragraphs: [
        'His menu is Rhineland cooking with ideas from further afield: sauerbraten with raisins and almonds beside chickpea curry with coconut and lime. The rum and chocolate cream is made to his grandmother’s recipe; the panna cotta is set with agar instead of gelatine so that more guests can eat it.',
        'New dishes are cooked three times before they reach the menu: once for us, once for family, once for sixty people against the clock. Anything that fails the third time never reaches the menu.',
      ],
    },
    'kitchen-figures': {
      title: 'The kitchen in figures',
      items: [
        { value: `${counts.dishes}`, label: 'dishes on the menu, from breakfast rolls to brownies' },
        { value: '14', label: 'allergen groups, marked on every dish' },
        { value: '6 h', label: 'on the stove for the beef broth' },
        { value: `${site.answerDays} days`, label: 'to your quote, with no obligation' },
      ],
    },
    principles: {
      title: 'What you can hold us to',
      items: [
        'Vegetables in season, with the months printed on the menu',
        'Separate grates and boards for meat and vegetables',
        'Core temperatures written down, yours to read on request',
        'Buffets are cleared after two hours',
        'No dish without a complete list of allergens',
        'Prices for private customers always include VAT',
        'No surprises on the invoice: extras only with your agreement',
        'If we cannot do your date justice, we say so',
      ],
      note: 'All our food is made in one kitchen that handles every major allergen, so we cannot rule out traces.',
    },
    'working-day': {
      title: 'What happens before you arrive',
      items: [
        {
          time: '7 a.m.',
          title: 'Ovens on',
          text: 'Focaccia, quiches, tart cases. The egg noodles are scraped by hand while it is still quiet.',
        },
        {
          time: '10 a.m.',
          title: 'Deliveries and doors',
          text: 'The fish arrives on ice and the house opens. Florist and technicians are given coffee.',
        },
        {
          time: '1 p.m.',
          title: 'Staff lunch',
          text: 'Kitchen and service eat together and go through the running order and the dietary requirements.',
        },
        {
          time: '4 p.m.',
          title: 'Rehearsal',
          text: 'One plate of every course is dressed, photographed and tasted. That is why plate 80 looks like plate 1.',
        },
        {
          time: '1.30 a.m.',
          title: 'Clearing down',
          text: 'Glasses, pans and floors are cleaned. At two the lights on the jetty go out.',
        },
      ],
    },
    motto: { text: 'When the plate comes back empty, I don’t need a review.', by: `${site.chef}, head chef` },
    'about-questions': {
      title: 'What guests want to know about us',
      items: [
        {
          question: 'Can we see kitchen and house before we book?',
          answer:
            'Yes, at any time by arrangement. You are welcome to look round the kitchen too; we have a hairnet for you.',
        },
        {
          question: 'Where do your waiting staff come from?',
          answer:
            'A permanent core works with us all year. On big evenings we add casual staff who have shadowed at least two shifts beforehand.',
        },
        {
          question: 'Are you hiring?',
          answer: `We are glad to talk to people for the kitchen and front of house. Write to ${site.email}; a CV in three sentences will do to begin with.`,
        },
        {
          question: 'How many people work on one evening?',
          answer:
            'For a hundred seated guests there are fourteen: nine waiting, five cooking. Your planner is there as well, to keep an eye on the time.',
        },
        {
          question: 'Will you cook a dish that is not on your menu?',
          answer:
            'If we have cooked it once beforehand, yes. Send us your mother’s recipe and we will tell you frankly whether it works for eighty.',
        },
      ],
    },
    meet: {
      title: 'Talk to us',
      text: 'A call takes ten minutes and usually answers more than three e-mails.',
      actions: [{ label: `Call ${site.phone.international}` }, { label: 'Tell us what you have in mind' }],
    },
  },
};
