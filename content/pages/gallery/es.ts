import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Words<typeof de> = {
  meta: {
    title: 'Galería: la casa del lago en Krefeld',
    description:
      'Imágenes de la casa junto al lago: mesas puestas, luces en el embarcadero, platos de nuestra cocina. Vea cómo puede ser su propia celebración.',
    keywords: [
      'galería de eventos',
      'fotos de boda junto al lago',
      'imágenes de catering',
      'fotos del espacio Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Imágenes',
    title: 'Galería: casa, lago y mesas',
    lead: `Así puede verse ${site.name} cuando llegan los invitados. Todas las imágenes son renders propios; elija un tema o véalas todas.`,
  },
};
