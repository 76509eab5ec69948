import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { address, company, phone, social } = site;
const profiles = social.map((profile) => `${profile.name}: ${profile.href}`);

export const es: Translation<typeof de> = {
  meta: {
    title: 'Aviso legal y datos de la empresa',
    description: `Quién está detrás de ${site.name}: empresa, dirección, representación, contacto, registro, autoridad de control y responsable de los contenidos.`,
    keywords: [
      'aviso legal',
      'datos de la empresa',
      'titular del sitio',
      `${site.name} ${address.city}`,
      'contacto',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Quién habla aquí',
    title: 'Aviso legal',
    lead: 'Información exigida por el § 5 de la Ley alemana de servicios digitales (DDG) y el § 18 del Tratado interestatal de medios (MStV).',
  },
  sections: [
    {
      kind: 'prose',
      id: 'imprint',
      notice:
        'Este texto es una traducción de los datos que la ley nos obliga a publicar. Prevalece la versión alemana.',
      parts: [
        {
          id: 'provider',
          title: 'Titular',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'Empresa', text: company.legalName },
                {
                  term: 'Dirección',
                  text: `${address.street}, ${address.zip} ${address.city}, ${address.countryName.es}`,
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'En la misma dirección están el espacio para eventos y la cocina. El correo postal nos llega allí todos los días laborables; no tenemos apartado de correos.',
            },
          ],
        },
        {
          id: 'representation',
          title: 'Representación',
          blocks: [
            {
              kind: 'paragraph',
              text: `La sociedad está representada por su administradora: ${company.director}.`,
            },
          ],
        },
        {
          id: 'contact',
          title: 'Contacto',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'Correo electrónico', text: site.email },
                { term: 'Teléfono', text: phone.display },
                { term: 'Desde el extranjero', text: phone.international },
                {
                  term: 'Horario',
                  text: `todos los días de ${site.openingHours.opens} a ${site.openingHours.closes}`,
                },
              ],
            },
            { kind: 'action', action: { label: 'Ir al formulario de contacto', to: { route: 'contact' } } },
          ],
        },
        {
          id: 'register',
          title: 'Registro e IVA',
          blocks: [
            {
              kind: 'terms',
              items: [
                { term: 'Registro mercantil', text: company.register },
                { term: 'NIF-IVA (§ 27a de la ley alemana del IVA, UStG)', text: company.vatId },
              ],
            },
          ],
        },
        {
          id: 'supervision',
          title: 'Autoridad de control',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Servimos alcohol y elaboramos alimentos. La misma autoridad municipal concede la licencia de hostelería e inspecciona la cocina:',
            },
            { kind: 'paragraph', text: company.supervision },
          ],
        },
        {
          id: 'editorial',
          title: 'Responsable de los contenidos',
          blocks: [
            {
              kind: 'paragraph',
              text: `Responsable según el § 18, apdo. 2, del MStV, en particular de los artículos de la sección de noticias: ${company.director}, ${address.street}, ${address.zip} ${address.city}.`,
            },
          ],
        },
        {
          id: 'dispute-resolution',
          title: 'Litigios de consumo',
          blocks: [
            {
              kind: 'paragraph',
              text: 'No estamos obligados ni dispuestos a participar en procedimientos ante una entidad de resolución alternativa de litigios de consumo (§ 36 de la ley alemana VSBG). Si algo no ha salido bien, hable con nosotros: preferimos encontrar la solución directamente con usted.',
            },
          ],
        },
        {
          id: 'pictures-and-copyright',
          title: 'Imágenes, tipografías, derechos de autor',
          blocks: [
            {
              kind: 'paragraph',
              text: `Las imágenes y el vídeo de este sitio son visualizaciones propias: escenas en 3D construidas y calculadas por ordenador, no fotografías de un evento concreto. Muestran platos, salas y montajes a modo de ejemplo. Los derechos pertenecen a ${site.name}.`,
            },
            {
              kind: 'paragraph',
              text: 'Las tipografías Cormorant y Jost se usan con la licencia SIL Open Font License 1.1 y se cargan desde nuestro propio servidor.',
            },
            {
              kind: 'paragraph',
              text: 'Los textos, las imágenes y el diseño están protegidos por derechos de autor. A la prensa y a los proveedores que trabajan con nosotros les cedemos material con gusto si lo piden. Cualquier otro uso requiere nuestro permiso previo por escrito.',
            },
          ],
        },
        {
          id: 'scope',
          title: 'Alcance y otros datos',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Este aviso legal vale también para nuestros perfiles en redes sociales:',
            },
            { kind: 'list', items: profiles },
            {
              kind: 'paragraph',
              text: 'Los datos que exige el reglamento alemán de información sobre servicios (DL-InfoV) y que no figuran aquí, por ejemplo nuestro seguro de responsabilidad civil, constan en cada presupuesto, es decir, antes de firmar nada.',
            },
            {
              kind: 'paragraph',
              text: 'Cuando enlazamos a otros sitios, hemos revisado su contenido al poner el enlace. Si sabemos de un contenido ilícito, retiramos el enlace.',
            },
          ],
        },
      ],
    },
  ],
};
