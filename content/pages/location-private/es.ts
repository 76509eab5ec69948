import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Fiestas privadas junto al lago en Krefeld',
    description:
      'Cumpleaños, bautizo, comunión, bodas de oro o graduación junto al lago: mesa para 24, salón para 120, pradera para los niños y cocina en la casa.',
    keywords: [
      'celebrar cumpleaños en el lago Krefeld',
      'espacio para bautizo Krefeld',
      'espacio bodas de oro',
      'alquilar sala fiesta familiar Krefeld',
      'fiesta de graduación Bajo Rin',
      'sala para 50 personas Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Krefeld',
    title: 'Fiestas privadas junto al lago',
    lead: 'Una comida con la familia o una fiesta con todos sus amigos. De recoger nos encargamos nosotros.',
    actions: [{ label: 'Pedir presupuesto de fiesta' }, { label: 'Ver el catering en casa' }],
  },
  sections: {
    sizes: {
      title: 'Qué tamaño tendrá su fiesta',
      columns: ['Invitados', 'Espacio', 'Podría ser así', 'Comida'],
      rows: [
        [
          'De 20 a 24',
          'Sala de la Chimenea',
          'Una mesa, cuatro horas, sin micrófono',
          'Tres platos servidos',
        ],
        [
          'De 25 a 50',
          'Mitad delantera del Salón del Lago',
          'Mesas redondas, café en la terraza',
          'Menú o bufé frío',
        ],
        [
          'De 50 a 100',
          'Salón del Lago con pista',
          'Cóctel en la terraza, DJ en el salón desde las nueve',
          'Menú o flying buffet',
        ],
        [
          'De 100 a 120',
          'Salón del Lago, bar en la Sala de la Chimenea',
          'Mesas largas, baile tras el postre',
          'Menú servido en dos turnos',
        ],
        ['Hasta 180', 'Salón y terraza', 'Sin sitios fijos', 'Flying buffet o barbacoa'],
      ],
      note: '¿Entre dos tamaños? Montamos para el menor y tenemos sillas a mano.',
    },
    'long-lunch': {
      title: 'Bautizo con comida de domingo',
      paragraphs: [
        'El bautizo es a las once y a las doce y media llegan los invitados. El aperitivo se sirve en la terraza, con sopa en vaso y bebidas frías, y la comida, en el salón. Después del plato principal los niños corren a la pradera y los mayores se quedan de sobremesa.',
        'A las cuatro llega la tarta, a las seis se van los primeros y a las siete los últimos. El alquiler es por el día entero; el servicio, por seis horas.',
      ],
      points: [
        'Ocho tronas, dos cunas de viaje y una sala tranquila',
        'Lápices, bolos de madera y salabres para la orilla, con los padres delante',
        'Platos infantiles: media ración del menú o pasta con tomate',
      ],
    },
    'family-table': {
      eyebrow: 'Una mesa para toda la familia',
      title: 'Menú para un octogésimo cumpleaños',
      intro:
        'Cocina conocida, hecha con cuidado, y un plato principal sin carne para la nieta. En el paquete Ufer elige un entrante, dos principales, dos guarniciones y un postre.',
      courses: [{ title: 'Sopa' }, { title: 'Principal' }, { title: 'En fuentes' }, { title: 'Postre' }],
    },
    'party-night': {
      title: 'Un cumpleaños informal en la terraza',
      paragraphs: [
        'Noventa amigos y sin plano de mesas. Desde las siete la parrilla está encendida en la orilla y en el salón pincha un DJ. Si trae el suyo, tendrá mesa y corriente.',
        'A las 22 h termina fuera la música suave y empieza el baile dentro. Los que prefieren charlar siguen junto al fuego. Hacia la una la cocina saca tablas de minihamburguesas y a las dos el último coche lleva a sus invitados a casa.',
        `Las bebidas se contratan con tarifa plana o según consumo. Por ${gross('s06')} por persona con IVA, la tarifa plana cubre cuatro horas de agua, refrescos, cerveza y vinos de la casa.`,
      ],
      action: { label: 'Barbacoa junto al lago' },
    },
    'house-menus': {
      title: 'Del bufé al menú emplatado',
      intro:
        'El menú servido y el bufé frío van bien con las fiestas familiares. El precio es por invitado adulto con IVA; los niños pagan menos y los más pequeños, nada.',
    },
    'no-work': {
      title: 'Lo que no tendrá que hacer',
      items: [
        'Pedir sillas prestadas y devolverlas',
        'Contar copas, encender velas, doblar servilletas',
        'Buscar sitio para los regalos: su mesa está en la Sala de la Chimenea',
        'Barrer, llevar las botellas al contenedor y separar la basura: va con la limpieza final',
        'Buscar carpas cuando llueve',
        'Explicar qué lleva cada plato: está escrito en el rótulo',
      ],
      note: 'Su propia decoración puede retirarla hasta las diez de la mañana siguiente o se la dejamos guardada en cajas.',
    },
    'family-pictures': { title: 'Fiestas de todos los tamaños' },
    budget: {
      title: '¿Cuánto cuesta un cumpleaños de 50 invitados?',
      intro:
        'Un viernes de marzo, de 18 a 24 h, en el Salón del Lago: el bufé caliente más completo, servicio y bebidas hasta medianoche, alquiler y limpieza. Con IVA.',
      note: 'Es un ejemplo, no un presupuesto. Hasta 24 invitados en mesa basta la Sala de la Chimenea, que cuesta mucho menos.',
    },
    'family-questions': {
      title: 'Preguntas sobre fiestas privadas',
      items: [
        {
          question: 'Tres invitados tienen alergias. ¿Es seguro?',
          answer:
            'Nos dice cuántos son, por ejemplo «dos sin gluten, uno sin frutos secos». La cocina prepara platos aparte y el servicio los lleva primero. En una cocina para todos no podemos descartar trazas.',
        },
        {
          question: '¿Es peligroso el lago para los niños?',
          answer:
            'La orilla de la pradera baja suavemente, el embarcadero tiene barandilla y no está permitido bañarse. La vigilancia corresponde a los padres; junto al embarcadero cuelgan chalecos infantiles.',
        },
        {
          question: '¿Podemos llevar una tarta casera?',
          answer:
            'Sí. Tráigala por la mañana, la ponemos en frío y la servimos con nuestro café. De los ingredientes responde quien la hornea.',
        },
        {
          question: '¿Puede tocar un grupo en directo?',
          answer:
            'Sí. Dentro, hasta las 2:00 y con batería si quiere; fuera, a bajo volumen y solo hasta las 22 h. Una fiesta familiar cerrada no suele necesitar licencia musical (GEMA); si acude público, la tramita usted como organizador.',
        },
        {
          question: '¿Podemos venir con poco aviso tras un funeral?',
          answer:
            'A menudo en cinco días laborables, con sopa, pan con fiambre y tarta en la Sala de la Chimenea. Llámenos; la conversación será breve.',
        },
        {
          question: '¿Pueden los amigos proyectar fotos?',
          answer:
            'Sí. La pantalla y el proyector son del salón; traiga el archivo en una memoria y pruébelo por la tarde. Entre el principal y el postre caben diez minutos.',
        },
      ],
    },
    celebrate: {
      title: 'Consulte su fecha',
      text: `Los viernes y los domingos es más fácil encontrar fecha que los sábados. Llámenos: ${site.phone.international}, todos los días de 10 a 22 h.`,
      actions: [{ label: 'Configurar la fiesta' }, { label: 'Consultar fechas por teléfono' }],
    },
  },
};
