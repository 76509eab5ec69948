import { amountsIn } from '../../catering/amounts';
import { house } from '../../house';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { net } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Espacio para jornadas junto al lago en Krefeld',
    description:
      'Sala para 130 personas en filas, barbacoa en la orilla, Navidad junto a la chimenea: equipos, montajes, horario de una jornada y precios en Krefeld.',
    keywords: [
      'espacio para jornadas Krefeld',
      'evento corporativo junto al lago',
      'sala de reuniones Bajo Rin',
      'fiesta de empresa en el lago',
      'sala de seminarios Krefeld con catering',
      'offsite cerca de Düsseldorf',
    ],
  },
  hero: {
    eyebrow: 'Eventos corporativos',
    title: 'Jornadas de empresa junto al lago',
    lead: 'Para reuniones de 16 personas en la Sala de la Chimenea o jornadas de 130 en el Salón del Lago, con barbacoa en la orilla al terminar.',
    actions: [{ label: 'Consultar una fecha' }, { label: 'Catering para empresas' }],
  },
  sections: {
    'key-figures': {
      title: 'La jornada en cifras',
      items: [
        { value: '20', label: 'personas bastan para una tarifa de jornada' },
        { value: '130', label: 'plazas en filas frente a la pantalla' },
        { value: '45 min', label: 'para pasar de filas a mesas de gala' },
        { value: '25 min', label: 'en coche desde el aeropuerto de Düsseldorf' },
        { value: '0 €', label: 'por usar proyector, sonido y wifi' },
      ],
    },
    'conference-day': {
      title: 'Una jornada por horas',
      items: [
        {
          time: '8:30',
          title: 'Apertura a convenir',
          text: 'La casa abre normalmente a las diez. Para jornadas empezamos antes si lo pide, con café, muesli Bircher y pan rústico.',
        },
        {
          time: '9:15',
          title: 'Plenario',
          text: 'La pantalla está en la pared del fondo y las cortinas tamizan la luz del lago. Una persona del equipo se queda hasta que empieza la presentación.',
        },
        {
          time: '10:45',
          title: 'Pausa en la terraza',
          text: 'Veinte minutos, con fruta y algo salado. Para hacer una llamada tranquila está el embarcadero.',
        },
        {
          time: '12:30',
          title: 'Almuerzo ligero',
          text: 'Bufé con platos fríos y calientes, siempre con uno vegano. Es ligero, para que la tarde se pueda aprovechar.',
        },
        {
          time: '15:30',
          title: 'Grupos en tres lugares',
          text: 'El salón, la Sala de la Chimenea y, en verano, un círculo de sillas en la orilla. El café de la tarde va con los grupos y los paneles los sacamos nosotros.',
        },
        {
          time: '17:30',
          title: 'Barbacoa para terminar',
          text: 'El parrillero ya ha encendido el fuego. Si lo desea, el día no acaba hasta medianoche.',
        },
      ],
    },
    layouts: {
      title: '¿Qué montaje para qué reunión?',
      columns: ['Formato', 'Salón del Lago', 'Sala de la Chimenea', 'Indicado para'],
      rows: [
        ['Teatro', '130', '30', 'conferencias, asambleas'],
        ['Escuela', '70', '18', 'formación con portátil'],
        ['En U', '40', '16', 'talleres, juntas'],
        ['Mesas de seis', '72', '18', 'dinámicas y trabajo en grupo'],
        ['Cóctel de pie', '180', '35', 'eventos con clientes, despedidas'],
        ['Banquete con programa', '100', '24', 'aniversarios, entregas de premios'],
      ],
      note: `Pasar el Salón del Lago de filas a mesas de cena lleva unos ${house.hall.changeoverMinutes} minutos. Con tiempo seco, la terraza suma hasta 140 personas de pie.`,
    },
    technology: {
      title: 'Equipos para su jornada',
      items: [
        'Wifi con acceso propio para su evento',
        'Proyector con HDMI y USB-C, pantalla de tres metros',
        'Dos micrófonos inalámbricos, atril y música desde el móvil',
        'Dos rotafolios, cuatro paneles y un maletín de moderación',
        'Enchufes en el suelo cada cuatro metros',
        'Pantalla en la Sala de la Chimenea para videollamadas',
      ],
      note: 'Las cámaras para sesiones híbridas, la interpretación simultánea y la luz de escenario las encargamos a empresas especializadas; el precio figura como servicio aparte en el presupuesto.',
    },
    'staff-parties': {
      title: 'Fiestas de empresa junto al lago',
      paragraphs: [
        'En julio, fiestas de verano en la pradera; en diciembre, cenas de Navidad con carpa y braseros. Y todo el año, aniversarios, despedidas y fiestas de fin de obra. El turno de mañana puede comer desde las cuatro y, si hay gente que trabaja hasta las ocho, encuentra la misma selección recién hecha.',
        'Gestionamos curling bávaro, música o un aperitivo en barco; los braseros son nuestros. Los autobuses dan la vuelta junto a la casa; el último sale a las dos.',
      ],
      points: [
        'Varios puntos de servicio en vez de una cola larga',
        'Bebidas por horas o por consumo',
        'Zona familiar si vienen niños',
      ],
      action: { label: 'Ideas para la fiesta de verano' },
    },
    'catering-prices': {
      title: 'Cuánto cuesta comer en la casa',
      intro:
        'Del bufé frío de mediodía a la barbacoa de después. Se muestran precios netos por persona y el mínimo de invitados; como empresa, en el configurador verá los mismos.',
    },
    confidential: {
      title: 'Reuniones sin interrupciones',
      paragraphs: [
        'El día de su reunión no hay nadie más en la casa. No ponemos su nombre en ningún cartel si usted no quiere y, durante la sesión, el servicio llama antes de entrar.',
        'Las hojas de rotafolio y las copias que se olviden las guardamos bajo llave o las destruimos. Firmamos un acuerdo de confidencialidad antes de la primera conversación.',
      ],
    },
    budget: {
      title: '¿Cuánto cuesta una cena de empresa para 24?',
      intro:
        'Un jueves de noviembre en la Sala de la Chimenea: tres platos, bebidas durante cuatro horas y café. Importes sin IVA, que figura debajo.',
      note: 'Es un ejemplo, no un presupuesto.',
    },
    'corporate-questions': {
      title: 'Preguntas sobre la jornada',
      items: [
        {
          question: '¿Qué incluye la tarifa de jornada?',
          answer: `La jornada completa: desayuno, dos pausas de café, almuerzo y bebidas por ${net('con-full')} por persona, más IVA. La media jornada con una pausa cuesta ${net('con-half')}. Ambas desde 20 personas.`,
        },
        {
          question: '¿Podemos traer nuestra propia empresa de sonido y luz?',
          answer:
            'Sí. Hay corriente trifásica en el salón y se puede descargar desde las diez del mismo día o, a convenir, la víspera.',
        },
        {
          question: '¿Hay hoteles para quienes vienen de lejos?',
          answer:
            'Sí, el más cercano está a menos de dos kilómetros; los hoteles con sus distancias figuran en contacto y cómo llegar. La reserva se hace directamente con el hotel.',
        },
        {
          question: '¿Podemos reservar solo medio día?',
          answer:
            'Sí, hasta cinco horas, por la mañana o por la tarde. Hay tarifa de media jornada; el alquiler es siempre por el día entero, porque solo aceptamos un grupo.',
        },
        {
          question: '¿Cómo les localizamos ese día?',
          answer:
            'Su persona de contacto está en la casa desde la primera entrega. El móvil figura en la cabecera del programa.',
        },
        {
          question: '¿Se llega en tren?',
          answer:
            'Hasta la estación central de Krefeld y después unos quince minutos en taxi o en el autobús que reservamos para su grupo. Díganos a qué hora llegan los trenes y les estará esperando.',
        },
      ],
    },
    offsite: {
      title: 'Pida presupuesto para su jornada',
      text: `Con la fecha y el número de personas, en ${site.answerDays} días tendrá un presupuesto con el IVA desglosado.`,
      actions: [{ label: 'Pedir presupuesto de jornada' }, { label: 'Preguntar por teléfono' }],
    },
  },
};
