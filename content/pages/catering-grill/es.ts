import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: `Catering de barbacoa en ${city}: precios`,
    description: `Catering de barbacoa desde 30 personas en jardín, empresa o junto al lago en ${city}: puestos y espacio, platos, paquetes con precio, lluvia e invierno.`,
    keywords: [
      `catering barbacoa ${city}`,
      'parrillada para empresas',
      'contratar parrillero',
      'ahumador catering',
      'barbacoa de invierno',
      'bufé a la brasa',
    ],
  },
  hero: {
    eyebrow: 'Jardín · empresa · lago',
    title: `Catering de barbacoa en ${city}`,
    lead: 'Llevamos la parrilla, el carbón, el parrillero y las guarniciones. Usted pone un terreno llano y un mínimo de treinta invitados.',
    actions: [{ label: 'Configurar la barbacoa' }, { label: `Llamar al ${site.phone.international}` }],
  },
  sections: {
    fire: {
      title: 'Un parrillero junto al fuego',
      paragraphs: [
        'Asamos con carbón de haya, encendido cincuenta minutos antes de la primera salchicha. El parrillero trabaja en tandas pequeñas para que la carne de las siete y media salga tan jugosa como la de las seis. Calculamos unos 300 gramos de carne sin hueso por persona, repartidos entre dos o tres piezas.',
        'El bufé queda a unos pasos de la parrilla. Cada invitado se sirve primero ensalada, patatas y pan y después pide la carne en su punto, así apenas hay colas.',
      ],
      points: [
        'Carne y verdura en parrillas separadas, cada una con sus pinzas',
        'Esterilla protectora bajo cada puesto',
        'La ceniza y el carbón sobrante se van con nosotros',
      ],
    },
    stations: {
      title: 'Puestos de parrilla y espacio',
      intro:
        'Las medidas incluyen el espacio de trabajo del parrillero. Guardamos al menos tres metros hasta fachadas, setos y laterales de la carpa.',
      columns: ['Puesto', 'Qué se prepara', 'Superficie', 'Hace falta'],
      rows: [
        [
          'Parrilla de carbón',
          'Vacío de vacuno, salchicha, merguez, brochetas de pollo',
          '3 × 3 m',
          'suelo firme y llano',
        ],
        [
          'Parrilla de verduras',
          'Filete de berenjena, verduras asadas, queso a petición',
          '3 × 3 m',
          'algo de distancia con la carne',
        ],
        [
          'Ahumador',
          'Cocciones largas a baja temperatura, encendido desde las 10',
          '4 × 3 m',
          'acceso para un remolque',
        ],
        ['Plancha de pescado', 'Lubina, salsa verde', '2 × 2 m', 'toma de 230 V'],
        [
          'Bufé de guarniciones',
          'Ensaladas, patatitas, focaccia, cremas para untar',
          '4 × 2 m',
          'sombra o techo',
        ],
        ['Brasero', 'Luz y calor después de comer', '3 × 3 m', 'suelo resistente a las chispas'],
      ],
      note: 'El paquete menor trabaja con un puesto de parrilla y los demás con dos; a partir de unos 50 invitados aconsejamos dos. El ahumador y el pescado a la brasa pertenecen al paquete mayor.',
    },
    menu: {
      eyebrow: 'De la brasa y alrededor',
      title: 'Un plato de julio',
      intro:
        'Cuatro piezas a la parrilla, cuatro guarniciones y dos postres: así queda el paquete intermedio cuando elige la cocina.',
      courses: [
        { title: 'Para empezar' },
        { title: 'A la brasa' },
        { title: 'Para acompañar' },
        { title: 'Para terminar' },
      ],
    },
    packages: {
      title: 'Paquetes de barbacoa con vajilla',
      intro: `El parrillero, las ensaladas, las salsas, el pan y los platos van incluidos. El servicio en la parrilla dura de tres a cuatro horas según el paquete; cada hora adicional del parrillero cuesta ${gross('s02')} con IVA.`,
    },
    weather: {
      title: 'Barbacoa con lluvia y en invierno',
      paragraphs: [
        'Si llueve, una carpa abierta cubre las parrillas y el bufé pasa a cubierto. La decisión se toma la víspera a mediodía, por teléfono y con usted. Con viento de fuerza siete o más no se enciende fuego, por seguridad, y la comida sale del horno.',
        'De octubre a marzo asamos con braseros y carpa con calefacción. A la carta se suman entonces tazas de crema de calabaza para entrar en calor y un crumble de manzana con crema inglesa. Muchas empresas de la zona la eligen para empezar el año: comienza a las cuatro, aún con luz, y termina antes de las nueve.',
      ],
    },
    pictures: { title: 'Platos a la brasa' },
    budget: {
      title: '¿Cuánto cuesta una barbacoa para 40 invitados?',
      intro:
        'Un sábado de julio, de 17 a 22 h, en su jardín de Krefeld: el paquete de barbacoa más pequeño, copas y bebidas hasta el final. Seis escolares pagan la mitad y dos niños pequeños, nada. Con IVA.',
      note: 'El parrillero trabaja el tiempo que indica el paquete; las bebidas y las copas siguen hasta el final. Es un ejemplo, no un presupuesto.',
    },
    faq: {
      title: 'Preguntas sobre la barbacoa',
      items: [
        {
          question: '¿Tenemos que conseguir parrilla o carbón?',
          answer:
            'No. Parrilla, carbón, pastillas de encendido y esterilla llegan en la furgoneta y se marchan en ella. Le dejamos el terreno tal como estaba.',
        },
        {
          question: '¿Está permitido asar en nuestro jardín?',
          answer:
            'En la mayoría de los jardines y recintos de empresa, sí. Si es de alquiler, consulte al propietario; cerca del bosque revisamos el aviso de incendio del día y, si hace falta, pasamos a gas.',
        },
        {
          question: '¿Qué comen los vegetarianos?',
          answer:
            'Filete de berenjena con tahini y granada, hummus, ensaladas y pan. Su parrilla no entra en contacto con la carne.',
        },
        {
          question: '¿Con cuánta antelación hay que pedirlo?',
          answer:
            'Bastan siete días laborables para los dos paquetes menores y diez para el del ahumador. Si corre más prisa, llámenos: a menudo es posible con un recargo por urgencia del 15 %.',
        },
        {
          question: '¿Llevan también bebidas?',
          answer: `Sí. Agua, refrescos, cerveza y vino de la casa cuestan ${gross('s06')} por persona durante cuatro horas, IVA incluido. En su casa puede poner usted las suyas.`,
        },
        {
          question: '¿Y si solo somos veinte?',
          answer:
            'En ese caso cobramos treinta, porque el fuego, el parrillero y el viaje son los mismos. Suele salir más barato un bufé frío, que empieza en veinte invitados.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su barbacoa',
      text: 'Elija paquete, carnes y guarniciones. Le preguntaremos por el suelo y el acceso y le enviaremos el presupuesto en un máximo de tres días.',
      actions: [{ label: 'Configurar su barbacoa' }, { label: 'Escribirnos' }],
    },
  },
};
