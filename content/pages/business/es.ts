import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { net } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Eventos y catering de empresa en Krefeld',
    description:
      'Jornada, evento con clientes, fiesta de verano o feria: espacio junto al lago o catering en su sede. Presupuesto con centro de coste y pago a plazo.',
    keywords: [
      'evento de empresa Krefeld',
      'catering para empresas Krefeld',
      'fiesta de empresa Bajo Rin',
      'espacio para clientes',
      'catering corporativo Düsseldorf',
      'catering para jornadas',
    ],
  },
  hero: {
    eyebrow: 'Para empresas',
    title: 'Eventos de empresa en Krefeld',
    lead: 'Del desayuno para 20 personas a la fiesta para varios cientos, en nuestra casa del lago o en su propia sede.',
    actions: [{ label: 'Pedir presupuesto para empresas' }, { label: 'El espacio para empresas' }],
  },
  sections: {
    formats: {
      title: '¿Qué evento organiza?',
      items: [
        {
          title: 'Jornadas y seminarios',
          text: 'Desayuno, dos pausas, almuerzo y bebidas en una sola tarifa.',
        },
        {
          title: 'Fiesta de verano',
          text: 'Parrillas en la pradera, después del trabajo o ya desde el mediodía.',
        },
        {
          title: 'Fiesta de Navidad',
          text: 'Sala de la Chimenea, salón o carpa con calefacción en la orilla, para un equipo o toda la plantilla.',
        },
        { title: 'Ferias', text: 'Catering en el estand con horarios de entrega y permisos acordados.' },
      ],
    },
    customers: {
      title: 'Tiempo para hablar con sus clientes',
      paragraphs: [
        'En un flying buffet su equipo no hace cola: está con las personas a las que ha invitado. Más o menos cada media hora llega el siguiente platito. Durante las palabras de bienvenida, el servicio y la cocina esperan a que usted dé la señal.',
        'Tarjetas con nombre, obsequios, un logotipo en la minuta: lo que envíe su departamento de marketing lo colocamos nosotros. Lo que sobre se lo devolvemos a la mañana siguiente.',
      ],
      points: [
        'Un camarero por cada 20 invitados, con uniforme común',
        'Hasta tres pausas para discursos, sin recargo',
        'La lista de intolerancias está en la cocina y la conoce todo el servicio',
      ],
    },
    breakfast: {
      title: 'Desayuno en su oficina',
      paragraphs: [
        'A las siete y media hay panecillos, pan rústico, queso, macedonia y café en su sala de reuniones. Montamos sin ruido y recogemos a mediodía; si hay turnos, entregamos dos veces.',
        'Hay equipos que abren así el trimestre y otros que reciben así a los nuevos compañeros. Si lo desea, añadimos platos calientes, como shakshuka o gachas de avena con manzana; para eso hacen falta un enchufe y cuatro días laborables de antelación.',
      ],
      action: { label: 'Ver el catering de seminarios' },
    },
    'lead-times': {
      title: 'Precios y antelación',
      intro: 'Antelación mínima en días laborables; si hay menos, hablamos por teléfono.',
      columns: ['Usted organiza', 'Mínimo', 'Antelación', 'Por persona desde'],
      rows: [
        ['Desayuno frío', '20 personas', '3 días', net('bf-kalt')],
        ['Canapés para una recepción', '20 personas', '5 días', net('fin-ufer')],
        ['Bufé frío a mediodía', '20 personas', '5 días', net('kal-ufer')],
        ['Barbacoa para la plantilla', '30 personas', '7 días', net('gri-ufer')],
        ['Flying buffet', '30 personas', '10 días', net('fly-ufer')],
        ['Menú servido para clientes', '20 personas', '14 días', net('din-ufer')],
      ],
      note: 'Precios netos; a la comida se suma el 7 % de IVA alemán y a las bebidas el 19 %.',
    },
    paperwork: {
      title: 'Qué figura en la factura',
      intro: 'Para que contabilidad no tenga que preguntar, nuestra factura indica:',
      items: [
        'Empresa, contacto y centro de coste como en el presupuesto',
        'Importe neto, tipo e IVA de cada partida',
        'Comida y bebida separadas al 7 y al 19 %',
        'Invitados confirmados y fecha del evento',
        'Horas extra con su horario, firmadas en el acto',
        'La propina voluntaria, solo en línea aparte tras el total',
      ],
    },
    briefing: {
      title: 'Del encargo a la factura',
      items: [
        {
          time: 'Día 0',
          title: 'Bastan tres datos',
          text: 'Fecha, personas y ocasión. Lo demás puede quedar «por decidir».',
        },
        {
          time: `Día ${site.answerDays}`,
          title: 'El presupuesto en su correo',
          text: 'Con variantes, si tiene que presentar dos importes. Después le guardamos la fecha 14 días.',
        },
        {
          time: '14 días antes',
          title: 'El día en una página',
          text: 'Horarios, entregas, corriente, nombres y móviles, también para su recepción y su conserje.',
        },
        {
          time: '7 días antes',
          title: 'Cifra definitiva',
          text: 'A partir de ahí el número solo puede aumentar, si la cocina lo permite.',
        },
        {
          time: 'Después',
          title: 'Una factura',
          text: 'Se cobra el número comunicado más los servicios reservados. El plazo de pago es de 14 días.',
        },
      ],
    },
    lunch: {
      eyebrow: 'Por ejemplo',
      title: 'Recepción de clientes, de 18 a 22 h',
      intro:
        'Ocho platitos del paquete Ufer del flying buffet, pensados para comer de pie, con la copa en la otra mano.',
      courses: [{ title: 'Para recibir' }, { title: 'Fríos' }, { title: 'Calientes' }, { title: 'Dulce' }],
    },
    'business-questions': {
      title: 'Lo que preguntan las empresas',
      items: [
        {
          question: '¿Trabajan con centros de coste y números de pedido?',
          answer:
            'Sí. Indique ambos en la solicitud y figurarán en el presupuesto y en la factura. Los precios se expresan sin IVA.',
        },
        {
          question: 'Celebramos en tres sedes a la vez. ¿Es posible?',
          answer:
            'Sí. Una persona coordina todas las sedes con un horario común; cada una recibe su entrega y, si lo desea, su factura.',
        },
        {
          question: '¿Hay que pagar por adelantado?',
          answer:
            'Tras comprobar la solvencia, puede pagar a 14 días. Sin esa comprobación pedimos un anticipo.',
        },
        {
          question: 'Es la semana que viene. ¿Merece la pena llamar?',
          answer:
            'Desayunos y canapés suelen ser posibles con tres a cinco días laborables. Para un menú o un flying buffet vamos justos: por teléfono le decimos qué se puede hacer y qué supone el recargo por urgencia del 15 %.',
        },
        {
          question: '¿Y si tenemos que cancelar?',
          answer:
            'Hasta 60 días antes no cuesta nada. Después se aplica una escala del 30 al 90 %, que consta en el presupuesto y en las condiciones; antes hablamos de un aplazamiento.',
        },
      ],
    },
    'briefing-now': {
      title: 'Pida presupuesto para su empresa',
      text: 'Empresa, ocasión y número de personas: no necesitamos más para un primer presupuesto.',
      actions: [{ label: 'Pedir presupuesto' }, { label: 'Escribir un correo' }],
    },
  },
};
