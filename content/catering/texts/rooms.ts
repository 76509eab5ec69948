import type { RoomId, Seating } from '../../house';
import type { Localized } from '../../locales';

export const roomTexts: Readonly<Record<RoomId, Localized>> = {
  hall: { de: 'Seesaal', en: 'Lake Room', es: 'Salón del Lago' },
  'fireplace-room': { de: 'Kaminzimmer', en: 'Fireplace Room', es: 'Sala de la Chimenea' },
  terrace: { de: 'Terrasse', en: 'Terrace', es: 'Terraza' },
  meadow: { de: 'Wiese', en: 'Meadow', es: 'Pradera' },
  jetty: { de: 'Steg', en: 'Jetty', es: 'Embarcadero' },
  tent: { de: 'Zelt auf der Wiese', en: 'Marquee on the meadow', es: 'Carpa en la pradera' },
  kull: { de: 'Holthausens Kull', en: 'Holthausens Kull', es: 'Holthausens Kull' },
};

export const seatingTexts: Readonly<Record<Seating, Localized>> = {
  tables: { de: 'an Tischen', en: 'seated at tables', es: 'en mesas' },
  standing: { de: 'im Stehen', en: 'standing', es: 'de pie' },
  rows: { de: 'in Stuhlreihen', en: 'in rows of chairs', es: 'en filas de sillas' },
  'u-shape': { de: 'im U', en: 'in a U-shape', es: 'en forma de U' },
};
