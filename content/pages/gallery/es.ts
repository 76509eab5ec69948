import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  meta: {
    title: 'Galería: la casa del lago en Krefeld',
    description:
      'Imágenes de la casa junto al lago: mesas puestas, luces sobre el embarcadero, platos de nuestra cocina. Vea cómo puede ser su propia celebración.',
    keywords: [
      'galería de eventos',
      'fotos de boda junto al lago',
      'imágenes de catering',
      'fotos del espacio Krefeld',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Imágenes',
    title: 'Galería: casa, lago y mesas',
    lead: `Luz, agua y mesas puestas: así puede verse ${site.name} cuando llegan los invitados. Todas las imágenes son visualizaciones propias; elija un tema o recórralas todas.`,
  },
  sections: [],
};
