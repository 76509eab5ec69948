import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Holthausens Kull: una ensenada tranquila',
    description:
      'La ensenada junto a nuestra casa del lago: 60 sillas para una ceremonia o 80 invitados en un cóctel, a tres minutos a pie; la mejor época, de abril a octubre.',
    keywords: [
      'Holthausens Kull',
      'ceremonia íntima junto al lago Krefeld',
      'cóctel al aire libre Krefeld',
      'boda íntima Bajo Rin',
      'brindis junto al agua',
      'lago de gravera Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Fiestas pequeñas en la orilla',
    title: 'Holthausens Kull: la ensenada tranquila',
    lead: 'Una ensenada con orilla de grava entre alisos, para ceremonias de hasta 60 personas y cócteles de hasta 80.',
    actions: [{ label: 'Consultar disponibilidad' }, { label: 'Comparar los espacios' }],
  },
  sections: {
    'what-is-a-kull': {
      title: '¿Qué es una Kull?',
      paragraphs: [
        'En el Bajo Rin llaman Kull a una hondonada excavada. Aquí se extrajo grava hasta que brotó el agua subterránea y se quedó. Las excavadoras se marcharon; quedan una orilla suave, alisos, juncos y un nombre que todo el vecindario conoce.',
        `En ${site.name}, la Kull es el lugar para celebraciones pequeñas, en las que se oye hasta la última fila sin micrófono.`,
        'Por la mañana la orilla está al sol; desde las tres, la sombra de los alisos avanza sobre la grava. Por eso en julio conviene la tarde y en abril, la última hora de la mañana.',
      ],
    },
    'place-figures': {
      title: 'La ensenada en cifras',
      items: [
        { value: '60', label: 'sillas en semicírculo frente al agua' },
        { value: '80', label: 'invitados de pie, con doce mesas altas' },
        { value: '250 m', label: 'desde la casa, unos tres minutos a pie' },
        { value: 'Abr.–oct.', label: 'la mejor época; en invierno, con la grava seca' },
      ],
    },
    path: {
      title: 'El camino a la Kull',
      paragraphs: [
        'El sendero empieza en la terraza y sigue la orilla. Es firme, baja un poco y está cubierto de grava fina; mejor zapato plano que tacón. Ponemos un farol cada veinte pasos.',
        'Las personas que caminan con dificultad van en un coche eléctrico de cinco plazas hasta la primera fila. Los últimos treinta metros son de hierba y en silla de ruedas hace falta ayuda. Para celebrar sin ese obstáculo está la terraza.',
      ],
      points: [
        'Aseos en la casa; el coche va y viene',
        'Electricidad: una toma de 16 amperios',
        'Baño no permitido: a pocos metros el agua es profunda',
      ],
    },
    'small-ceremony': {
      title: 'Ceremonia con 40 invitados',
      items: [
        {
          time: '9:30',
          title: 'Montaje con calma',
          text: 'Sillas, una mesa con mantel de lino, vasos de agua. El sol sigue detrás de los árboles.',
        },
        {
          time: '11:00',
          title: 'Entrada por el sendero',
          text: 'Los invitados están sentados y los novios llegan desde la casa. Con una guitarra basta.',
        },
        {
          time: '11:40',
          title: 'Brindis sobre la grava',
          text: 'Dos bandejas de copas, tres tipos de canapés y una hora por delante.',
        },
        {
          time: '13:00',
          title: 'Comida en la mesa larga',
          text: 'En el salón o en la terraza: tres platos y café hasta las cuatro.',
        },
      ],
    },
    tray: {
      eyebrow: 'En la bandeja',
      title: 'Canapés que aguantan el camino',
      intro:
        'Fríos o templados, sin salsas que goteen. Los llevamos en cajas y los presentamos en la orilla. Para una hora contamos con cuatro a seis piezas por invitado.',
      courses: [{ title: 'Sin carne ni pescado' }, { title: 'Con pescado' }, { title: 'Con carne' }],
    },
    uses: {
      title: 'Qué es posible en la ensenada',
      columns: ['Ocasión', '¿Es posible?', 'Nuestro consejo'],
      rows: [
        ['Ceremonia de hasta 60 invitados', 'Sí', 'Mejor antes de las doce'],
        [
          'Cóctel de hasta 80 invitados',
          'Sí',
          `Canapés desde ${gross('fin-ufer')} por persona con IVA, desde 20 invitados`,
        ],
        ['Bautizo al aire libre', 'Sí', 'Acordarlo antes con la parroquia'],
        ['Despedida en la intimidad', 'Sí', 'Después, café en la Sala de la Chimenea'],
        ['Menú servido', 'No', 'Terraza o salón; la cocina queda lejos'],
        ['Baile con equipo de sonido', 'No', 'En el salón, hasta las dos'],
      ],
      note: 'Aceptamos un solo evento al día: si llueve, pasan a la casa.',
    },
    'in-the-crate': {
      title: 'Lo que llevamos a la Kull',
      items: [
        'Sillas plegables de madera, limpias y alineadas',
        'Mesas altas con lino, niveladas sobre la grava',
        'Copas, hielo y neveras',
        'Faroles para el sendero',
        'Un altavoz portátil para música suave',
        'Repelente de mosquitos, mantas y un botiquín',
      ],
      note: 'Al terminar lo recogemos todo y dejamos la ensenada como estaba.',
    },
    'kull-questions': {
      title: 'Preguntas sobre la Kull',
      items: [
        {
          question: '¿Cuándo hay que decidir por el tiempo?',
          answer:
            'Tres horas antes. Con tormenta o viento fuerte no salimos; la Sala de la Chimenea y el Salón del Lago estarán calientes.',
        },
        {
          question: '¿Pasan paseantes por allí?',
          answer:
            'Por la orilla de enfrente hay un camino público y se ven de lejos. En nuestro lado no hay nadie más.',
        },
        {
          question: '¿Podemos usar antorchas por la noche?',
          answer:
            'Nuestros faroles, sí; antorchas y fuego abierto bajo los árboles, no. Los braseros están junto a la pradera. A las 22 h como tarde la música y la fiesta terminan en la ensenada.',
        },
        {
          question: '¿Se puede combinar con el embarcadero?',
          answer:
            'Sí, por ejemplo: ceremonia en la ensenada, fotos por el camino y cóctel en el embarcadero. Los une el mismo sendero.',
        },
        {
          question: '¿Cuánto cuesta el lugar?',
          answer:
            'El alquiler de la Kull figura por meses y días en la página de salas junto al lago. Incluye sillas, montaje y faroles.',
        },
      ],
    },
    'come-and-listen': {
      title: 'Visite la Kull',
      text: 'En la visita a la casa también le enseñamos la Kull. Mejor por la mañana, cuando el lago está en calma.',
      actions: [{ label: 'Concertar una visita' }, { label: 'Configurar un cóctel' }],
    },
  },
};
