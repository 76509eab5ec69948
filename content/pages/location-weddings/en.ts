import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('en');

export const en: Words<typeof de> = {
  meta: {
    title: 'Lakeside wedding venue in Krefeld',
    description:
      'Outdoor ceremony on meadow or jetty or in the cove, dinner for 120 in the Lake Room, dancing until 2 a.m.: places, light, rain plan and timings in Krefeld.',
    keywords: [
      'outdoor wedding ceremony Krefeld',
      'waterside wedding NRW',
      'jetty ceremony',
      'wedding hall Krefeld',
      'outdoor wedding rain plan',
      'outdoor wedding Lower Rhine',
    ],
  },
  hero: {
    eyebrow: 'Weddings by the lake',
    title: 'Lakeside weddings in Krefeld',
    lead: 'Marry on the meadow, the jetty, the terrace or in the cove, never more than three minutes’ walk from dinner in the Lake Room.',
    actions: [{ label: 'Ask about your date' }, { label: 'Weddings in full' }],
  },
  sections: {
    'ceremony-places': {
      title: 'Where the ceremony takes place',
      intro:
        'Every place is in the grounds. The number of guests often decides which one suits you, sometimes the time of day.',
      columns: ['Place', 'Chairs', 'Good light', 'Underfoot', 'If it rains'],
      rows: [
        ['Lakeside meadow', 'up to 140', 'from 3 p.m.', 'lawn, aisle with runner', 'Lake Room'],
        ['Jetty', 'up to 30', 'two hours before sunset', 'timber, handrail on both sides', 'covered terrace'],
        ['Terrace', 'up to 90', 'from midday', 'timber, step-free', 'Lake Room'],
        ['Holthausens Kull', 'up to 60', 'late morning', 'gravel and grass', 'Fireplace Room or Lake Room'],
      ],
      note: 'Celebrant-led ceremonies are possible anywhere. Please ask Krefeld’s register office whether and where it marries couples in the grounds before you book a celebrant.',
    },
    'wedding-day': {
      title: 'A September wedding, hour by hour',
      items: [
        {
          time: '10 a.m.',
          title: 'The house is yours',
          text: 'Flowers, equipment and cake come in through the yard. Make-up and coffee in the Fireplace Room.',
        },
        {
          time: '3 p.m.',
          title: 'Ceremony on the meadow',
          text: 'Forty minutes with music. There is a table for the rings at the water’s edge and chairs in the shade for grandparents.',
        },
        {
          time: '3.45 p.m.',
          title: 'Congratulations and canapés',
          text: 'Waiters carry trays along the rows, so the couple has no receiving line to get through.',
        },
        {
          time: '5 p.m.',
          title: 'Pictures on the jetty',
          text: 'Half an hour for the two of you. Meanwhile guests have cake or ice cream.',
        },
        {
          time: '6.30 p.m.',
          title: 'Dinner',
          text: 'Four courses, two speeches, sunset at about eight. The doors are open.',
        },
        {
          time: '10 p.m.',
          title: 'First dance',
          text: 'The quiet music outdoors ends and the dancing begins in the Lake Room; lanterns and blankets stay out on the terrace. At midnight we serve a savoury snack.',
        },
      ],
    },
    rain: {
      title: 'The rain plan for your ceremony',
      paragraphs: [
        'Three hours before the ceremony we look at the rain radar together. You decide, and six of us do the rest: within 45 minutes chairs, floral arch and sound are set up in the Lake Room, facing the lake.',
        'If a long shower is forecast, we move the ceremony alone and keep the drinks under the canopy. There are white umbrellas by the door for the walk to the cars.',
      ],
      points: [
        'A 6 × 12 m marquee as a third option, decided by the day before',
        'Heating in the marquee for weddings between October and March',
      ],
    },
    'evening-figures': {
      title: 'Figures for your list',
      items: [
        { value: '100', label: 'guests at round tables with dancing indoors' },
        { value: gross('din-ufer'), label: 'per person for three courses incl. VAT, for 20 guests or more' },
        { value: '1:12', label: 'waiters to seated guests, 1:10 with Horizont' },
        { value: '10 p.m.', label: 'is when quiet music outdoors ends' },
      ],
    },
    light: {
      title: 'Light and sunset',
      paragraphs: [
        'In June it stays light until after ten, so have dessert outside. In late August dusk falls during dinner and the string lights come on. In October it is dark by seven: ceremony at two, pictures at four, dinner by candlelight.',
        'Winter weddings have an appeal of their own, with mist on the water and fire bowls along the path. The jetty is gritted and there is a blanket on every chair.',
      ],
    },
    'ceremony-included': {
      title: 'What comes with the ceremony',
      items: [
        'Chairs in rows, cleared away afterwards',
        'A table for rings, certificate or sand ceremony',
        'Speaker and radio microphone for the celebrant',
        'Power for a keyboard or small ensemble',
        'Water for everyone before it begins',
        'A basket of sun cream, fans and tissues',
        'A changing room with mirror and ironing board',
        'Lit paths back to the car park',
      ],
      note: `Floral arch, aisle runner and decoration come from your florist or through our service from ${gross('s10')} per person including VAT.`,
    },
    'wedding-pictures': { title: 'Pictures of a wedding day' },
    'ceremony-questions': {
      title: 'Questions about the ceremony',
      items: [
        {
          question: 'Are confetti, rice or doves allowed?',
          answer:
            'Soap bubbles and little bells, yes. Please leave out rice, petals, confetti and sky lanterns, as they end up in the lake. Doves are fine with a handler who takes them home.',
        },
        {
          question: 'Who bakes the cake?',
          answer:
            'Your pastry chef, your aunt or our own patisserie. Cakes you bring go into the cold room, are presented and, if you wish, cut by us.',
        },
        {
          question: 'May our dog come to the ceremony?',
          answer:
            'Yes, on the meadow and the terrace, on a lead. Not in the Lake Room or kitchen, because of the food; assistance dogs are welcome indoors.',
        },
        {
          question: 'Can guests stay overnight?',
          answer:
            'Not in the house. Several hotels in Krefeld are a short taxi ride away; we can book cabs for half past one and two.',
        },
        {
          question: 'Can Grandma reach the shore with her walking frame?',
          answer:
            'Yes. The path is paved, and we roll out a mat across the lawn. Tell us how many seats you need and we will keep them free in the front row.',
        },
      ],
    },
    walk: {
      title: 'A viewing for two',
      text: `Come and see the jetty, the meadow and the Lake Room for yourselves. A call to ${site.phone.international} is enough to arrange a visit, Sundays included.`,
      actions: [{ label: 'Arrange a viewing for two' }, { label: 'Price your party' }],
    },
  },
};
