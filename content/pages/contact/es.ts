import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  meta: {
    title: 'Contacto: teléfono, correo y cómo llegar',
    description: `Llámenos o escríbanos, todos los días de 10 a 22 h. ${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Alemania. Respuesta en tres días.`,
    keywords: [
      'contacto espacio para eventos Krefeld',
      'solicitar catering',
      'visitar el espacio',
      'cómo llegar',
    ],
  },
  hero: {
    layout: 'split',
    eyebrow: 'Seegut en Krefeld',
    title: 'Contacto y cómo llegar',
    lead: 'Hablemos de su velada: por teléfono todos los días de 10 a 22 h, por correo a cualquier hora. Visitas con cita previa, también en fin de semana.',
    media: 'contact',
    actions: [
      { label: site.phone.international, to: { phone: 'main' } },
      { label: 'Escribir un correo', to: { mail: 'main' } },
    ],
  },
  sections: [
    {
      kind: 'text',
      id: 'visit',
      eyebrow: 'Visita',
      title: 'Concertar una visita',
      paragraphs: [
        `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Alemania. Hay aparcamiento junto a la casa y se entra sin escalones.`,
        'La visita dura unos 40 minutos: casa, terraza, embarcadero y un vistazo a la cocina. Díganos antes la fecha y el número aproximado de invitados y le enseñaremos la distribución adecuada.',
      ],
    },
    {
      kind: 'closing',
      id: 'configure',
      title: 'Empezar a planificar',
      text: 'Con el configurador responde a nuestras primeras preguntas con calma. En tres días tendrá un presupuesto.',
      actions: [{ label: 'Configurar el catering', to: { configurator: {} } }],
    },
  ],
};
