import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  meta: {
    title: 'Espacio junto al lago y catering en Krefeld',
    description: `Bodas, eventos de empresa, cumpleaños: ${site.name} une un espacio junto al lago en Krefeld con catering de cocina propia. Presupuesto en tres días.`,
    keywords: [
      'espacio para eventos Krefeld',
      'eventos junto al lago',
      'catering Krefeld',
      'bodas',
      'eventos de empresa',
    ],
  },
  hero: {
    layout: 'full',
    eyebrow: `Espacio para eventos · ${site.address.city}`,
    title: 'La velada empieza junto al lago',
    lead: 'Una casa sobre el agua, una cocina bajo su techo y un plan para su velada. De 20 a 180 invitados.',
    media: 'hero',
    actions: [{ label: 'Configurar el catering', to: { configurator: {} } }],
  },
  sections: [
    {
      kind: 'text',
      id: 'welcome',
      eyebrow: 'Bienvenidos',
      title: 'Usted invita. Nosotros ponemos la mesa.',
      paragraphs: [
        'De la primera copa en el embarcadero al último plato poco antes de medianoche: espacio, cocina y servicio son de la misma casa. Usted habla con una persona, no con cinco.',
        'Componga su catering en unos minutos y envíenos el plan. El presupuesto le llega en tres días como máximo y no le compromete a nada.',
      ],
      action: { label: `O llámenos: ${site.phone.international}`, to: { phone: 'main' } },
    },
    {
      kind: 'closing',
      id: 'configure',
      eyebrow: 'Configurador',
      title: 'De una idea a un plan',
      text: 'Invitados, tipo de catering, platos: usted elige y el precio se calcula al momento. Nada es vinculante hasta que acepte el presupuesto.',
      actions: [
        { label: 'Configurar el catering', to: { configurator: {} } },
        { label: 'Ver el espacio', to: { route: 'location' } },
      ],
    },
  ],
};
