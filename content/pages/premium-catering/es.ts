import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Catering premium en Krefeld y el Bajo Rin',
    description:
      'Menú servido, flying buffet, barbacoa, canapés, bufé frío o catering de lujo: precios con IVA, desde 20 invitados y entrega gratuita hasta 30 km.',
    keywords: [
      'catering premium Krefeld',
      'catering Bajo Rin',
      'precios catering Krefeld',
      'catering para fiestas Krefeld',
      'catering menú Düsseldorf',
      'catering vegano Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Catering premium',
    title: 'Catering premium en Krefeld',
    lead: `Del menú servido a la barbacoa en el jardín: ${counts.dishes} platos. En nuestra casa del lago, en su empresa o en su propio jardín.`,
    actions: [{ label: 'Configurar el catering' }, { label: 'Contarnos su propia idea' }],
  },
  sections: {
    meaning: {
      title: 'Lo que entendemos por premium',
      paragraphs: [
        'El caldo cuece seis horas. El vacuno del tartar y del vacío a la brasa se crio en pastos; la ensalada de patata lleva vinagre y aceite. El espárrago se sirve de abril a junio, la calabaza de septiembre a febrero, y el resto del año no está en la carta.',
        'También entendemos por premium que usted sepa de antemano cuántos camareros incluye el paquete, qué alérgenos lleva cada plato y cuál es el precio con IVA.',
      ],
    },
    formats: {
      title: '¿Qué modalidad encaja con su ocasión?',
      columns: [
        'Modalidad',
        'Sus invitados',
        'Indicada para',
        'Antelación en días laborables',
        'Un camarero por',
      ],
      rows: [
        ['Menú servido', 'se sientan', 'bodas, aniversarios', 'de 14 a 16', '12 invitados; 10 con Horizont'],
        [
          'Flying buffet',
          'están de pie y conversan',
          'recepciones, inauguraciones',
          'de 10 a 12',
          '20 invitados',
        ],
        [
          'Barbacoa',
          'se acercan a por la comida',
          'fiestas de verano y de jardín',
          'de 7 a 10',
          'parrillero en el paquete',
        ],
        [
          'Canapés',
          'no necesitan cubiertos',
          'cócteles, ferias',
          'de 5 a 7',
          'atención al bufé con Horizont',
        ],
        [
          'Bufé frío',
          'se sirven',
          'fiestas familiares, funerales',
          'de 5 a 7',
          'atención al bufé con Horizont',
        ],
        [
          'Bufé caliente',
          'se sirven',
          'cumpleaños, cenas de empresa',
          'de 5 a 7',
          'atención al bufé con Horizont',
        ],
        [
          'Catering de lujo',
          'se dejan atender',
          'cenas de gala, grupos reducidos',
          'de 21 a 28',
          '10 invitados',
        ],
      ],
      note: 'Si tiene menos tiempo, llámenos: lo que sea posible lleva un recargo por urgencia del 15 %.',
    },
    packages: {
      title: 'Ufer, Welle, Horizont',
      intro:
        'Ufer («orilla») es la selección clásica; Welle («ola») añade platos y tiempo; Horizont («horizonte») lleva a los invitados puestos de cocina y cocineros. Se muestra el precio final por persona, con IVA.',
    },
    card: {
      eyebrow: 'De la carta',
      title: 'Una noche de octubre',
      intro:
        'Un ejemplo de menú de otoño. Cada pase tiene una versión sin carne y en el configurador puede cambiar platos cuando quiera.',
      courses: [
        { title: 'Para recibir' },
        { title: 'Entrantes' },
        { title: 'Plato principal' },
        { title: 'Guarniciones' },
        { title: 'Para terminar' },
      ],
    },
    carte: {
      title: 'Todos los platos y bebidas',
      intro:
        'Cada plato con su tipo de dieta, alérgenos y aditivos. El configurador muestra qué platos convienen a cada modalidad y cuáles llevan suplemento.',
      categories: {
        vorspeisen: 'Entrantes',
        hauptspeisen: 'Platos principales',
        beilagen: 'Guarniciones',
        desserts: 'Postres',
        fingerfood: 'Canapés',
        breakfastCold: 'Desayuno frío',
        breakfastWarm: 'Desayuno caliente',
      },
      drinksTitle: 'Bebidas',
      drinks: [
        { price: `${gross('s06')} por persona durante cuatro horas; cada hora más, ${gross('s06-hour')}` },
        { price: `${gross('s15')} por persona durante cuatro horas; cada hora más, ${gross('s15-hour')}` },
        { price: `${gross('s07')} por persona durante cuatro horas; cada hora más, ${gross('s07-hour')}` },
        { price: `${gross('s17')} por persona` },
        { price: `${gross('s14')} por persona` },
        { price: `${gross('s16')} por botella` },
      ],
      note: 'Precios de bebidas con el 19 % de IVA. La tarifa plana de bebidas incluye cerveza pils y Altbier de barril, cerveza sin alcohol, un riesling seco, un pinot gris y un pinot noir, además de agua, zumos y refrescos. El alcohol se sirve conforme a la ley alemana de protección de menores.',
    },
    anywhere: {
      title: 'Llevamos la cocina con nosotros',
      paragraphs: [
        'Cocinamos junto al lago y terminamos los platos donde usted celebre. Los fondos y los guisos viajan en el furgón frigorífico; en su patio montamos fogones, armario caliente y mesa de emplatado bajo un toldo.',
        `A Krefeld, Düsseldorf, Duisburgo, Neuss, Moers, Viersen, Mönchengladbach y cualquier lugar a menos de 30 km en línea recta entregamos sin coste. Para Bochum, Wuppertal, Leverkusen o Colonia cobramos una tarifa fija de ${gross('delivery-middle')} con el 7 % de IVA.`,
      ],
      points: [
        'La vajilla alquilada se devuelve sin fregar',
        'Recogida gratuita del material al día siguiente, de 10 a 14 h',
        'Acceso, electricidad y agua, acordados por teléfono una semana antes',
      ],
    },
    occasions: {
      title: 'Cada modalidad en detalle',
      items: [
        {
          title: 'Catering para eventos en Krefeld',
          text: 'Del bautizo a la fiesta de empresa, con un horario de la entrega a la recogida.',
        },
        { title: 'Flying buffet', text: 'De ocho a catorce platitos que se acercan a los invitados.' },
        {
          title: 'Catering de barbacoa',
          text: 'Brasas, parrillero y ensaladas, en julio igual que en enero.',
        },
        { title: 'Canapés', text: 'Cuántas piezas, qué variedades y en qué bandejas.' },
        {
          title: 'Catering de lujo',
          text: 'Menú de autor, cocina en directo y una mesa llena de repostería.',
        },
        {
          title: 'Grandes eventos',
          text: 'Desde 150 invitados: puestos, personal y cantidades, todo planificado.',
        },
      ],
    },
    path: {
      title: 'Cómo se encarga el catering',
      items: [
        {
          title: 'Elegir',
          text: 'En el configurador fija la ocasión, los invitados, el paquete y los platos. El borrador queda guardado en su navegador.',
        },
        {
          title: 'Pedir presupuesto',
          text: `Lo envía sin compromiso. En ${site.answerDays} días recibe el presupuesto con propuesta de menú y servicios.`,
        },
        {
          title: 'Afinar',
          text: `Si tiene deseos especiales, ${site.chef} le devuelve la llamada en persona: otra guarnición, una dieta estricta, una receta familiar.`,
        },
        {
          title: 'Confirmar',
          text: 'Cuando acepta el presupuesto, el día queda reservado. Una semana antes nos comunica el número definitivo de invitados.',
        },
        {
          title: 'Comer',
          text: 'Montamos, emplatamos y recogemos. Usted disfruta con sus invitados.',
        },
      ],
    },
    'catering-questions': {
      title: 'Preguntas a la cocina y al servicio',
      items: [
        {
          question: '¿En qué se diferencian el flying buffet y los canapés?',
          answer:
            'En el flying buffet los camareros pasan cuencos y platitos, calientes y fríos, que se comen con tenedor o cuchara. Los canapés se presentan en bandejas y se comen con la mano.',
        },
        {
          question: '¿Cuánto cuesta tener más para elegir?',
          answer: `Otro plato principal, ${gross('plus-h')}; un entrante o un postre, ${gross('plus-v')}; una guarnición, ${gross('plus-b')}, y un canapé, ${gross('plus-f')}, siempre por persona y con IVA.`,
        },
        {
          question: '¿Puede ser vegano todo el menú?',
          answer:
            'Sí, sin recargo. El tartar de apionabo y manzana, la col puntiaguda estofada con lentejas beluga y la tarta de chocolate con sal marina ya están así en la carta.',
        },
        {
          question: '¿Vendrá un cocinero al evento?',
          answer: `En la barbacoa, el catering de lujo y el flying buffet Horizont va incluido. En los demás paquetes puede reservarlo por ${gross('s02')} la hora con IVA, cuatro horas como mínimo.`,
        },
        {
          question: '¿Aceptan vales de regalo?',
          answer:
            'Escriba el código en el configurador. Una vez comprobado, descontamos su valor en el presupuesto.',
        },
      ],
    },
    start: {
      title: 'Calcule el precio de su catering',
      text: 'Indique la ocasión, el número de invitados, el día y el lugar: el configurador le muestra enseguida tres propuestas con precio.',
      actions: [{ label: 'Configurar un menú servido' }, { label: 'Hablar con la cocina' }],
    },
  },
};
