import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { net } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: `Catering para ferias desde ${city}`,
    description: `Catering para estands en Düsseldorf, Essen y Colonia desde ${city}: lista de logística, cantidades de un día, camareros y fiesta en el estand.`,
    keywords: [
      'catering ferias Düsseldorf',
      'catering para estand',
      'catering estand de feria',
      `catering ferias ${city}`,
      'catering ferias Essen',
      'fiesta en el estand',
    ],
  },
  hero: {
    eyebrow: 'Düsseldorf · Essen · Colonia',
    title: `Catering para ferias desde ${city}`,
    lead: 'Desayuno en el estand a las ocho, canapés para las visitas y fiesta al cierre: servimos en los recintos de Düsseldorf, Essen y Colonia con el horario de su feria.',
    actions: [{ label: 'Configurar el catering' }, { label: 'Ver la lista de logística' }],
  },
  sections: {
    logistics: {
      title: 'Lo que acordamos con la feria',
      intro:
        'Diez días antes del montaje repasamos esta lista con usted por teléfono. Hasta entonces basta con el plano del pabellón y el número de estand.',
      items: [
        'Permiso para catering externo del organizador o de su concesionario',
        'Franja de entrega, puerta y pase de vehículo para cada jornada',
        'Acreditaciones de expositor para nuestros camareros',
        'Corriente en el estand: cuántos vatios quedan por la noche',
        'Nevera y fregadero, o nuestro sistema de cajas de recambio',
        'Espacio de almacén detrás de la pared, al menos un metro cuadrado',
        'Normas de residuos del pabellón y retirada de nuestros envases',
        'Móvil de quien dirige el estand para el cuarto de hora anterior a la apertura',
      ],
      note: 'Si un organizador prohíbe el catering externo, se lo diremos tras la primera llamada y le propondremos una velada fuera del recinto.',
    },
    day: {
      title: 'Cantidades para cien visitantes',
      intro:
        'Cálculo para doce personas de estand y unas cien conversaciones. Tras el primer día ajustamos las cantidades; el pedido para el día siguiente se cierra a las 15 h.',
      columns: ['Hora', 'Qué llega', 'Cantidad', 'Para quién'],
      rows: [
        ['08:00', 'Panecillos, muesli, fruta', '12 raciones', 'su equipo, antes de abrir'],
        ['09:30', 'Miniquiches y vasitos de fruta', '40 piezas', 'las primeras conversaciones'],
        ['11:45', 'Rollitos de wrap, de verano y de rosbif', '120 piezas', 'las visitas de mediodía'],
        ['13:00', 'Ensalada y sopa en vaso', '12 raciones', 'el equipo, en dos turnos'],
        ['15:00', 'Dados de brownie, vasitos de mango y coco', '60 piezas', 'media tarde'],
        ['17:00', 'Bruschetta, tomate y mozzarella, falafel', '150 piezas', 'el brindis de cierre'],
      ],
      note: 'Todo lo que se ofrece a las visitas se come con una mano y no deja migas ni grasa.',
    },
    reach: {
      title: 'Entrega en Düsseldorf y Colonia',
      paragraphs: [
        `De ${city} a los pabellones de Düsseldorf y Essen hay menos de 30 kilómetros en línea recta, y la entrega allí no cuesta nada. A Colonia cobramos una tarifa de ${net('delivery-middle')} por viaje, más IVA. En el resto de Renania del Norte-Westfalia calculamos por kilómetro.`,
        'La furgoneta llega a la puerta del recinto con media hora de margen. Si su franja es a las seis de la mañana, lo refrigerado llega la tarde anterior a la nevera del estand y la bollería entra a mano por la mañana, por el acceso de expositores.',
      ],
      points: [
        'Una sola persona de contacto para todos los días y pabellones',
        'Varias sedes en un mismo pedido',
        'Recogida de vacíos esa misma noche o al día siguiente de 10 a 14 h',
      ],
    },
    people: {
      title: 'Camareros para su estand',
      paragraphs: [
        `A partir de unas sesenta conversaciones diarias, un estand con barra necesita su propio camarero. Llega una hora antes de la apertura, dispone la comida, sirve, mantiene la barra despejada y conoce los alérgenos de cada pieza. La hora cuesta ${net('s01')} más IVA, con un mínimo de cuatro horas.`,
        'La ropa se adapta al color de su estand. Lo habitual son dos idiomas en la barra; díganos si basta el inglés o si sus mejores clientes hablan español o neerlandés. Nuestro equipo no vende, pero avisa a la persona adecuada.',
      ],
    },
    order: {
      title: 'Cómo se encarga el catering',
      items: [
        {
          title: 'Solicitud con plano',
          text: 'Feria, fechas, superficie y conversaciones previstas: en tres días se convierten en una propuesta por jornada.',
        },
        {
          title: 'Permisos',
          text: 'Hablamos con el organizador de accesos y acreditaciones y le enviamos lo que deba firmar usted.',
        },
        {
          title: 'Caja de prueba',
          text: 'En encargos de tres días o más, su equipo comercial recibe antes una caja en la oficina. Lo que no guste lo quitamos de la lista.',
        },
        {
          title: 'Feria',
          text: 'Una entrega al día o dos, una llamada breve a las dos y media y, el último día, desmontaje y retirada de cajas.',
        },
      ],
    },
    'after-hours': {
      title: 'Fiesta en el estand y cena de clientes',
      items: [
        {
          title: 'Fiesta en el estand',
          text: 'Desde treinta invitados, con pequeños platos calientes en el propio estand o en el vestíbulo de su hotel.',
        },
        {
          title: 'Cena de clientes junto al lago',
          text: 'Media hora en autobús desde Düsseldorf y después un aperitivo en el embarcadero y la cena junto al lago.',
        },
      ],
    },
    faq: {
      title: 'Preguntas de expositores',
      items: [
        {
          question: '¿Conocen las normas de los recintos?',
          answer:
            'Sí. El fuego, el vapor y las frituras están prohibidos casi en todas partes, por eso planificamos piezas frías y aparatos con enchufe homologado. Leemos el reglamento de su feria antes de presupuestar.',
        },
        {
          question: '¿La factura puede llevar centro de coste?',
          answer:
            'Sí, y también dividirse por jornadas o departamentos. A las empresas les damos precios netos; la comida lleva un 7 % de IVA y las bebidas un 19 %.',
        },
        {
          question: '¿Con cuánta antelación planificamos?',
          answer:
            'A la cocina le bastan de cinco a siete días laborables. Los organizadores suelen pedir pases y acreditaciones tres semanas antes, así que pregunte al encargar el estand.',
        },
        {
          question: '¿Cuál es la entrega mínima?',
          answer:
            'Contamos con un mínimo de veinte personas por jornada, sumando visitantes y equipo. Casi todos los estands de veinte metros cuadrados o más lo alcanzan.',
        },
        {
          question: '¿Se puede pagar a 14 días?',
          answer:
            'Previa comprobación de solvencia, sí, a catorce días desde la fecha de la factura. En ella imprimimos su número de pedido.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su feria',
      text: 'Envíenos el pabellón, el número de estand y las fechas. El resto de la lista lo resolvemos juntos.',
      actions: [
        { label: 'Configurar el catering de feria' },
        { label: `Llamar al ${site.phone.international}` },
      ],
    },
  },
};
