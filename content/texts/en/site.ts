import type { Words } from '../../schema';
import { site } from '../../site';
import type { words as de } from '../de/site';

/** What stands on many pages, or beside data. */
export const words: Words<typeof de> = {
  claim: 'Lakeside venue & premium catering',
  country: 'Germany',
  example: {
    house: `${site.name} is an example: the house, its people, reviews, awards and figures are invented.`,
    proof: 'Invented example: neither this house nor its guests exist.',
  },
  badges: {
    magazine: 'Autumn issue, “Houses on the water”',
    'newspaper-1': '“An evening by the lake”, 14 June',
    'event-caterer': 'Directory listing',
    ranking: 'Lower Rhine selection',
    'portal-location': 'Event venue portal',
    'newspaper-2': `“From ${site.name}’s kitchen”, 7 February`,
    'travel-review': 'Guest reviews',
    'portal-catering': 'Catering portal',
    'business-review': 'Business review seal',
    'local-review': 'Local reviews',
  },
  widgets: {
    instagram: 'shows our latest posts here.',
    review: 'shows reviews left there by guests.',
    trust: 'shows the overall rating from that portal.',
    travel: 'shows the current badge with its rating and date.',
    'event-caterer': 'shows the current badge with its rating and date.',
    'portal-location': 'shows the current badge with its rating and date.',
    'portal-catering': 'shows the current badge with its rating and date.',
    'business-review': 'shows the current badge with its rating and date.',
    'local-review': 'shows the current badge with its rating and date.',
  },
  promos: {
    delivery: 'Free delivery within 30 km of Krefeld',
    winter: 'Up to {saving}% less venue hire in winter',
    hours: 'Here for you every day from {opens} to {closes}',
    answer: 'No-obligation enquiry, answered within {days} days',
    scarceDates: 'Only a few dates left for {year}',
  },
  reviews: {
    miriam: {
      occasion: 'Wedding, 86 guests',
      text: 'A storm rolled in at half past six. Three quarters of an hour later every table stood indoors, and the soup was hot.',
    },
    tobias: {
      occasion: 'Client evening, 140 guests',
      text: 'The quote arrived on day two and the invoice matched it to the cent. I rarely see that.',
    },
    gisela: {
      occasion: '80th birthday, 34 guests',
      text: 'My sister needs her food puréed. They served it so that nobody at the table noticed.',
    },
    deniz: {
      occasion: 'Summer party, 110 guests',
      text: 'The barbecue was superb, the aubergine steak went first. Next time, please, a second bar on the lawn.',
    },
    katrin: {
      occasion: 'Outdoor ceremony, 52 guests',
      text: 'We dreaded the running order. In the end it hung in the kitchen and we never once needed it.',
    },
    henning: {
      occasion: 'Seminar, 28 guests',
      text: 'Coffee at eight, soup at noon, no drowsy heads at three. And a room you can breathe in.',
    },
    jule: {
      occasion: 'Christening, 41 guests',
      text: 'The children had plates of their own and a place by the window. The adults ate in peace.',
    },
    frank: {
      occasion: 'Trade fair breakfast, 75 guests',
      text: 'At our stand by six, everything there, everything labelled. Only the coffee could have lasted beyond three hours.',
    },
  },
  alts: {
    hero: 'The house by the lake at blue hour: six lit glass doors, string lights, and the jetty with its one lantern',
    'hero-portrait':
      'View from the end of the jetty between its railings to the lit house, a couple walking towards it at dusk',
    'hero-portrait-day':
      'Between the railings of the jetty towards the house on a summer afternoon, parasols on the terrace, a couple walking ahead',
    'landing-location':
      'The house by the lake in the early evening: white gable, slate roof, string lights coming on, two guests on the jetty',
    'landing-business':
      'Rows of chairs in the Lake Room in the morning, seen from the speaker’s place, the glass doors to the terrace behind',
    'landing-private':
      'A fire bowl with chairs on the terrace, a round table under string lights behind, the Lake Room right, the lake left',
    'landing-wedding':
      'White chairs and an arch of roses on the lakeside meadow in the afternoon, petals along the aisle, the jetty on the left',
    'type-seated-dinner': 'A place setting with menu card, golden cutlery and candles on a white tablecloth',
    'not-found': 'A rowing boat with a lantern on the calm lake at blue hour',
    contact:
      'Two chairs and a small table with wine at the end of the jetty, railings on both sides, one lantern at sunset',
    'og-backdrop':
      'The house by the lake late in the evening: warm windows, string lights and their reflection in the water',
    'location-rooms':
      'The Lake Room with laid round tables under linen lamps, the open glass doors to the terrace at dusk on the left',
    'catering-christmas':
      'The house by the lake in snow on a winter evening: warm windows, string lights and a snow-covered jetty',
    'catering-large-events':
      'Four long tables for many guests in a pale marquee under string lights, the lake at the end',
    'location-private':
      'Long wooden tables under the parasols of the terrace on a summer afternoon, the doors of the Lake Room open on the right',
    'location-faq':
      'An open guest book, a bell and a lamp on the reception desk, the evening lake in the window',
    'gallery-02': 'A fire bowl with blazing logs and sparks on the shore at blue hour',
    'gallery-01':
      'The limewashed house with its slate roof on a summer afternoon, four parasols on the terrace, meadow and jetty in front',
    'catering-seminar':
      'The Lake Room set for a seminar in the morning: rows of desks with notepads and coffee, a screen at the far end',
    'gallery-04': 'A long laid table in the Fireplace Room, the fire burning at the far end',
    'gallery-18':
      'Candles floating in glass bowls on the calm lake beside the jetty, the lantern lit at its end',
    'gallery-22':
      'A bench with two cups of coffee at the end of the jetty on a misty morning, the lantern out, the far shore pale',
  },
};
