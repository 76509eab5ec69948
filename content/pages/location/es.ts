import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { lowestHire } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Alquiler de espacio para eventos en Krefeld',
    description:
      'Una casa junto al agua en Krefeld: 120 invitados sentados o 180 de pie, terraza, pradera y embarcadero. Cocina propia, fiesta hasta las 2 y aparcamiento.',
    keywords: [
      'espacio para eventos lago Krefeld',
      'alquiler de espacio Bajo Rin',
      'celebrar junto al lago',
      'salón de banquetes con terraza',
      'espacio con catering',
    ],
  },
  hero: {
    eyebrow: 'Espacio junto al lago',
    title: 'Espacio para eventos en Krefeld',
    lead: `Una casa a la orilla con embarcadero propio, para 120 invitados sentados o 180 de pie, y con la cocina junto al salón.`,
    actions: [{ label: 'Consultar disponibilidad' }, { label: 'Ver las salas' }],
  },
  sections: {
    figures: {
      title: 'La casa en cifras',
      items: [
        { value: '120', label: 'invitados en mesas montadas en el Salón del Lago' },
        { value: '180', label: 'invitados en un cóctel de pie, con las puertas de la terraza abiertas' },
        {
          value: lowestHire('hall'),
          label: 'por el Salón del Lago el día más económico, con terraza y pradera',
        },
        { value: '2:00', label: 'es la hora a la que suele terminar la música en el salón' },
      ],
    },
    arrival: {
      title: 'La llegada al lago',
      paragraphs: [
        'El camino termina en la casa. Sus invitados aparcan junto a la entrada, pasan sin un solo escalón y ven el lago al fondo del salón. Quien viene por primera vez suele detenerse ahí un momento.',
        'Desde la estación central de Krefeld, un taxi tarda alrededor de un cuarto de hora; desde el aeropuerto de Düsseldorf, algo menos de treinta minutos. Los autocares dan la vuelta delante de la puerta.',
      ],
      points: [
        'Entrada, Salón del Lago y aseo adaptado sin escalones',
        'Guardarropa en el pasillo y paraguas desde el coche si llueve',
        'Músicos y floristas descargan por el patio de la cocina',
      ],
    },
    occasions: {
      title: 'Para qué se alquila la casa',
      items: [
        {
          title: 'Bodas junto al lago',
          text: 'Ceremonia en la pradera o en el embarcadero, cena en el salón y baile hasta la madrugada.',
        },
        {
          title: 'Eventos de empresa',
          text: 'La jornada de trabajo y, al terminar, una barbacoa junto al agua.',
        },
        {
          title: 'Celebraciones privadas',
          text: 'Cumpleaños, bautizos y aniversarios, desde una comida familiar hasta una gran fiesta.',
        },
        {
          title: 'Salas y aforos',
          text: 'Salón del Lago, Sala de la Chimenea, terraza, pradera y carpa en metros y plazas.',
        },
        {
          title: 'Holthausens Kull',
          text: 'La ensenada tranquila de al lado, para un cóctel o una ceremonia pequeña.',
        },
      ],
    },
    evening: {
      title: 'Una noche de verano de principio a fin',
      items: [
        {
          time: '16:30',
          title: 'Recepción en el embarcadero',
          text: 'Bebidas frías y dos tipos de canapés. El toldo da sombra y las guirnaldas siguen apagadas.',
        },
        {
          time: '18:00',
          title: 'A la mesa',
          text: 'Invitamos a todos al Salón del Lago. Las puertas de cristal siguen abiertas mientras el tiempo lo permite.',
        },
        {
          time: '20:30',
          title: 'Pausa para los discursos',
          text: 'Entre el plato principal y el postre dejamos tiempo para los brindis. El micrófono inalámbrico está en el atril.',
        },
        {
          time: '21:45',
          title: 'Postre con la última luz',
          text: 'A finales de junio el sol se pone poco antes de las diez. El postre se sirve en la terraza.',
        },
        {
          time: '22:00',
          title: 'La fiesta pasa al salón',
          text: 'Fuera termina la música suave, se cierran las puertas y en el salón empieza el baile.',
        },
      ],
    },
    kitchen: {
      title: 'La cocina forma parte de la casa',
      paragraphs: [
        `${site.chef} y su equipo cocinan en el mismo edificio. De los fogones a la primera mesa hay catorce metros; por eso la lucioperca llega con la piel crujiente y el risotto, todavía meloso.`,
        'El espacio y la comida se contratan juntos. El mismo equipo planifica las mesas, los platos y los horarios, así que tiene un solo teléfono al que llamar.',
      ],
      action: { label: 'Ver el catering premium' },
    },
    prices: {
      title: 'Cuánto cuesta comer en la casa',
      intro:
        'Menú servido, flying buffet y barbacoa en la orilla son modalidades que van bien con la casa. Los precios son por persona, con IVA incluido, a partir del número de invitados indicado; en nuestra casa no hay gastos de entrega. El alquiler figura en la página de salas junto al lago; las bebidas se presupuestan aparte.',
    },
    included: {
      title: 'Lo que ya viene con el alquiler',
      items: [
        'Salón del Lago, terraza, pradera y embarcadero solo para su grupo',
        'Mesas, sillas y mantelería, dispuestas según su plano',
        'Guirnaldas de luces sobre la terraza y lámparas en el embarcadero',
        'Wifi, proyección y sonido para discursos',
        'Aparcamiento junto a la casa',
        'Una persona de contacto fija desde la primera conversación',
        'Plan B por si llueve, previsto en cada programa',
        'Calefacción en la carpa de octubre a marzo, si la reserva',
      ],
      note: 'La Sala de la Chimenea, la carpa (6 × 12 m con suelo e iluminación), el DJ y las flores se reservan aparte; la limpieza final acompaña a todo evento. El configurador muestra los precios.',
    },
    questions: {
      title: 'Lo primero que se suele preguntar',
      items: [
        {
          question: '¿Seremos el único grupo ese día?',
          answer:
            'Sí. Aceptamos un evento al día en la casa, para que el salón, la terraza y la cocina sean solo para usted.',
        },
        {
          question: '¿Cuál es el mejor momento para verla?',
          answer:
            'Una hora antes de la puesta de sol: verá el salón con luz natural y la terraza con las guirnaldas encendidas. Llame antes; el recorrido dura unos 40 minutos.',
        },
        {
          question: '¿Aceptan también grupos pequeños?',
          answer:
            'A partir de 20 invitados montamos una mesa larga en la Sala de la Chimenea. Para grupos de 15 a 19 personas, la cocina prepara un menú a convenir dentro de «Su propia idea».',
        },
        {
          question: '¿Cuándo recibiremos respuesta?',
          answer: `En un plazo de ${site.answerDays} días tendrá un presupuesto con espacio, comida y servicios. No le compromete a nada.`,
        },
        {
          question: '¿Desde qué hora podemos entrar ese día?',
          answer:
            'Abrimos a las diez; desde entonces pueden descargar floristas, músicos y pasteleros. Si necesita la víspera, pregúntelo con el presupuesto: si la casa está libre, se la cedemos.',
        },
        {
          question: '¿Hay gastos de entrega?',
          answer:
            'No: la cocina y el salón están bajo el mismo techo. Si celebra en otro lugar, el precio depende de la distancia y el configurador lo indica.',
        },
      ],
    },
    'next-step': {
      title: 'Visite el espacio junto al lago',
      text: 'Concierte una visita por teléfono, o indique invitados, comida y fecha en el configurador y vea al momento un precio estimado.',
      actions: [{ label: 'Concertar una visita' }, { label: 'Configurar la fiesta' }],
    },
  },
};
