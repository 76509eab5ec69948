import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  meta: {
    title: 'Su solicitud ha llegado',
    description: `Su solicitud está en nuestra cocina. Aquí tiene su referencia y el día en que ${site.name} le responderá con un presupuesto, sin compromiso alguno.`,
    keywords: ['solicitud enviada', 'solicitud de catering'],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Solicitud',
    title: 'Gracias, ya la tenemos',
    lead: 'Su solicitud está a salvo con nosotros. El presupuesto llega por correo y nada queda reservado hasta que usted lo acepte.',
  },
  sections: [],
};
