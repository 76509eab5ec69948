import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross, grossTotal, net } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: `Catering para seminarios en ${city}: precios`,
    description: `Catering para seminarios en ${city} desde 20 personas: desayuno, pausas, almuerzo y noche por módulos con precio, plan de un día junto al lago y equipos.`,
    keywords: [
      `catering seminarios ${city}`,
      'tarifa por jornada',
      'desayuno de empresa',
      'reuniones junto al lago',
      'catering para talleres',
      'catering conferencias',
    ],
  },
  hero: {
    eyebrow: 'Seminarios y reuniones',
    title: `Catering para seminarios en ${city}`,
    lead: 'Desayuno, pausas de café y un almuerzo ligero, en nuestra casa junto al lago o en su sala de reuniones, a partir de veinte participantes.',
    actions: [{ label: 'Configurar la jornada' }, { label: 'Ver módulos y precios' }],
  },
  sections: {
    day: {
      title: 'Un día de seminario por horas',
      items: [
        {
          time: '10:00',
          title: 'Llegada al bufé',
          text: 'Servimos panecillos, queso, muesli Bircher y fruta en la sala, junto a la terraza. Hay media hora para desayunar, y quien llega tarde puede llevarse el plato a la sala.',
        },
        {
          time: '10:30',
          title: 'Primer bloque',
          text: 'Jarras de agua en cada mesa, café al fondo. Nuestro equipo no vuelve a entrar hasta la pausa.',
        },
        {
          time: '12:00',
          title: 'Pausa de diez minutos',
          text: 'Se abre la terraza y servimos frutos secos y verduras con hummus.',
        },
        {
          time: '13:00',
          title: 'Almuerzo en el bufé frío',
          text: 'Hay salmón, burrata, tartar de apionabo y manzana, ensaladas y pan. El bufé se sirve por los dos lados y a los doce minutos todos están sentados. El postre va en vaso.',
        },
        {
          time: '14:00',
          title: 'Grupos junto al agua',
          text: 'Cuatro grupos se reparten entre el Salón del Lago, la Sala de la Chimenea, la terraza y el embarcadero. Los paneles y rotuladores ya están allí, con una jarra de café cada uno.',
        },
        {
          time: '15:45',
          title: 'Algo dulce',
          text: 'Dados de brownie y ensalada de fruta, un cuarto de hora, y después los resultados.',
        },
        {
          time: '17:30',
          title: 'Final de la jornada',
          text: 'Los que se marchan se llevan algo de beber para el camino. Para los que se quedan, la parrilla está encendida desde las cinco.',
        },
      ],
    },
    blocks: {
      title: 'Cuánto cuesta un día por persona',
      intro:
        'Media jornada suele requerir dos módulos; la jornada completa, tres. Las empresas reciben el presupuesto neto, separado por tipo de IVA.',
      columns: ['Módulo', 'Incluye', 'Con IVA', 'Neto', 'Mínimo de personas'],
      rows: [
        [
          'Desayuno frío',
          'cuatro variedades, mantequilla, mermelada, miel',
          gross('bf-kalt'),
          net('bf-kalt'),
          '20',
        ],
        [
          'Desayuno frío y caliente',
          'cuatro platos fríos y dos calientes',
          gross('bf-komplett'),
          net('bf-komplett'),
          '20',
        ],
        [
          'Almuerzo frío',
          'tres entrantes, tres guarniciones, un postre',
          gross('kal-ufer'),
          net('kal-ufer'),
          '20',
        ],
        ['Almuerzo de canapés', 'nueve piezas y postre en vaso', gross('fin-welle'), net('fin-welle'), '20'],
        [
          'Noche de barbacoa',
          'tres carnes o verduras, tres guarniciones, un postre',
          gross('gri-ufer'),
          net('gri-ufer'),
          '30',
        ],
        ['Café y té', 'sin límite, con leche y bebida de avena', gross('s14'), net('s14'), '20'],
        ['Agua, zumos y refrescos', 'cuatro horas', gross('s15'), net('s15'), '20'],
        [
          'Tarifa de media jornada',
          'pausa, bufé caliente, bebidas',
          gross('con-half'),
          net('con-half'),
          '20',
        ],
        [
          'Tarifa de jornada completa',
          'desayuno, dos pausas, bufé caliente, bebidas',
          gross('con-full'),
          net('con-full'),
          '20',
        ],
      ],
      note: `Ejemplo de media jornada: desayuno y almuerzo frío suman ${grossTotal('bf-kalt', 'kal-ufer')} por persona en comida. La comida lleva un 7 % de IVA; las bebidas y la sala, un 19 %.`,
    },
    room: {
      title: 'Sala y equipos para seminarios',
      paragraphs: [
        'La casa dispone de wifi, proyección y sonido para ponencias. Probamos su conexión la víspera o desde las nueve si nos dice qué equipo trae. Para reuniones híbridas puede añadir cámara, micrófonos y una persona que los maneje.',
        'En el Salón del Lago caben 130 personas en filas o 40 en U; para los grupos se suma la Sala de la Chimenea. La entrada, el Salón del Lago y el aseo adaptado no tienen escalones. Seis puertas dan a la terraza.',
      ],
      action: { label: 'Ver las salas para empresas' },
    },
    'flat-rate': {
      title: 'Qué incluye la jornada completa',
      intro: 'Si no nos indica otra cosa, la tarifa incluye:',
      items: [
        'Desayuno a la llegada',
        'Café y té todo el día, no solo en las pausas',
        'Agua y zumo en las mesas',
        'Un tentempié por la mañana y algo dulce por la tarde',
        'Bufé de mediodía con postre',
        'Montaje y cambios de mesas',
        'Proyección, sonido, wifi, dos paneles',
        'una persona de contacto presente todo el día',
      ],
      note: 'La media jornada incluye una pausa de café, el bufé de mediodía y las bebidas.',
    },
    budget: {
      title: '¿Cuánto cuesta un día de seminario para 30?',
      intro:
        'Un miércoles de abril, de 10 a 18 h, en el Salón del Lago: tarifa de jornada con desayuno, pausas, almuerzo y bebidas, más el alquiler. Importes sin IVA, que figura debajo, separado para comida y bebida.',
      note: 'Es un ejemplo, no un presupuesto. El configurador calcula medias jornadas y otras cifras.',
    },
    menu: {
      eyebrow: 'En los platos',
      title: 'Un almuerzo ligero',
      intro:
        'A mediodía cocinamos ligero: mucha verdura y legumbre, poca nata. Un ejemplo para la primavera:',
      courses: [
        { title: 'Por la mañana' },
        { title: 'Caliente' },
        { title: 'A mediodía' },
        { title: 'Por la tarde' },
      ],
    },
    breakfast: {
      title: 'Desayunos de empresa a domicilio',
      intro: `Nuestra casa abre a las diez; si empieza antes, vamos nosotros. En ${city} y 30 kilómetros a la redonda llevamos el desayuno a su empresa y lo dejamos montado antes de que lleguen los primeros.`,
    },
    faq: {
      title: 'Preguntas sobre el catering de seminarios',
      items: [
        {
          question: '¿Hay tarifas fijas por jornada?',
          answer:
            'Sí, para media jornada y jornada completa desde veinte personas, con bebidas. Solo el IVA se desglosa para comida y bebida.',
        },
        {
          question: '¿Entregan en dos sedes el mismo día?',
          answer: 'Sí. Recibe un único horario para las dos sedes y un solo teléfono de contacto.',
        },
        {
          question: '¿Y si el taller se convoca con poca antelación?',
          answer:
            'El desayuno requiere de tres a cinco días laborables; los bufés de mediodía, cinco. La víspera aún cambiamos detalles, como dos raciones veganas más.',
        },
        {
          question: '¿Podemos mover las pausas?',
          answer:
            'Veinte minutos, en cualquier momento y con un aviso. Mantenemos lo caliente ese tiempo y destapamos el bufé frío más tarde.',
        },
        {
          question: '¿Qué hacemos con las intolerancias?',
          answer:
            'Indíquenos solo número y alérgeno. Las raciones adecuadas están rotuladas a un lado del bufé, sin nombres.',
        },
        {
          question: '¿Y si es un ciclo de varias fechas?',
          answer:
            'Recibe un solo presupuesto para todas las fechas. La comida cambia de una a otra y se factura tras cada día o por trimestre.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su seminario',
      text: 'Díganos la hora de inicio, las pausas y el final y le preparamos el plan de comidas. En tres días tendrá el presupuesto, con su centro de coste.',
      actions: [{ label: 'Enviarnos el programa' }, { label: 'Configurar la jornada' }],
    },
  },
};
