import type { RoomId } from './house';
import type { MediaKey } from './media';

/** The light outdoors, or `lamplight` where no window says what time it is. */
export type Hour = 'morning' | 'afternoon' | 'dusk' | 'night' | 'lamplight';

export type PictureFacts = {
  /** Rooms and places of ours that can be recognised; empty for what could be anywhere. */
  readonly shows: readonly (RoomId | 'house' | 'lake' | 'kitchen')[];
  readonly hour: Hour;
  /** Where snow, leaves or what people wear says so. */
  readonly season?: 'warm' | 'winter';
  /** The jetty as far as it is in the picture: sides with a railing, and fixed lanterns. */
  readonly jetty?: { readonly railings: number; readonly lanterns: number };
  /** Lights that were put there for the evening. */
  readonly lights?: readonly ('string lights' | 'candles' | 'storm lanterns' | 'fire')[];
  /** How many of them are in the picture. */
  readonly counts?: { readonly glassDoors?: number; readonly parasols?: number };
  readonly people?: true;
};

/** Both railings and the one lantern at its end. */
const ourJetty = { railings: 2, lanterns: 1 } as const;
const front = { shows: ['house', 'hall', 'terrace', 'jetty', 'lake'], jetty: ourJetty } as const;
const lamplit = { shows: [], hour: 'lamplight' } as const;
const byTheLake = { shows: ['lake'], hour: 'dusk' } as const;

/**
 * What every picture shows, written down by whoever looked at it. Tests hold alternative texts, house and pages against it:
 * whoever replaces a picture changes its line here.
 * @public
 */
export const pictureFacts: Readonly<Record<MediaKey, PictureFacts>> = {
  hero: { ...front, hour: 'dusk', lights: ['string lights'], counts: { glassDoors: 6 }, people: true },
  'hero-portrait': { ...front, hour: 'dusk', people: true },
  'landing-location': { ...front, hour: 'dusk', lights: ['string lights'], people: true },
  'og-backdrop': { ...front, hour: 'night', lights: ['string lights'], people: true },
  'gallery-12': { ...front, hour: 'night', lights: ['string lights'], counts: { glassDoors: 6 } },
  'gallery-15': { ...front, hour: 'night', lights: ['string lights'], people: true },
  'gallery-01': {
    shows: ['house', 'terrace', 'meadow', 'jetty', 'lake'],
    hour: 'afternoon',
    season: 'warm',
    jetty: ourJetty,
    counts: { parasols: 4 },
  },
  contact: { shows: ['jetty', 'lake'], hour: 'dusk', season: 'warm', jetty: ourJetty },
  'location-rooms': { shows: ['hall', 'terrace'], hour: 'dusk', lights: ['candles', 'string lights'] },
  'location-corporate': { shows: ['hall', 'terrace', 'lake'], hour: 'morning', people: true },
  'landing-business': { shows: ['hall', 'lake'], hour: 'dusk' },
  'gallery-03': {
    shows: ['hall', 'terrace', 'lake'],
    hour: 'dusk',
    lights: ['string lights', 'storm lanterns', 'fire'],
  },
  'gallery-06': { shows: ['hall', 'lake'], hour: 'dusk', lights: ['candles'] },
  'gallery-07': { shows: ['hall', 'lake'], hour: 'night', lights: ['string lights'] },
  'gallery-24': { shows: ['hall', 'lake'], hour: 'dusk', lights: ['candles'] },
  'gallery-04': { shows: ['fireplace-room'], hour: 'lamplight', lights: ['candles', 'fire'] },
  'landing-private': { shows: ['terrace', 'lake'], hour: 'dusk', lights: ['string lights', 'fire'] },
  'location-private': {
    shows: ['house', 'hall', 'terrace', 'meadow'],
    hour: 'afternoon',
    season: 'warm',
    people: true,
  },
  'news-business-breakfast': { shows: ['terrace', 'lake'], hour: 'morning' },
  'gallery-20': { shows: ['terrace', 'lake'], hour: 'dusk' },
  'landing-wedding': {
    shows: ['meadow', 'jetty', 'lake'],
    hour: 'afternoon',
    season: 'warm',
    jetty: ourJetty,
    people: true,
  },
  'location-weddings': {
    shows: ['meadow', 'jetty', 'lake'],
    hour: 'afternoon',
    season: 'warm',
    jetty: ourJetty,
  },
  'catering-summer-party': { shows: ['meadow', 'lake'], hour: 'dusk', season: 'warm' },
  'gallery-16': { shows: ['meadow', 'lake'], hour: 'dusk', season: 'warm', lights: ['string lights'] },
  'gallery-21': {
    shows: ['meadow', 'tent', 'lake'],
    hour: 'dusk',
    season: 'warm',
    lights: ['string lights', 'candles'],
    people: true,
  },
  'gallery-14': { shows: ['tent', 'lake'], hour: 'dusk', lights: ['string lights'] },
  'location-holthausens-kull': { shows: ['kull', 'lake'], hour: 'morning', season: 'warm' },
  'gallery-11': { ...byTheLake, lights: ['candles', 'storm lanterns'] },
  'gallery-18': { shows: ['lake'], hour: 'night', lights: ['candles'] },
  'gallery-22': { shows: ['lake'], hour: 'morning', lights: ['storm lanterns'] },
  'gallery-19': { ...byTheLake, lights: ['storm lanterns'] },
  'gallery-02': { ...byTheLake, lights: ['fire'] },
  'gallery-17': { ...byTheLake, season: 'warm' },
  'not-found': { ...byTheLake, lights: ['storm lanterns'] },
  'location-faq': byTheLake,
  'catering-large-events': { ...byTheLake, lights: ['string lights'] },
  'catering-seminar': { shows: ['lake'], hour: 'morning' },
  'news-dream-wedding': byTheLake,
  'news-grill-and-chill': { ...byTheLake, season: 'warm', lights: ['fire'] },
  'news-buffet-ideas': { ...byTheLake, lights: ['candles'] },
  'news-what-is-catering': byTheLake,
  'news-anniversary': { shows: ['lake'], hour: 'night', lights: ['candles'] },
  'catering-christmas': { ...front, hour: 'dusk', season: 'winter', lights: ['string lights'] },
  'news-sixtieth-birthday': { ...lamplit, lights: ['candles'] },
  'gallery-10': { ...lamplit, lights: ['candles'] },
  'type-seated-dinner': { ...lamplit, lights: ['candles'] },
  'landing-premium-catering': { shows: ['kitchen'], hour: 'lamplight' },
  'about-kitchen': { shows: ['kitchen'], hour: 'lamplight' },
  'about-hands': { shows: ['kitchen'], hour: 'lamplight', people: true },
  'news-kitchen-secret': { shows: ['kitchen'], hour: 'lamplight' },
  'catering-trade-fair': lamplit,
  'gallery-05': lamplit,
  'gallery-08': lamplit,
  'gallery-09': lamplit,
  'gallery-13': lamplit,
  'gallery-23': lamplit,
};
