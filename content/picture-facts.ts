import type { RoomId } from './house';
import type { MediaKey } from './media';

/** The light outdoors, or `lamplight` where no window says what time it is. */
export type Hour = 'morning' | 'afternoon' | 'dusk' | 'night' | 'lamplight';

export type PictureFacts = {
  /** Rooms and places of ours that can be recognised; empty for what could be anywhere. */
  readonly shows: readonly (RoomId | 'house' | 'lake')[];
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
const byTheLake = { shows: ['lake'], hour: 'dusk' } as const;

/**
 * What every picture shows, written down by whoever looked at it. Tests hold alternative texts, house and pages against it:
 * whoever replaces a picture changes its line here.
 * @public
 */
export const pictureFacts: Readonly<Record<MediaKey, PictureFacts>> = {
  hero: { ...front, hour: 'dusk', lights: ['string lights'], counts: { glassDoors: 6 }, people: true },
  'hero-portrait': { ...front, hour: 'dusk', people: true },
  'hero-portrait-day': { ...front, hour: 'afternoon', season: 'warm', counts: { parasols: 4 }, people: true },
  'landing-location': { ...front, hour: 'dusk', lights: ['string lights'], people: true },
  'og-backdrop': { ...front, hour: 'night', lights: ['string lights'], people: true },
  'gallery-12': {
    ...front,
    hour: 'night',
    lights: ['string lights'],
    counts: { glassDoors: 6 },
    people: true,
  },
  'gallery-15': { ...front, hour: 'night', lights: ['string lights'], people: true },
  'gallery-01': {
    shows: ['house', 'terrace', 'meadow', 'jetty', 'lake'],
    hour: 'afternoon',
    season: 'warm',
    jetty: ourJetty,
    counts: { parasols: 4 },
    people: true,
  },
  contact: { shows: ['jetty', 'lake'], hour: 'dusk', season: 'warm', jetty: ourJetty },
  'location-rooms': { shows: ['hall', 'terrace'], hour: 'dusk', lights: ['candles', 'string lights'] },
  'location-corporate': { shows: ['hall', 'terrace', 'lake'], hour: 'morning', people: true },
  'landing-business': { shows: ['hall', 'terrace', 'lake'], hour: 'morning', people: true },
  'gallery-07': { shows: ['hall'], hour: 'night', lights: ['string lights'] },
  'gallery-04': { shows: ['fireplace-room'], hour: 'lamplight', lights: ['candles', 'fire'] },
  'landing-private': {
    shows: ['house', 'hall', 'terrace', 'meadow', 'lake'],
    hour: 'dusk',
    lights: ['string lights', 'candles', 'fire'],
  },
  'location-private': {
    shows: ['house', 'hall', 'terrace', 'meadow'],
    hour: 'afternoon',
    season: 'warm',
    people: true,
  },
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
  'catering-summer-party': {
    shows: ['meadow', 'jetty', 'lake'],
    hour: 'afternoon',
    season: 'warm',
    jetty: ourJetty,
    people: true,
  },
  'gallery-21': {
    shows: ['meadow', 'tent', 'lake'],
    hour: 'dusk',
    season: 'warm',
    lights: ['string lights', 'candles'],
    people: true,
  },
  'location-holthausens-kull': { shows: ['kull', 'lake'], hour: 'morning', season: 'warm' },
  'gallery-18': { shows: ['jetty', 'lake'], hour: 'dusk', jetty: ourJetty, lights: ['candles'] },
  'gallery-22': { shows: ['jetty', 'lake'], hour: 'morning', jetty: ourJetty },
  'gallery-02': { ...byTheLake, lights: ['fire'] },
  'not-found': { ...byTheLake, lights: ['storm lanterns'] },
  'location-faq': byTheLake,
  'catering-large-events': { ...byTheLake, lights: ['string lights'] },
  'catering-seminar': { shows: ['hall', 'terrace', 'lake'], hour: 'morning' },
  'catering-christmas': { ...front, hour: 'dusk', season: 'winter', lights: ['string lights'], people: true },
  'type-seated-dinner': { shows: [], hour: 'lamplight', lights: ['candles'] },
};
