import { capacityCells } from '../../capacities';
import { amountsIn } from '../../catering/amounts';
import { type HiredRoom, type HireSeason, hireDays } from '../../catering/hire';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const [, , rowsOnMeadow, noUShape] = capacityCells('meadow');
const { gross, hire, lowestHire } = amountsIn('es');
const hireCells = (room: HiredRoom, season: HireSeason) => hireDays.map((day) => hire(room, season, day));

export const es: Words<typeof de> = {
  meta: {
    title: 'Salas junto al lago: aforos y alquiler',
    description:
      'Salón del Lago, Sala de la Chimenea, terraza, pradera, embarcadero y carpa: plazas, precios de alquiler, corriente y accesos sin escalones.',
    keywords: [
      'salón de fiestas Krefeld 120 personas',
      'alquilar salón junto al lago',
      'aforo salón con terraza',
      'alquiler de carpa junto al lago',
      'salón accesible Krefeld',
      'tipos de montaje',
    ],
  },
  hero: {
    eyebrow: 'Salas y aforos',
    title: 'Salas junto al lago: aforos y precios',
    lead: `¿Dónde se cena y dónde se baila? Medidas, plazas y precios de alquiler: la Sala de la Chimenea desde ${lowestHire('fireplace-room')} al día, el Salón del Lago con terraza y pradera desde ${lowestHire('hall')}.`,
    actions: [{ label: 'Consultar disponibilidad' }],
  },
  sections: {
    capacities: {
      title: 'Aforo según el montaje',
      intro:
        'Las cifras valen para cada zona. En el interior el total es de 120 personas en mesas o 180 de pie, también si se suma la Sala de la Chimenea.',
      columns: ['Zona', 'Superficie', 'En mesas', 'De pie', 'En filas', 'En U'],
      rows: [
        ['Salón del Lago', '220 m²', ...capacityCells('hall')],
        ['Sala de la Chimenea', '48 m²', ...capacityCells('fireplace-room')],
        ['Terraza', '190 m²', ...capacityCells('terrace')],
        ['Pradera de la orilla', '1200 m²', 'en la carpa', 'según montaje', rowsOnMeadow, noUShape],
        ['Embarcadero', '24 × 3 m', ...capacityCells('jetty')],
        ['Carpa', '6 × 12 m', ...capacityCells('tent')],
        ['Holthausens Kull', 'en la orilla, al aire libre', ...capacityCells('kull')],
      ],
      note: 'Valores orientativos para adultos en silla. Sillas de ruedas, cochecitos, escenario o photocall necesitan espacio adicional.',
    },
    hire: {
      title: '¿Cuánto cuesta el alquiler por día?',
      intro:
        'Con mesas, sillas y mantelería para las plazas de la sala, luz, sonido para discursos y wifi. La terraza, la pradera y el embarcadero van con el Salón del Lago. Todos los importes con IVA.',
      columns: ['Sala y meses', 'De lunes a jueves', 'Viernes, domingo, festivo', 'Sábado'],
      rows: [
        ['Salón del Lago, de mayo a septiembre', ...hireCells('hall', 'summer')],
        ['Salón del Lago, marzo, abril y octubre', ...hireCells('hall', 'middle')],
        ['Salón del Lago, de noviembre a febrero', ...hireCells('hall', 'winter')],
        ['Sala de la Chimenea, todo el año', ...hireCells('fireplace-room', 'summer')],
        ['Solo pradera y embarcadero, de mayo a septiembre', ...hireCells('meadow', 'summer')],
        ['Solo pradera y embarcadero, marzo, abril y octubre', ...hireCells('meadow', 'middle')],
        ['Solo pradera y embarcadero, de noviembre a febrero', ...hireCells('meadow', 'winter')],
        ['Holthausens Kull, de mayo a septiembre', ...hireCells('kull', 'summer')],
        ['Holthausens Kull, marzo, abril y octubre', ...hireCells('kull', 'middle')],
        ['Holthausens Kull, de noviembre a febrero', ...hireCells('kull', 'winter')],
      ],
      note: 'El configurador suma el alquiler en cuanto indique fecha y sala. La carpa en la pradera se añade como partida propia, con suelo e iluminación.',
    },
    'lake-room': {
      title: 'El Salón del Lago y sus puertas al agua',
      paragraphs: [
        'El lado largo del salón lo forman seis puertas de cristal y todas se abren. Fuera, al mismo nivel, está la terraza: en las noches cálidas, interior y exterior son un solo espacio.',
        'Mesas redondas de ocho o diez personas, mesas largas, filas o una U: el suelo es plano, las mesas pesan poco y pasar de la conferencia a la cena lleva unos 45 minutos.',
      ],
      points: [
        'Techo a 3,80 m y cuatro circuitos de luz regulables',
        'Con una pista de baile de 30 m² se sientan 100 invitados',
        'Con más de 100 invitados, tras el postre dos mesas dejan sitio al baile',
        'Sin escalones desde la puerta hasta la terraza',
      ],
    },
    'fireplace-room': {
      title: 'Sala de la Chimenea: mesa para 24',
      paragraphs: [
        'Para una cena familiar, una reunión de dirección o los grupos de trabajo de un seminario. De octubre a marzo la chimenea está encendida cuando llegan los primeros invitados.',
        'En las fiestas grandes la sala cumple otras funciones: bar, rincón tranquilo para familias con niños pequeños o refugio de los novios entre dos momentos del programa.',
      ],
      points: [
        'Puerta propia al pasillo y luz independiente',
        'Un escalón la separa del salón; hay una rampa disponible',
        'Pantalla y rotafolio, si los pide',
      ],
    },
    outdoors: {
      title: 'Celebrar al aire libre junto al agua',
      paragraphs: [
        'La terraza, de madera, mira al lago y tiene sol desde el mediodía. Cuatro sombrillas grandes dan sombra y las guirnaldas cuelgan todo el año. Aquí montamos una cena para 80 o mesas altas para 140.',
        'Desde la terraza, un camino pavimentado cruza la pradera hasta la orilla; caben dos personas una al lado de otra o una silla de ruedas. Al final del camino empieza el embarcadero, con barandilla a ambos lados y luces a la altura de la rodilla.',
        'En la pradera se colocan las filas de sillas en las ceremonias y las parrillas en las fiestas de verano, con unos nueve metros cuadrados para cada una. Fuera puede haber música suave hasta las 22 h; después, solo dentro. Sus invitados pueden seguir fuera mientras dure la fiesta.',
      ],
    },
    tent: {
      title: '¿Cuándo conviene una carpa?',
      intro: `La carpa mide 6 × 12 m, tiene suelo e iluminación y cuesta ${gross('s12')} con IVA incluido. Se monta el día anterior.`,
      columns: ['Su grupo', 'Nuestra propuesta', 'Si llueve'],
      rows: [
        ['De 20 a 24 para cenar', 'Sala de la Chimenea con mesa larga', 'Todo sigue igual'],
        [
          'De 25 a 100 con baile',
          'Salón del Lago, cóctel en la terraza',
          'Cóctel bajo el alero y en el salón',
        ],
        [
          'De 101 a 120 con baile',
          'Salón del Lago, bar en la Sala de la Chimenea',
          'Cóctel en el salón, junto a las mesas',
        ],
        ['De 121 a 180 de pie', 'Salón y terraza con flying buffet', 'Todos en el salón, bar en la carpa'],
        ['Más invitados', 'Salón, terraza y una o dos carpas', 'Paso cubierto entre la carpa y la casa'],
      ],
      note: 'De octubre a marzo la carpa tiene calefacción.',
    },
    equipment: {
      title: 'Equipamiento técnico',
      intro: 'Para músicos, técnicos y quienes prefieren medir antes:',
      items: [
        'Wifi en todas las salas y en la terraza',
        'Proyector y pantalla de 3 × 1,70 m en el Salón del Lago',
        'Equipo de sonido con dos micrófonos inalámbricos y atril',
        'Corriente trifásica: 32 A en el salón y 16 A en la terraza',
        'Carga por el patio de la cocina, puerta doble de 1,80 m',
        'Aseo adaptado junto al guardarropa',
        'Cambiador y tronas',
        'Cámara fría para tartas de hasta 60 cm de diámetro',
      ],
      note: 'Los equipos adicionales, las mesas altas con funda y el mobiliario de banquete para el exterior se reservan como servicio.',
    },
    impressions: { title: 'Más imágenes de los espacios' },
    'room-questions': {
      title: 'Preguntas sobre las salas',
      items: [
        {
          question: '¿Quién decide dónde se sienta cada uno?',
          answer:
            'Usted. Los planos de esta página muestran cada espacio con todas las plazas ocupadas; su distribución de mesas la necesitamos siete días antes de la fiesta.',
        },
        {
          question: '¿Se puede dividir el salón?',
          answer:
            'No hay un tabique fijo. En las jornadas separamos el plenario de la zona de café con una estantería; en fiestas pequeñas delimitamos el espacio con plantas y con la iluminación.',
        },
        {
          question: '¿Cuántas sillas de ruedas caben?',
          answer:
            'Tantas como necesite su grupo, en el salón y en la terraza: retiramos sillas y ensanchamos los pasillos a 1,20 m. Indíquenos el número en la solicitud.',
        },
        {
          question: '¿Podemos reservar solo la terraza?',
          answer:
            'El salón y la terraza van juntos, porque si llueve todos deben caber dentro. Para una fiesta del todo al aire libre puede alquilar solo la pradera y el embarcadero, con una carpa por si llueve.',
        },
      ],
    },
    viewing: {
      title: 'Visite las salas',
      text: `Si quiere, traiga una cinta métrica: le enseñamos todos los espacios, también la cámara fría. Pida cita entre las 10 y las 22 h en el ${site.phone.international} o envíenos su número de invitados.`,
      actions: [{ label: 'Pedir cita por teléfono' }, { label: 'Configurar el evento' }],
    },
  },
};
