import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { net } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: `Catering para grandes eventos en ${city}`,
    description: `Catering de 150 a varios cientos de invitados en torno a ${city}: puestos, personal y cantidades en cifras, calendario de seis meses, APPCC y plan B.`,
    keywords: [
      `catering grandes eventos ${city}`,
      'catering para 300 personas',
      'fiesta de empleados',
      'aniversario de empresa',
      'APPCC catering',
      'bufé sin colas',
    ],
  },
  hero: {
    eyebrow: 'Grandes eventos',
    title: 'Catering para grandes eventos',
    lead: 'Comida caliente y sin colas para 150 invitados o varios cientos: planificamos juntos el menú, los puestos y los recorridos.',
    actions: [
      { label: 'Pedir presupuesto de gran evento' },
      { label: `Llamar al ${site.phone.international}` },
    ],
  },
  sections: {
    figures: {
      title: 'Con qué calculamos',
      items: [
        { value: '180', label: 'invitados de pie en nuestra casa, 120 en mesas, más con terraza y carpa' },
        { value: '700 g', label: 'de comida por adulto en un bufé de noche, 400 g por niño' },
        { value: '1:25', label: 'proporción de camareros e invitados en el bufé' },
        { value: '2 h', label: 'como máximo permanece una fuente; después llega otra' },
      ],
    },
    quantities: {
      title: 'Cantidades y personal',
      intro:
        'Valores orientativos para un bufé de noche con platos calientes. Los niños, los discursos largos o una recena a medianoche los modifican.',
      columns: [
        'Invitados',
        'Puntos de servicio',
        'Personal de bufé',
        'Comida en total',
        'Todos servidos en',
      ],
      rows: [
        ['200', '3, por ambos lados', '8', '140 kg', '25 minutos'],
        ['300', '5, por ambos lados', '12', '210 kg', '25 minutos'],
        ['400', '6, por ambos lados', '16', '280 kg', '30 minutos'],
        ['600', '9, de ellos 3 en directo', '24', '420 kg', '35 minutos'],
      ],
      note: 'Para servir en plato y en mesa hace falta aproximadamente el doble de manos: un camarero por cada doce invitados.',
    },
    flow: {
      title: 'Cómo evitar colas en el bufé',
      paragraphs: [
        'Los platos van al principio, los cubiertos y la servilleta ya están en la mesa, el pan y las salsas cierran la línea. Nadie se queda parado con las manos llenas. Cada punto ofrece lo mismo, así nadie cambia de lado; lo que se cocina en directo tiene su propio sitio.',
        'Los invitados pasan por mesas o en tres turnos de ocho minutos, que se anuncian desde el escenario. Reponemos por detrás en recipientes pequeños. Así la comida sigue caliente y sobra poco, porque lo que no ha salido sigue cerrado en el armario caliente.',
      ],
    },
    schedule: {
      title: 'Calendario de medio año',
      items: [
        {
          time: '−6 meses',
          title: 'Solicitud',
          text: 'Ocasión, lugar, número aproximado y presupuesto por persona. A los tres días tiene una propuesta con dos variantes.',
        },
        {
          time: '−3 meses',
          title: 'Visita al lugar',
          text: 'El jefe de cocina y el técnico recorren el terreno: acceso para un camión de 7,5 toneladas, agua, desagüe, corriente, vías de evacuación.',
        },
        {
          time: '−8 sem.',
          title: 'Platos y personal',
          text: 'El menú está cerrado, las cocinas colaboradoras reservadas y cada camarero figura con nombre en su turno.',
        },
        {
          time: '−14 días',
          title: 'Escaleta',
          text: 'Usted, los técnicos, seguridad y nuestros jefes de turno reciben el horario en intervalos de quince minutos.',
        },
        {
          time: '−7 días',
          title: 'Número de invitados',
          text: 'Usted comunica la cifra definitiva. Entonces compramos, con un tres por ciento de margen.',
        },
        {
          time: 'El día',
          title: 'Montaje y servicio',
          text: 'Ocho horas antes llegan los camiones frigoríficos y la cocina móvil. Una hora antes de abrir recorremos con usted cada línea.',
        },
      ],
    },
    places: {
      title: 'Nave, carpa, pradera junto al agua',
      paragraphs: [
        `La mayoría de las fiestas grandes no se celebran en nuestra casa, sino donde trabajan los invitados: una nave de producción en Moers, un patio de empresa en Viersen, un polideportivo en ${city}. La cocina móvil necesita dos plazas de aparcamiento, una toma de agua y corriente trifásica; si algo falta, llevamos depósito y generador.`,
        'Junto al lago, el interior da para 120 personas en mesas. Con la terraza, la pradera y varias carpas hay sitio para varios cientos, siempre que la música de fuera sea suave y termine a las 22 h. Estos montajes se calculan uno a uno, con colaboradores fijos.',
      ],
      action: { label: 'Ver las salas junto al lago' },
    },
    safety: {
      title: 'Plan de higiene y documentos',
      intro:
        'Antes del evento recibe usted una carpeta para la administración, el comité de empresa y el seguro.',
      items: [
        'Plan de higiene APPCC con los responsables nombrados',
        'Registro de temperaturas desde la recepción hasta el servicio, con copia si la pide',
        'Lista de alérgenos de todos los platos, con los catorce principales',
        'Muestras testigo conservadas en frío siete días',
        'Justificantes del seguro de responsabilidad civil y de la formación en higiene',
        'Plano con puntos de servicio, mantas ignífugas y salidas',
        'Plan ante un corte de luz: qué plato funciona también frío',
        'Teléfonos de cocina, transporte y jefes de turno',
      ],
    },
    faq: {
      title: 'Preguntas sobre grandes eventos',
      items: [
        {
          question: '¿Cuál es el máximo de invitados?',
          answer:
            'En varios cientos de invitados con nuestras cocinas colaboradoras. Para más solo nos comprometemos después de la visita, porque depende del acceso y de la electricidad.',
        },
        {
          question: '¿Cuánto cuesta aproximadamente por persona?',
          answer: `Una recepción con canapés empieza en ${net('fin-ufer')} desde 20 invitados y una barbacoa en ${net('gri-ufer')} desde 30, por persona y sin IVA. A partir de trescientas personas calculamos aparte personal y equipos en lugar de estirar un paquete.`,
        },
        {
          question: '¿Llega caliente la comida?',
          answer:
            'La mayor parte se termina allí mismo. Viaja por encima de 65 grados o por debajo de 7, medidos al cargar y al abrir.',
        },
        {
          question: '¿Con quién hablamos ese día?',
          answer:
            'Con la persona que dirige el servicio, que conoce su escaleta y solo le llama si algo cambia.',
        },
        {
          question: '¿Y si vienen cuarenta personas más?',
          answer:
            'El margen cubre el primer tres por ciento. A partir de ahí recurrimos al camión frigorífico, sobre todo a platos fríos, y cobramos lo utilizado.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su evento',
      text: 'Díganos cuántos serán aproximadamente y dónde. Calculamos los puestos, el personal y las cantidades.',
      actions: [{ label: 'Pedir presupuesto a medida' }, { label: 'Concertar una visita' }],
    },
  },
};
