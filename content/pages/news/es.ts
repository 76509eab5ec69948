import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Words<typeof de> = {
  meta: {
    title: 'Noticias de la cocina y de la casa',
    description:
      'Ideas para bufés, bodas junto al lago y fiestas de empresa, y cómo trabaja nuestra cocina: artículos de la casa junto al lago en Krefeld.',
    keywords: ['ideas de catering', 'organizar una boda', 'ideas para fiestas de empresa', 'noticias'],
  },
  hero: {
    eyebrow: 'Noticias',
    title: 'Noticias de la cocina y de la casa',
    lead: `Ideas y experiencias de ${site.name}, con cantidades, horarios y listas que podrá aprovechar.`,
  },
};
