import { amountsIn } from '../../catering/amounts';
import { rangeOfPieces } from '../../catering/pieces';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('es');
const pieces = rangeOfPieces('a');

export const es: Words<typeof de> = {
  meta: {
    title: 'Catering para fiestas privadas en Krefeld',
    description: `Cumpleaños, bautizo, comunión, aniversario o funeral: catering desde ${gross('fin-ufer')} por persona con IVA, desde 20 invitados, en casa o junto al lago.`,
    keywords: [
      'fiesta privada Krefeld',
      'catering cumpleaños Krefeld',
      'catering a domicilio Krefeld',
      'bufé de comunión',
      'catering fiesta en el jardín',
      'celebración familiar junto al lago',
    ],
  },
  hero: {
    eyebrow: 'Para fiestas privadas',
    title: 'Catering para fiestas privadas',
    lead: 'A partir de 20 invitados cocinamos para su familia y sus amigos, en su casa, en el jardín o en el Salón del Lago. Tras un entierro, basta con llamarnos.',
    actions: [{ label: 'Configurar la fiesta' }, { label: 'Ver el espacio junto al lago' }],
  },
  sections: {
    'at-home': {
      title: 'Un anfitrión que también se sienta',
      paragraphs: [
        'Según el encargo, llegamos entre media hora y dos horas antes que sus invitados, montamos lo encargado y en cinco minutos le explicamos el resto. Después le dejamos la cocina libre.',
        'Hasta 30 km alrededor de Krefeld entregamos gratis, también en domingo. Si vive más lejos, el configurador muestra la tarifa en cuanto introduce el código postal.',
      ],
      points: [
        'Una mesa de dos metros basta para un bufé de hasta 30 personas',
        'Un enchufe de 230 voltios por cada tres chafing dishes',
        'La vajilla y los cubiertos llegan en cajas y se devuelven en ellas',
      ],
      action: { label: 'Calcular la entrega' },
    },
    favourites: {
      title: 'Bufés y barbacoa para casa',
      intro:
        'Canapés para el brindis, un bufé frío para la tarde o la barbacoa en el jardín: todos los importes son precios finales por persona, IVA incluido.',
    },
    quantities: {
      title: '¿Cuánto comen 40 invitados?',
      intro: 'Valores orientativos según nuestra experiencia.',
      columns: ['Ocasión', 'Por persona', 'Para 40 adultos'],
      rows: [
        [
          'Aperitivo antes de comer',
          `de ${pieces('starter')} canapés`,
          `de ${pieces('starter', { guests: 40 })} piezas`,
        ],
        [
          'Fiesta de pie, tres horas',
          `de ${pieces('reception', { hours: 3 })} canapés`,
          `de ${pieces('reception', { hours: 3, guests: 40 })} piezas`,
        ],
        [
          'Canapés en lugar de cena',
          `de ${pieces('dinner')} canapés, más si la noche es larga`,
          `de ${pieces('dinner', { guests: 40 })} piezas`,
        ],
        ['Bufé de noche', 'unos 700 g', '28 kg'],
        ['Postre', 'de 150 a 200 g', 'de 6 a 8 kg'],
      ],
      note: 'Para los niños calculamos unos 400 g en el bufé. Hasta los cinco años comen gratis y de seis a doce, a mitad de precio.',
    },
    sunday: {
      eyebrow: 'Una propuesta',
      title: 'Comunión, domingo a mediodía',
      intro:
        'Un bufé frío del paquete Welle que gusta por igual a los abuelos y a los de nueve años. Está listo cuando salen de la iglesia.',
      courses: [
        { title: 'Canapés para brindar' },
        { title: 'Del bufé' },
        { title: 'Para acompañar' },
        { title: 'Postre' },
      ],
    },
    occasions: {
      title: 'Cumpleaños, comuniones y recepciones tras un funeral',
      paragraphs: [
        'Para un dieciocho cumpleaños llevamos minihamburguesas y falafel; para un sesenta, mejor tartar en cuchara y rollitos de rosbif. En bautizos, comuniones y confirmaciones nos guiamos por el final de la misa y dejamos media hora de margen.',
        'También servimos después de un funeral. Basta una llamada: proponemos tres opciones, entregamos con discreción y recogemos más tarde. Usted solo tiene que decirnos cuántas personas serán.',
        'Bodas de oro, fin de estudios, jubilación o una fiesta en el jardín sin motivo: díganos la ocasión en la solicitud y le propondremos un menú adecuado.',
      ],
    },
    included: {
      title: 'Lo que incluye el precio',
      items: [
        'Montaje del bufé con un rótulo en cada plato',
        'Alérgenos por escrito, los 14 grupos',
        'Bandejas, fuentes de pisos y servilletas con los canapés',
        'Vajilla en todos los paquetes de barbacoa y de bufé frío',
        'Parrilla, combustible, estera protectora y retirada de la ceniza',
        'Recogida al día siguiente entre las 10 y las 14 h',
      ],
      note: `Los camareros se reservan desde cuatro horas, a ${gross('s01')} la hora con IVA. Para 25 invitados en un bufé basta una persona.`,
    },
    garden: {
      title: 'Barbacoa en su jardín',
      paragraphs: [
        'Una parrilla necesita unos tres metros por tres, a cierta distancia de la fachada y del cenador. El parrillero llega dos horas antes, enciende el fuego mientras usted coloca las sillas y se queda tres horas o más, según el paquete.',
        'Puede elegir salchichas y merguez, pollo al limón o berenjena con tahini, con ensalada de patata. Las verduras tienen sus propias rejillas y pinzas.',
      ],
      action: { label: 'Más sobre la barbacoa' },
    },
    'private-questions': {
      title: 'Antes de escribir las invitaciones',
      items: [
        {
          question: 'Solo somos 16. ¿Vienen igualmente?',
          answer:
            'Sí, desde 15 personas como «Su propia idea», con precio a consultar. O elija un paquete: cobramos su mínimo de invitados y le sobrará comida.',
        },
        {
          question: '¿Tengo que fregar al final?',
          answer: 'No. Retire los restos de comida y devuelva todo a las cajas. El lavado está incluido.',
        },
        {
          question: '¿Podemos quedarnos con lo que sobre?',
          answer:
            'Lo que tras dos horas de bufé siga en perfecto estado lo pasamos a sus recipientes. El huevo crudo, el tartar y el pescado nos los llevamos por higiene.',
        },
        {
          question: '¿Cuándo se paga?',
          answer: 'El 30 % al hacer el encargo y el resto a los 14 días de recibir la factura.',
        },
        {
          question: '¿Con cuántos días hay que encargar?',
          answer:
            'De cinco a siete días laborables para canapés y bufés fríos; de siete a diez para la barbacoa. En puentes y en época de comuniones, mejor con un mes más de margen.',
        },
        {
          question: '¿Puedo recoger yo la comida?',
          answer:
            'Los canapés y los bufés fríos, sí, desde las diez en el patio de la cocina. Traiga el maletero vacío y bolsas térmicas; una hoja adjunta indica qué debe ir directo a la nevera.',
        },
      ],
    },
    invite: {
      title: 'Pida catering para su fiesta',
      text: `Envíenos un número aproximado y la fecha. En ${site.answerDays} días tendrá el menú y el precio.`,
      actions: [{ label: 'Pedir catering' }, { label: 'Prefiero llamar' }],
    },
  },
};
