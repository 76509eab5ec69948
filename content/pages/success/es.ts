import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Words<typeof de> = {
  meta: {
    title: 'Su solicitud: confirmación y estado',
    description: `Una vez enviada su solicitud, aquí verá su referencia, su estado y el día en que ${site.name} le responderá con un presupuesto, sin compromiso.`,
    keywords: ['solicitud enviada', 'solicitud de catering'],
  },
  hero: {
    eyebrow: 'Solicitud',
    title: 'El estado de su solicitud',
    lead: 'Aquí verá su referencia, el día de nuestra respuesta y el estado de su solicitud en cuanto la haya enviado.',
  },
};
