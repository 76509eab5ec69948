import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: `Catering de lujo en ${city}: menú y precios`,
    description: `Catering de lujo en casa, galería, sede de empresa o junto al lago en ${city}: menú de muestra, un camarero por diez invitados, plazos y precios.`,
    keywords: [
      `catering de lujo ${city}`,
      'chef privado',
      'catering gourmet',
      'alta cocina en casa',
      'cocina en directo',
      'catering exclusivo',
    ],
  },
  hero: {
    eyebrow: 'Para grupos de veinte a ochenta invitados',
    title: `Catering de lujo en ${city}`,
    lead: `${site.chef} cocina donde usted celebra, con un menú hecho a medida y un camarero por cada diez invitados.`,
    actions: [{ label: 'Pedir una llamada' }, { label: 'Ver los paquetes de lujo' }],
  },
  sections: {
    chef: {
      text: 'Primero pregunto quién se sienta a la mesa y de qué se va a hablar. El menú lo escribo después.',
      by: `${site.chef}, jefe de cocina`,
    },
    meaning: {
      title: 'Qué entendemos por lujo',
      paragraphs: [
        'Para nosotros, el lujo está en el producto y en la atención: la lucioperca llega fresca esa misma mañana, el solomillo se hace en su cocina y el servicio recuerda quién toma el café sin azúcar.',
        'Trabajamos así para grupos de veinte a unas ochenta personas. La ocasión suele ser la firma de un acuerdo, un cumpleaños especial en casa, la inauguración de una exposición o la víspera de la boda con ambas familias.',
        'Cocinamos donde usted esté: en un chalet de Meerbusch, en una galería de arte o en la Sala de la Chimenea junto al lago, en una sola mesa para veinticuatro. Con veinte invitados hay dos cocineros en los fogones y dos personas sirviendo; con cuarenta y cinco son tres y cinco. Así queda tiempo para conversar entre platos sin que la comida se enfríe.',
      ],
    },
    menu: {
      eyebrow: 'Un menú de otoño',
      title: 'Menú de muestra del jefe de cocina',
      intro:
        'Un ejemplo de menú completo. Los platos con suplemento están señalados en la lista; en un menú personal, el jefe de cocina sustituye cualquiera de ellos.',
      courses: [
        { title: 'De pie' },
        { title: 'Frío' },
        { title: 'Sopa' },
        { title: 'Pescado' },
        { title: 'Carne o verdura' },
        { title: 'Pastelería y quesos' },
      ],
    },
    plates: { title: 'Platos del menú de lujo' },
    packages: {
      title: 'Paquetes y precios de lujo',
      intro:
        'Todos los paquetes incluyen seis horas de servicio, el jefe de cocina en su evento y la decoración de mesa. En el intermedio hay un puesto de ostras y tartar; el mayor suma cocina en directo, mesa de pastelería y una persona que dirige el evento.',
    },
    way: {
      title: 'Planificación en seis semanas',
      items: [
        {
          title: 'Conversación',
          text: 'Media hora con el jefe de cocina, por teléfono o en su casa. Le pregunta por los invitados, la ocasión, los gustos y el vino que quizá tenga ya en casa.',
        },
        {
          title: 'Propuesta',
          text: 'En un plazo de tres días recibe un menú, un horario y un precio. Dos rondas de cambios están incluidas.',
        },
        {
          title: 'Visita',
          text: 'Medimos cocina y mesas, comprobamos luz y agua y decidimos si conviene una cocina móvil en el patio.',
        },
        {
          title: 'El evento',
          text: 'Nuestro equipo llega cuatro horas antes que los invitados y se marcha después del último. Su cocina queda limpia y la basura se va con nosotros.',
        },
      ],
    },
    discretion: {
      title: 'Discreción en la mesa',
      paragraphs: [
        'Si lo desea, todas las personas implicadas firman antes un acuerdo de confidencialidad. El equipo deja los teléfonos en el vehículo, solo hace fotos quien usted contrate y en el albarán no consta la ocasión.',
        'El equipo es pequeño y conocido: una semana antes le enviamos los nombres de quienes servirán. Los vehículos llegan sin rótulos cuando los vecinos no tienen por qué enterarse.',
      ],
    },
    faq: {
      title: 'Preguntas sobre el catering de lujo',
      items: [
        {
          question: '¿Escriben un menú solo para nosotros?',
          answer:
            'Sí. Los paquetes fijan el servicio y el precio de partida; los platos se deciden con usted. También son posibles siete platos sin ningún producto animal.',
        },
        {
          question: '¿Quién elige el vino?',
          answer:
            'Proponemos para cada plato un vino y una alternativa sin alcohol. El precio figura aparte en el presupuesto, y también servimos botellas de su bodega.',
        },
        {
          question: '¿Cuánto tiempo necesitan?',
          answer:
            'Veintiún días laborables, algo más de cuatro semanas, y veintiocho para el paquete mayor. Entre mayo y septiembre cuente con un poco más.',
        },
        {
          question: '¿Basta una cocina particular?',
          answer:
            'Para veinte invitados, casi siempre. Para más instalamos hornos, frío y mesas de emplatado en el garaje, bajo un porche o en una carpa pequeña.',
        },
        {
          question: '¿Llevan vajilla y copas?',
          answer: `La vajilla, los cubiertos y la decoración de mesa van en el paquete; las copas cuestan ${gross('s05')} por persona con IVA. Si quiere, usamos su cubertería de plata y la lavamos a mano.`,
        },
        {
          question: '¿Y si un invitado sigue otra dieta?',
          answer:
            'Antes del primer plato los anfitriones indican al servicio a quién va cada plato. El otro plato se parece todo lo posible al de los demás, para que nadie tenga que explicar por qué no come frutos secos.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto de catering de lujo',
      text: 'Para empezar bastan la fecha y el número de invitados. Estamos disponibles todos los días de diez de la mañana a diez de la noche.',
      actions: [{ label: `Llame al ${site.phone.international}` }, { label: 'Configurar un paquete' }],
    },
  },
};
