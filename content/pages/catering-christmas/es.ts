import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

export const es: Words<typeof de> = {
  meta: {
    title: `Cena de Navidad en ${city}: menú y precios`,
    description: `Cenas de Navidad de empresa en ${city}: menú de invierno de tres a cinco platos, carpa con calefacción junto al agua, la noche por horas y precios por persona.`,
    keywords: [
      `cena de Navidad ${city}`,
      'cena de empresa',
      'catering de Navidad',
      'menú navideño',
      'carpa con calefacción',
      'fiesta de fin de año empresa',
    ],
  },
  hero: {
    eyebrow: 'Para empresas',
    title: 'Cena de Navidad junto al lago',
    lead: 'Ponche junto al brasero y cena de Navidad con la mesa puesta, tanto para un equipo de veinte como para una empresa de ciento veinte personas.',
    actions: [{ label: 'Pedir presupuesto de la cena' }, { label: 'Ver el menú' }],
  },
  sections: {
    menu: {
      eyebrow: 'Carta de diciembre',
      title: 'Menú de Navidad en cuatro platos',
      intro:
        'Elija uno o dos platos por pase; sus invitados deciden antes en una lista que le enviamos. En cada sitio habrá una minuta impresa.',
      courses: [
        { title: 'Junto al fuego' },
        { title: 'Primer plato' },
        { title: 'Del horno' },
        { title: 'Al centro de la mesa' },
        { title: 'Postre' },
      ],
    },
    date: {
      title: 'Cuándo reservar la cena de Navidad',
      paragraphs: [
        'Los jueves y viernes desde finales de noviembre hasta mediados de diciembre suelen reservarse entre junio y septiembre. En octubre suele quedar libre algún lunes, martes o miércoles, y muchas veces un mediodía.',
        'Algunas empresas trasladan la cena a la segunda semana de enero. La carta sigue siendo de invierno, hay más sitio para aparcar y quien trabaja a turnos lo tiene más fácil. En cuanto recibe nuestro presupuesto, le guardamos el día catorce días sin coste.',
      ],
      action: { label: 'Preguntar por días libres' },
    },
    evening: {
      title: 'Del ponche a la última canción',
      items: [
        {
          time: '17:30',
          title: 'Ponche junto al fuego',
          text: 'Tres braseros en la pradera, ponche caliente con y sin alcohol y los primeros canapés. Se toma con el abrigo puesto; el guardarropa abre a las seis.',
        },
        {
          time: '18:30',
          title: 'Todos sentados',
          text: 'Diez mesas redondas, velas, ramas de abeto. Después de la bienvenida, unos siete minutos, se sirve la crema.',
        },
        {
          time: '19:15',
          title: 'Plato principal y fuentes',
          text: 'El asado y la col se sirven en plato; la lombarda, el puré y los spätzle van al centro de la mesa para repetir. Siete camareros sirven a la vez.',
        },
        {
          time: '20:30',
          title: 'Tiempo para su programa',
          text: 'Reconocimientos, amigo invisible, un vídeo del año: la proyección y el sonido están listos. La cocina espera su señal para el postre.',
        },
        {
          time: '21:15',
          title: 'Crumble y café',
          text: 'El postre se sirve en la barra, para que la gente cambie de mesa. Y se puede salir otra vez junto al fuego.',
        },
        {
          time: '22:00',
          title: 'Música',
          text: 'La fiesta sigue dentro, con baile o con piano. A las dos sale el último taxi.',
        },
      ],
    },
    packages: {
      title: 'Menú servido, precio por persona',
      intro:
        'La base es el número de invitados que nos comunica siete días antes. El servicio en mesa, la vajilla, la mantelería y las minutas están incluidos; bebidas, música y carpa figuran en líneas aparte para que su contabilidad vea los dos tipos de IVA.',
    },
    tent: {
      title: 'Carpa con calefacción y pista de curling bávaro',
      paragraphs: [
        'De octubre a marzo podemos montar junto a la casa una carpa con calefacción. Mide seis por doce metros y tiene suelo firme, iluminación y un paso cubierto hasta el guardarropa. Se monta la víspera. Sirve de recepción, de bar o, con más de 120 invitados, de segundo comedor.',
        'También gestionamos actividades de invierno. Una pista de curling bávaro ocupa ocho metros por tres y requiere media hora de explicación. El aperitivo en barco sale del embarcadero al anochecer, con mantas y termos.',
      ],
      points: [
        'Curling bávaro, cuarteto de viento o trío a petición',
        'Braseros vigilados por nuestro propio equipo',
        'Mantas para los primeros treinta que salgan',
      ],
    },
    alternatives: {
      title: 'Navidad sin plano de mesas',
      items: [
        {
          title: 'Cóctel de pie',
          text: 'Pequeños platos calientes en bandeja y mesas altas sin sitios asignados, desde treinta invitados.',
        },
        {
          title: 'Barbacoa de invierno',
          text: 'Carne y merguez junto al fuego, crema en taza, también en el patio de su empresa.',
        },
        {
          title: 'En su empresa',
          text: 'Bufé frío en el comedor o en el almacén, un viernes a partir de las doce.',
        },
      ],
    },
    faq: {
      title: 'Preguntas sobre la cena de empresa',
      items: [
        {
          question: '¿Podemos empezar a mediodía?',
          answer:
            'Sí. La casa abre a las diez. Un menú de mediodía, de doce a cuatro, no necesita barra y conviene a equipos con hijos o con un viaje de vuelta largo.',
        },
        {
          question: '¿En qué se basa la factura final?',
          answer:
            'En el último número de invitados comunicado para la comida, en el consumo o la tarifa plana para las bebidas y en el tiempo dedicado para los extras. La factura indica su centro de coste.',
        },
        {
          question: '¿Y si enferma mucha gente a última hora?',
          answer:
            'Hasta siete días antes puede cambiar el número libremente. Después se mantiene, pero si lo pide envasamos las raciones sobrantes para que lleguen a la oficina.',
        },
        {
          question: '¿De verdad hace calor en la carpa?',
          answer:
            'Con cero grados fuera, los calefactores mantienen unos veinte dentro. Los encendemos dos horas antes.',
        },
        {
          question: '¿Cómo vuelve la gente a casa?',
          answer:
            'La mayoría, en taxis compartidos o en un autobús que reserva la empresa; los coches pueden quedarse junto a la casa hasta el mediodía siguiente. Damos al conductor el acceso y la hora y reunimos a los invitados diez minutos antes.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su cena de Navidad',
      text: 'Para empezar basta con la semana, el número aproximado de personas y si será dentro o con carpa.',
      actions: [{ label: 'Configurar el menú de invierno' }, { label: 'Pedir que nos llamen' }],
    },
  },
};
