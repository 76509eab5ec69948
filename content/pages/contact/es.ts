import { house } from '../../house';
import { measuresIn } from '../../measures';
import type { Words } from '../../schema';
import { site } from '../../site';
import { visit } from '../../visit';
import type { de } from './de';

const { metres, kilometres } = measuresIn('es');
const { parking, bus, taxi, airport, motorway, access } = visit;

export const es: Words<typeof de> = {
  meta: {
    title: 'Contacto: teléfono, correo y cómo llegar',
    description: `Llámenos o escríbanos, todos los días de 10 a 22 h. ${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Alemania. Respuesta en tres días.`,
    keywords: [
      'contacto espacio para eventos Krefeld',
      'solicitar catering',
      'visitar el espacio',
      'cómo llegar',
    ],
  },
  hero: {
    eyebrow: 'Seegut en Krefeld',
    title: 'Contacto y cómo llegar',
    lead: 'Hablemos de su celebración: por teléfono todos los días de 10 a 22 h, por correo a cualquier hora. Visitas con cita previa, también en fin de semana.',
  },
  sections: {
    visit: {
      title: 'Concertar una visita',
      paragraphs: [
        `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Alemania. Hay aparcamiento junto a la casa y se entra sin escalones.`,
        'La visita dura unos 40 minutos: casa, terraza, embarcadero y un vistazo a la cocina. Díganos antes la fecha y el número aproximado de invitados y le enseñaremos la distribución adecuada.',
      ],
    },
    directions: {
      title: 'En coche, en autobús o en taxi',
      intro: `En el GPS, indique ${site.address.street}, ${site.address.zip} ${site.address.city}. La calle termina en nuestra entrada, que queda a la derecha.`,
      alt: 'Plano de la finca con el norte arriba: a la izquierda el lago, en el centro la casa con terraza y embarcadero, a su derecha el aparcamiento. La calle llega desde el sureste y junto a ella está la parada de autobús. Un sendero discontinuo sigue la orilla hacia el norte hasta la Kull.',
      labels: {
        entrance: 'Entrada',
        parking: 'Aparcamiento',
        bus: 'Parada de autobús',
        kull: 'Holthausens Kull',
        lake: 'Lago',
        jetty: 'Embarcadero',
        house: 'Casa',
        road: site.address.street.replace(/ \d+$/, ''),
      },
      columns: ['Cómo viene', 'Trayecto'],
      rows: [
        [
          'en coche',
          `Desde la autopista hay ${motorway.minutes} minutos. Hay ${parking.cars} plazas gratuitas a ${parking.metresToDoor} m de la puerta; ${parking.charging} tienen punto de carga.`,
        ],
        [
          'en autobús',
          `${bus.minutesFromStation} minutos desde la estación central hasta la parada y, después, ${bus.metres} m o ${bus.minutesOnFoot} minutos a pie. El último autobús sale a las ${bus.lastTime}.`,
        ],
        [
          'en taxi',
          `${kilometres(taxi.kilometresFromStation)} desde la estación central, unos ${taxi.minutesFromStation} minutos. Para la vuelta reservamos los coches con antelación.`,
        ],
        [
          'en avión',
          `${kilometres(airport.kilometres)} desde el aeropuerto de Düsseldorf, unos ${airport.minutesByCar} minutos en coche.`,
        ],
        ['en autocar', `Pueden esperar ${parking.coaches} autocares y dar la vuelta delante de la puerta.`],
        ['en bicicleta', 'Hay aparcabicis cubiertos junto a la valla, al lado de la entrada.'],
      ],
      phoneMap: 'Abrir en la aplicación de mapas',
      webMap: 'Ver en OpenStreetMap',
    },
    access: {
      title: 'Acceso con silla de ruedas o andador',
      intro: 'Medidas tomadas en la casa. Si necesita algún otro dato, llámenos.',
      columns: ['Lugar', 'Medidas'],
      rows: [
        [
          'Aparcamiento',
          `${parking.wheelchair} plazas anchas de ${metres(access.parkingWidth)}, a ${parking.wheelchairMetresToDoor} m de la entrada`,
        ],
        ['Entrada', `Puerta doble de ${metres(access.entranceWidth)}, sin umbral`],
        [
          'Salón del Lago y terraza',
          `Al mismo nivel; pasillos de ${metres(house.aisleMetres.wheelchair)} si los pide`,
        ],
        [
          'Aseo adaptado',
          `Junto al guardarropa, puerta de ${metres(access.wcDoorWidth)}, espacio de giro de ${metres(access.wcTurningSpace)} × ${metres(access.wcTurningSpace)} y barras a ambos lados`,
        ],
        [
          'Sala de la Chimenea',
          `Un escalón de ${metres(access.stepHeight)}; rampa de ${metres(access.rampWidth)} de ancho con una pendiente del ${access.rampSlopePercent} %`,
        ],
        ['Camino al embarcadero', `Pavimentado, ${metres(house.path.widthMetres)} de ancho`],
        [
          'Holthausens Kull',
          `${visit.kullMetres} m de camino firme o coche eléctrico; los últimos ${house.kull.metresOverGrass} m son de hierba`,
        ],
        [
          'Audición',
          `Bucle magnético en el Salón del Lago, primeras ${access.hearingLoopRows} filas de sillas`,
        ],
        ['Perros de asistencia', 'Admitidos, también en el Salón del Lago'],
      ],
      note: 'Díganos cuántas sillas de ruedas vendrán y les reservamos sitio.',
    },
    hotels: {
      title: 'Hoteles cercanos',
      columns: ['Hotel', 'Distancia', 'Taxi', 'Habitaciones'],
      rows: visit.hotels.map(({ name, kilometres: distance, taxiMinutes, rooms }) => [
        name,
        kilometres(distance),
        `${taxiMinutes} minutos`,
        String(rooms),
      ]),
      note: 'Las habitaciones se reservan directamente en el hotel. Si lo desea, reservamos un autobús para sus invitados.',
    },
    configure: {
      title: 'Configure su catering',
      text: 'En el configurador elige con calma los invitados, la comida y los servicios. En tres días tendrá el presupuesto.',
      actions: [{ label: 'Configurar el catering' }],
    },
  },
};
