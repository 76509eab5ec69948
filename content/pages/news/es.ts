import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  meta: {
    title: 'Noticias de la cocina y de la casa',
    description:
      'Ideas para bufés, bodas junto al lago y fiestas de empresa, y una mirada a nuestra cocina: artículos de la casa junto al lago en Krefeld.',
    keywords: ['ideas de catering', 'organizar una boda', 'ideas para fiestas de empresa', 'noticias'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Noticias',
    title: 'Noticias de la cocina y de la casa',
    lead: `Lo que hemos cocinado, planificado y aprendido en ${site.name}. Con cantidades, horas y listas que le servirán.`,
  },
  sections: [],
};
