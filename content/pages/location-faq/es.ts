import { amountsIn } from '../../catering/amounts';
import { cancellationScale } from '../../catering/cancellation';
import { bookingTerms } from '../../catering/rules';
import { house } from '../../house';
import { measuresIn } from '../../measures';
import type { Words } from '../../schema';
import { site } from '../../site';
import { visit } from '../../visit';
import type { de } from './de';

const { gross } = amountsIn('es');

const { metres } = measuresIn('es');
const { free, charged: cancellation, deposit } = cancellationScale;

export const es: Words<typeof de> = {
  meta: {
    title: 'Preguntas sobre el espacio: plazos y precios',
    description:
      'Respuestas sobre nuestro espacio junto al lago en Krefeld: aforo, visitas, reserva de fecha, catering, aparcamiento, accesos, lluvia y hora de cierre.',
    keywords: [
      'preguntas espacio Krefeld',
      'aforo espacio para eventos',
      'espacio con aparcamiento Krefeld',
      'hora de cierre fiesta',
      'reservar fecha sin compromiso',
      'espacio accesible Krefeld',
    ],
  },
  hero: {
    eyebrow: 'Preguntas sobre el espacio',
    title: 'Preguntas sobre el espacio',
    lead: 'Lo que nos preguntan por teléfono, en orden desde la primera visita hasta la mañana siguiente.',
  },
  sections: {
    booking: {
      title: 'Visitas y reserva de fecha',
      items: [
        {
          question: '¿Cuándo podemos ver la casa?',
          answer:
            'Cualquier día entre las 10 y las 22 h, siempre que hayamos fijado una hora. Si hay una fiesta en marcha, solo enseñamos el exterior.',
        },
        {
          question: '¿Nos guardan una fecha?',
          answer:
            'Desde que tiene nuestro presupuesto, el día queda reservado dos semanas. No cuesta nada ni le obliga a nada.',
        },
        {
          question: '¿Qué necesitan para un presupuesto?',
          answer:
            'Fecha o periodo, invitados aproximados, ocasión y una idea de la comida. Si algo no lo sabe aún, díganoslo y calcularemos dos variantes.',
        },
        {
          question: '¿Con cuánta antelación se llena la casa?',
          answer:
            'Los sábados de verano, a menudo con nueve meses o más. Para días laborables y de noviembre a marzo suelen bastar unas semanas.',
        },
        {
          question: '¿Podemos cambiar de día?',
          answer:
            'Hasta 60 días antes, una vez y sin coste, a un día libre de los doce meses siguientes. Después se aplica la escala de cancelación, menos lo que sirva para el nuevo día.',
        },
      ],
    },
    space: {
      title: 'Aforo y mal tiempo',
      items: [
        {
          question: '¿Para cuántas personas está pensada la casa?',
          answer:
            'En el interior, para 120 personas sentadas o 180 de pie. Con la terraza y la carpa hay sitio para más; el montaje lo vemos juntos.',
        },
        {
          question: '¿Hay un tamaño mínimo?',
          answer:
            'Los paquetes empiezan en 20 personas; la barbacoa y el flying buffet, en 30. Si son menos, calculamos con ese mínimo o preparamos algo a medida.',
        },
        {
          question: '¿Qué hacen si cae un aguacero?',
          answer:
            'Pasamos al plan B. Cada programa lo lleva previsto, con la ceremonia, el cóctel y la cena dentro o bajo la carpa.',
        },
        {
          question: '¿Hay calefacción en invierno?',
          answer:
            'En el Salón del Lago y la Sala de la Chimenea, todo el año si hace falta; en la carpa reservada, de octubre a marzo. En la terraza hay entonces braseros y mantas.',
        },
        {
          question: '¿Compartimos jardín o embarcadero?',
          answer:
            'No, el día de su fiesta la finca es solo de su grupo. El lago es público y de vez en cuando pasa una barca de remos.',
        },
      ],
    },
    food: {
      title: 'Cocina y bebidas',
      items: [
        {
          question: '¿Se alquila el lugar sin su comida?',
          answer:
            'No. Espacio y catering se contratan juntos, para que cocina, servicio y horarios encajen y haya un solo responsable.',
        },
        {
          question: '¿Podemos llevar vino de nuestro bodeguero?',
          answer: `Previo acuerdo, sí, con un descorche de ${gross('s16')} por botella, IVA incluido. Las demás bebidas las ponemos nosotros.`,
        },
        {
          question: '¿Comerán bien nuestros amigos veganos?',
          answer:
            'Sí. En cada modalidad hay platos sin ingredientes de origen animal, y el menú entero puede ser vegano al mismo precio.',
        },
        {
          question: '¿Cómo saben los invitados qué lleva cada plato?',
          answer:
            'Los 14 alérgenos principales están anotados en cada plato: en los rótulos del bufé, en el presupuesto y, si preguntan, los dice el camarero. En una cocina con frutos secos, leche y trigo el contacto cruzado sigue siendo posible.',
        },
        {
          question: '¿Hay algo de comer de madrugada?',
          answer:
            'Si lo encarga, sí: albóndigas con mostaza, wraps o una tabla de quesos, por piezas o en bufé.',
        },
      ],
    },
    arrival: {
      title: 'Cómo llegar y dónde dormir',
      items: [
        {
          question: '¿Dónde se dejan los coches?',
          answer:
            'Junto a la casa, en plazas propias. Si alguien vuelve en taxi, puede dejar el coche y recogerlo antes del mediodía siguiente.',
        },
        {
          question: '¿Se llega en silla de ruedas a todas partes?',
          answer:
            'La entrada, el Salón del Lago, el aseo adaptado y la terraza no tienen escalones. Hay una rampa para la Sala de la Chimenea y un camino pavimentado hasta el embarcadero. Las medidas figuran en contacto y cómo llegar.',
        },
        {
          question: '¿Qué dirección ponemos en el GPS?',
          answer: `${site.address.street}, ${site.address.zip} ${site.address.city}. Al final de la calle, la entrada queda a la derecha.`,
        },
        {
          question: '¿Se puede dormir en la casa?',
          answer:
            'No tenemos habitaciones. Los hoteles con su distancia y el tiempo en taxi figuran en contacto y cómo llegar; las habitaciones las reserva usted allí.',
        },
        {
          question: '¿Se admiten perros?',
          answer: 'Con correa y fuera. En el salón hacemos una excepción con los perros de asistencia.',
        },
      ],
    },
    evening: {
      title: 'Música y hora de cierre',
      items: [
        {
          question: '¿A qué hora se acaba?',
          answer:
            'Por lo general, hasta las 2 de la madrugada. Fuera hay música suave hasta las 22 h; después, las puertas que dan al lago quedan cerradas. Si quiere alargar, pregúntenos antes de reservar.',
        },
        {
          question: 'Nuestro primo es DJ. ¿Puede pinchar?',
          answer:
            'Con mucho gusto. Dos semanas antes necesitamos su hora de llegada y el consumo eléctrico; puede traer sonido y luces o alquilar los nuestros.',
        },
        {
          question: '¿Hasta dónde podemos decorar?',
          answer:
            'Mucho, mientras las paredes queden intactas: sin clavos ni cinta adhesiva en la madera. Las velas, en vaso; los globos, con peso; fuera no se esparce nada.',
        },
        {
          question: '¿Se permiten fuegos artificiales?',
          answer:
            'En el lago no, por los animales y los vecinos. Guirnaldas de luces, faroles y uno de nuestros braseros en la orilla, sí.',
        },
        {
          question: '¿Quién recoge?',
          answer: `Las mesas, nosotros. Suelos, basura y aseos los cubre la limpieza final. Forma parte de todo evento en nuestra casa y cuesta ${gross('s13')} con IVA.`,
        },
      ],
    },
    suppliers: {
      title: 'Lo que deben saber los proveedores',
      columns: ['Pregunta', 'Respuesta'],
      rows: [
        [
          'Entregas',
          `Desde las ${house.hours.opens} por el patio de la cocina, puerta doble de ${metres(house.hall.loadingDoorWidthMetres)}; la víspera, previo acuerdo`,
        ],
        [
          'Corriente',
          `Trifásica de ${visit.suppliers.hallAmperes} A en el Salón del Lago y de ${visit.suppliers.terraceAmperes} A en la terraza y en la Kull`,
        ],
        [
          'Música al aire libre',
          `A bajo volumen y solo hasta las ${house.hours.outdoorMusicEnds}; después, las puertas que dan al lago quedan cerradas`,
        ],
        [
          'Música en el interior',
          `Hasta las 2:00, con un máximo de ${visit.suppliers.maxDecibels} decibelios al borde de la pista`,
        ],
        ['Recogida', `Por la noche o antes de las ${visit.suppliers.clearedBy} del día siguiente`],
        [
          'Boda civil',
          'Se solicita en el registro civil de Krefeld; las ceremonias simbólicas son posibles en los cuatro lugares',
        ],
        ['Licencia musical (GEMA)', 'En actos abiertos al público la tramita el organizador'],
        ['Comida', 'Una comida caliente para cada proveedor que nos indique; cuenta como un invitado'],
      ],
    },
    deadlines: {
      title: 'Los plazos de un vistazo',
      columns: ['Momento', 'Qué ocurre'],
      rows: [
        [`En ${site.answerDays} días`, 'Respuesta a su solicitud'],
        [`${bookingTerms.optionDays} días tras el presupuesto`, 'Caduca la reserva de la fecha'],
        ['Siete días tras la primera factura', `${deposit} % de anticipo en fiestas privadas`],
        [`Hasta ${free.fromDays} días antes`, 'Cancelación sin coste; un cambio de fecha sin coste'],
        ...cancellation.map(({ until, from, fee }) => [
          from === 0 ? `Desde ${until} días antes hasta el mismo día` : `De ${until} a ${from} días antes`,
          `Cancelación: ${fee} % del importe`,
        ]),
        [`${visit.suppliers.noticeDays} días antes`, 'Entregas y consumo de los proveedores'],
        [`${bookingTerms.finalGuestCountDays} días antes`, 'Invitados definitivos y distribución de mesas'],
        [`${bookingTerms.paymentDays} días tras la factura`, 'Pago del resto'],
      ],
      note: 'Siempre puede demostrar que nuestro perjuicio fue menor. Lo vinculante son el presupuesto y las condiciones generales.',
    },
    ask: {
      title: '¿Falta su pregunta?',
      text: 'Llámenos o escríbanos y se la contestamos.',
      actions: [{ label: 'Preguntar por teléfono' }, { label: 'Configurar el evento' }],
    },
  },
};
