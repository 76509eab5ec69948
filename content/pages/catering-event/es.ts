import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: `Catering para eventos en ${city}: precios`,
    description: `Catering para eventos en ${city}, en jardín, oficina o salón: siete formatos comparados por invitados, precio y plazo, entrega sin coste hasta 30 km.`,
    keywords: [
      `catering eventos ${city}`,
      `catering ${city}`,
      'catering para fiestas',
      'catering a domicilio',
      'bufé a domicilio',
      'bufé frío',
    ],
  },
  hero: {
    eyebrow: 'Catering a domicilio',
    title: `Catering para eventos en ${city}`,
    lead: 'En su jardín, en la oficina o en un salón parroquial: llevamos la comida, la vajilla y el personal para servirla.',
    actions: [{ label: 'Configurar el catering' }, { label: 'Comparar formatos' }],
  },
  sections: {
    start: {
      title: '¿Sentados, de pie o junto al fuego?',
      paragraphs: [
        'Casi siempre nos piden un precio. Para darlo hacemos tres preguntas: ¿cómo quiere que coman sus invitados, cuánto tiempo se quedan y qué permite el lugar? Con esas respuestas le recomendamos un formato y le damos un precio.',
        'Una fiesta de fin de obra por la mañana no necesita lo mismo que unas bodas de oro por la noche. Para veinticinco vecinos basta un bufé frío, listo en la mesa a las cinco. Para un despacho con ochenta clientes aconsejamos camareros; si no, acaba recogiendo copas quien invita.',
      ],
    },
    formats: {
      title: 'Formatos y precios comparados',
      intro:
        'Todos los precios son por persona, con IVA, en el paquete más pequeño de cada tipo. Las empresas ven precios netos en el configurador.',
      columns: [
        'Formato',
        'Adecuado para',
        'Mínimo de invitados',
        'Precio desde',
        'Antelación en días laborables',
      ],
      rows: [
        ['Bufé de canapés', 'recepción, inauguración, oficina', '20', gross('fin-ufer'), '5'],
        ['Bufé frío', 'fiesta familiar, asociación, fin de obra', '20', gross('kal-ufer'), '5'],
        ['Barbacoa', 'jardín, patio, noche de verano', '30', gross('gri-ufer'), '7'],
        ['Flying buffet (cóctel cena)', 'aniversario, evento con clientes', '30', gross('fly-ufer'), '10'],
        ['Menú servido', 'boda, cumpleaños especial', '20', gross('din-ufer'), '14'],
        ['Catering de lujo', 'cena privada, inauguración de exposición', '20', gross('lux-ufer'), '21'],
        ['Idea propia', 'todo lo que no cabe en la lista', '15', 'a consultar', '14'],
      ],
      note: '¿Son menos? Cobramos el mínimo, o bien usted describe una reunión pequeña como idea propia.',
    },
    'cold-buffet': {
      title: 'Bufé frío en su casa',
      intro:
        'Sin fogones, sin chafing dishes, sin personal en casa: las fuentes llegan dispuestas y la decoración la ponemos nosotros. El paquete mayor incluye tres horas de atención.',
    },
    arrival: {
      title: 'Así es la entrega',
      paragraphs: [
        'Un bufé frío para cuarenta personas queda montado en cuarenta minutos: manteles, fuentes, cuencos, pan y rótulos. Después le mostramos qué se repone y en qué orden, y nos despedimos o nos quedamos, según lo contratado.',
        'Antes de un menú servido pasamos más tiempo con usted. Dos horas antes encendemos los hornos y una hora antes ponemos las copas. Si su cocina es pequeña, guisamos en el garaje o bajo una carpa en el patio.',
      ],
      points: [
        'Entrega sin recargo en 30 kilómetros a la redonda',
        `Vajilla incluida según el paquete; si no, ${gross('s04')} por persona`,
        'Recogida al día siguiente, sin lavar',
      ],
    },
    'at-your-place': {
      title: 'Qué necesitamos en su casa',
      intro: 'Con esto preparado, el montaje lleva media hora menos.',
      items: [
        'una mesa firme a la que se llegue por dos lados',
        'un enchufe de 230 voltios por cada tres chafing dishes',
        'una plaza para la furgoneta cerca de la puerta',
        'un grifo que el equipo pueda usar',
        'un estante de la nevera para los postres si hace calor',
        'un aviso si hay niños pequeños, perros o césped recién sembrado',
      ],
      note: 'Solo hay que retirar los restos de comida. La vajilla la lavamos nosotros.',
    },
    'formats-in-detail': {
      title: 'Los formatos en detalle',
      items: [
        {
          title: 'Canapés',
          text: `Cantidades para recepción, mediodía y noche, con ${counts.fingerfood} variedades.`,
        },
        {
          title: 'Flying buffet',
          text: 'De ocho a catorce pases en bandeja, con el plan de una noche entera.',
        },
        { title: 'Barbacoa', text: 'Puestos, espacio necesario y qué pasa si llueve.' },
        {
          title: 'Lujo',
          text: 'El jefe de cocina en su casa, un camarero por diez invitados y un menú hecho a medida.',
        },
      ],
    },
    faq: {
      title: 'Preguntas frecuentes',
      items: [
        {
          question: '¿Entregan en domicilios particulares?',
          answer:
            'Sí, en cualquier dirección a la que llegue una furgoneta. En un cuarto piso sin ascensor tardamos veinte minutos más y le avisamos antes si eso cambia algo.',
        },
        {
          question: '¿Cuánto cuesta un camarero adicional?',
          answer: `${gross('s01')} por hora con IVA, con un mínimo de cuatro horas. Para un bufé de cincuenta invitados bastan dos.`,
        },
        {
          question: '¿Podemos servir nuestro propio vino?',
          answer: `En su casa, sí, y sin cobrar descorche. Puede añadir copas por ${gross('s05')} por persona.`,
        },
        {
          question: '¿Qué se hace con lo que sobra?',
          answer:
            'Tras dos horas en el bufé comprobamos qué sigue siendo seguro. Eso va a sus recipientes; el pescado, el huevo y el tartar nos los llevamos.',
        },
        {
          question: '¿Se paga un anticipo?',
          answer:
            'Los particulares abonan el 30 % al encargar y el resto catorce días después de la factura. Hasta sesenta días antes puede anular sin coste.',
        },
        {
          question: '¿Y si la fecha está más cerca que el plazo?',
          answer: `Llame al ${site.phone.international}. Si la cocina está libre, entregamos con un recargo por urgencia del 15 %.`,
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su evento',
      text: 'Indique cuántos serán, dónde y cuándo: el configurador calcula el precio y usted nos envía la solicitud, sin compromiso.',
      actions: [{ label: 'Configurar el catering' }, { label: 'Prefiero llamar' }],
    },
  },
};
