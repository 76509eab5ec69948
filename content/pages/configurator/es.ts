import { counts } from '../../catering/counts';
import { stepSlugs } from '../../routes';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Words<typeof de> = {
  meta: {
    title: 'Configurador de catering',
    description: `Elija invitados, tipo de catering, platos y servicios y vea el precio al momento: en unos minutos puede pedir presupuesto a ${site.name}.`,
    keywords: [
      'configurador de catering',
      'calcular precio de catering',
      'solicitar catering Krefeld',
      'diseñar un bufé',
    ],
  },
  hero: {
    eyebrow: 'Configurador',
    title: `Su catering en ${stepSlugs.length} preguntas`,
    lead: `${counts.dishes} platos, su número de invitados y un precio que se calcula al momento. Sin compromiso, en unos minutos.`,
  },
};
