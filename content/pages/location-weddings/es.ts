import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Bodas junto al lago en Krefeld',
    description:
      'Ceremonia en la pradera, el embarcadero o la ensenada, cena para 120 en el Salón del Lago y baile hasta las 2: lugares, luz, plan B y horarios.',
    keywords: [
      'ceremonia civil junto al lago Krefeld',
      'boda junto al agua Alemania',
      'ceremonia en el embarcadero',
      'salón de bodas Krefeld',
      'boda al aire libre plan B lluvia',
      'boda exterior Bajo Rin',
    ],
  },
  hero: {
    eyebrow: 'Bodas junto al lago',
    title: 'Bodas junto al lago en Krefeld',
    lead: 'El «sí, quiero» junto al agua: en la pradera, el embarcadero, la terraza o la ensenada, a tres minutos del salón como máximo.',
    actions: [{ label: 'Consultar disponibilidad' }, { label: 'Ver el catering de boda' }],
  },
  sections: {
    'ceremony-places': {
      title: 'Dónde se celebra la ceremonia',
      intro:
        'Todos los lugares están en la finca. La elección suele depender del número de invitados y de la hora.',
      columns: ['Lugar', 'Sillas', 'Buena luz', 'Suelo', 'Si llueve'],
      rows: [
        [
          'Pradera de la orilla',
          'hasta 140',
          'desde las 15 h',
          'césped, pasillo con alfombra',
          'Salón del Lago',
        ],
        [
          'Embarcadero',
          'hasta 30',
          'dos horas antes del ocaso',
          'madera, barandilla a ambos lados',
          'terraza cubierta',
        ],
        ['Terraza', 'hasta 90', 'desde mediodía', 'madera, sin escalones', 'Salón del Lago'],
        [
          'Holthausens Kull',
          'hasta 60',
          'última hora de la mañana',
          'grava y hierba',
          'Sala de la Chimenea o Salón del Lago',
        ],
      ],
      note: 'Las ceremonias simbólicas son posibles en todos ellos. Para una boda civil, pregunte antes en el registro civil de Krefeld si celebran en la finca y en qué lugar.',
    },
    'wedding-day': {
      title: 'Una boda de septiembre por horas',
      items: [
        {
          time: '10:00',
          title: 'Apertura de la casa',
          text: 'Flores, equipos y tarta entran por el patio. En la Sala de la Chimenea, maquillaje y café.',
        },
        {
          time: '15:00',
          title: 'Ceremonia en la pradera',
          text: 'Cuarenta minutos con música. En la orilla hay una mesa para los anillos y, a la sombra, sillas con respaldo para los abuelos.',
        },
        {
          time: '15:45',
          title: 'Felicitaciones y canapés',
          text: 'Los camareros pasan bandejas entre las filas; los novios no tienen que atender una cola.',
        },
        {
          time: '17:00',
          title: 'Fotos en el embarcadero',
          text: 'Media hora para los dos. Mientras tanto, los invitados toman tarta o helado.',
        },
        {
          time: '18:30',
          title: 'Cena',
          text: 'Cuatro platos, dos discursos y la puesta de sol hacia las ocho. Las puertas están abiertas.',
        },
        {
          time: '22:00',
          title: 'Primer baile',
          text: 'Fuera termina la música suave y en el salón empieza el baile; en la terraza quedan faroles y mantas. A medianoche se sirve algo salado para comer con la mano.',
        },
      ],
    },
    rain: {
      title: 'El plan B si llueve',
      paragraphs: [
        'Tres horas antes de la ceremonia miramos juntos el radar. Usted decide y seis personas hacen el cambio: en 45 minutos sillas, arco de flores y sonido están en el Salón del Lago, mirando al agua.',
        'Si se anuncia un chubasco largo, movemos solo la ceremonia y dejamos el cóctel bajo el alero. Para ir al coche hay paraguas blancos junto a la puerta.',
      ],
      points: [
        'Carpa de 6 × 12 m como tercera opción; se decide hasta el día anterior',
        'Carpa con calefacción en bodas de octubre a marzo',
      ],
    },
    'evening-figures': {
      title: 'Cifras para su lista',
      items: [
        { value: '100', label: 'invitados en mesas redondas si se baila dentro' },
        {
          value: gross('din-ufer'),
          label: 'por persona, tres platos, IVA incluido, desde 20 invitados',
        },
        { value: '1:12', label: 'proporción de camareros e invitados sentados; con Horizont, 1:10' },
        { value: '22 h', label: 'fin de la música suave en el exterior' },
      ],
    },
    light: {
      title: 'Luz y puesta de sol',
      paragraphs: [
        'En junio hay luz hasta pasadas las diez: sirva el postre fuera. A finales de agosto anochece durante la cena y las guirnaldas ya están encendidas. En octubre oscurece hacia las siete; ceremonia a las dos, fotos a las cuatro, cena a la luz de las velas.',
        'Las bodas de invierno tienen su encanto, con braseros a lo largo del camino y noche cerrada desde las cinco. El embarcadero se cubre de gravilla y hay una manta en cada silla.',
      ],
    },
    'ceremony-included': {
      title: 'Qué incluye la ceremonia',
      items: [
        'Sillas en filas, que retiramos después',
        'Mesa para anillos, acta o ritual de la arena',
        'Altavoz y micrófono inalámbrico para el oficiante',
        'Electricidad para un teclado o un pequeño conjunto',
        'Agua para todos antes de empezar',
        'Cesta con crema solar, abanicos y pañuelos',
        'Vestidor con espejo y tabla de planchar',
        'Camino iluminado hasta el aparcamiento',
      ],
      note: `El arco de flores, la alfombra y la decoración los trae su florista o los ponemos nosotros desde ${gross('s10')} por persona con IVA.`,
    },
    'wedding-pictures': { title: 'Imágenes de una boda' },
    'ceremony-questions': {
      title: 'Preguntas sobre la ceremonia',
      items: [
        {
          question: '¿Se permiten confeti, arroz o palomas?',
          answer:
            'Pompas de jabón y campanillas, sí. Le rogamos que prescinda del arroz, los pétalos, el confeti y los farolillos voladores: acaban en el lago. Palomas, solo con un cuidador que se las lleve.',
        },
        {
          question: '¿Quién hace la tarta?',
          answer:
            'Su pastelero, su tía o nuestra repostería. Las tartas que traiga van a la cámara fría, se presentan y, si lo desea, las cortamos nosotros.',
        },
        {
          question: '¿Puede venir nuestro perro?',
          answer:
            'En la pradera y la terraza, con correa, por supuesto. En el salón y la cocina no, por los alimentos; los perros de asistencia sí pueden estar en el salón.',
        },
        {
          question: '¿Hay habitaciones para dormir?',
          answer:
            'En la casa no. En Krefeld hay varios hoteles a poca distancia en taxi; reservamos coches para la una y media y las dos.',
        },
        {
          question: '¿Puede llegar a la orilla la abuela con andador?',
          answer:
            'Sí. El camino está pavimentado y sobre el césped extendemos una estera. Si nos dice cuántas personas son, les guardamos la primera fila.',
        },
      ],
    },
    walk: {
      title: 'Visite el embarcadero y la pradera',
      text: `Venga a ver dónde sería su ceremonia. Basta una llamada al ${site.phone.international}, también para venir un domingo.`,
      actions: [{ label: 'Concertar una visita' }, { label: 'Calcular el precio de la boda' }],
    },
  },
};
