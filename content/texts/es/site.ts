import { counts } from '../../catering/counts';
import { house } from '../../house';
import { path } from '../../house-plan';
import { measuresIn } from '../../measures';
import { stepSlugs } from '../../routes';
import type { Translation } from '../../schema';
import { site } from '../../site';
import { visit } from '../../visit';
import type { words as de } from '../de/site';
import type { Glossary } from '../glossary';

const { metres, kilometres } = measuresIn('es');
const { parking, bus, taxi, airport, motorway, access } = visit;

/** What stands on many pages, beside data, or on pages with hardly any text. */
export const words: Translation<typeof de> = {
  claim: 'Espacio para eventos junto al lago y catering premium',
  country: 'Alemania',
  badges: {
    magazine: 'Número de otoño, «Casas junto al agua»',
    'newspaper-1': '«Una velada junto al lago», 14 de junio',
    'event-caterer': 'Entrada en el directorio',
    ranking: 'Selección del Bajo Rin',
    'portal-location': 'Portal de espacios',
    'newspaper-2': `«Desde la cocina de ${site.name}», 7 de febrero`,
    'travel-review': 'Opiniones de huéspedes',
    'portal-catering': 'Portal de catering',
    'business-review': 'Sello para empresas',
    'local-review': 'Voces de Krefeld',
  },
  widgets: {
    instagram: 'muestra aquí nuestras últimas publicaciones.',
    review: 'muestra aquí las reseñas que los invitados han dejado allí.',
    trust: 'muestra aquí la nota global tal como se recoge allí.',
    travel: 'muestra el sello actual con su nota y fecha.',
    'event-caterer': 'muestra el sello actual con su nota y fecha.',
    'portal-location': 'muestra el sello actual con su nota y fecha.',
    'portal-catering': 'muestra el sello actual con su nota y fecha.',
    'business-review': 'muestra el sello actual con su nota y fecha.',
    'local-review': 'muestra el sello actual con su nota y fecha.',
  },
  promos: {
    delivery: 'Entrega gratuita hasta a 30 km de Krefeld',
    winter: 'Solo hasta el 28 de febrero: ahorre hasta un {saving} % en el alquiler de salas',
    scarceDates: 'Quedan pocas fechas para {year}',
  },
  reviews: {
    miriam: {
      occasion: 'Boda, 86 invitados',
      text: 'A las seis y media llegó una tormenta. Tres cuartos de hora después todas las mesas estaban dentro y la sopa, caliente.',
    },
    tobias: {
      occasion: 'Velada con clientes, 140 invitados',
      text: 'El presupuesto llegó al segundo día y la factura coincidía hasta el último céntimo. No me pasa a menudo.',
    },
    gisela: {
      occasion: '80 cumpleaños, 34 invitados',
      text: 'Mi hermana necesita la comida triturada. Se la sirvieron de modo que nadie en la mesa lo notó.',
    },
    deniz: {
      occasion: 'Fiesta de verano, 110 invitados',
      text: 'La barbacoa, magnífica; el filete de berenjena fue lo primero en acabarse. La próxima vez, una segunda barra en la pradera.',
    },
    katrin: {
      occasion: 'Ceremonia al aire libre, 52 invitados',
      text: 'Nos daba miedo el programa del día. Al final colgaba en la cocina y no lo necesitamos ni una vez.',
    },
    henning: {
      occasion: 'Seminario, 28 invitados',
      text: 'Café a las ocho, sopa a las doce y a las tres nadie se dormía. Y una sala en la que se respira.',
    },
    jule: {
      occasion: 'Bautizo, 41 invitados',
      text: 'Los niños tenían sus propios platos y un sitio junto a la ventana. Los mayores comieron tranquilos.',
    },
    frank: {
      occasion: 'Desayuno de feria, 75 invitados',
      text: 'A las seis en nuestro estand, todo listo y etiquetado. Solo el café podría haber durado más de tres horas.',
    },
  },
  alts: {
    hero: 'La casa junto al lago a la hora azul: seis puertas de cristal iluminadas y el embarcadero con su farol',
    'hero-portrait':
      'Vista desde el final del embarcadero, entre las barandillas, hacia la casa iluminada; una pareja camina hacia ella',
    'hero-portrait-day':
      'Desde el embarcadero, entre sus barandillas, hacia la casa una tarde de verano: sombrillas abiertas y una pareja que pasea',
    'landing-location':
      'La casa junto al lago al atardecer: hastial blanco, tejado de pizarra, las guirnaldas se encienden y hay dos invitados',
    'landing-business':
      'Filas de sillas en el Salón del Lago por la mañana, vistas desde el lugar del ponente, con la terraza detrás',
    'landing-private':
      'Un brasero con sillas en la terraza y detrás una mesa redonda bajo guirnaldas de luces, entre el Salón del Lago y el lago',
    'landing-wedding':
      'Sillas blancas y un arco de rosas en la pradera junto al lago, pétalos en el pasillo y el embarcadero a la izquierda',
    'type-seated-dinner': 'Un servicio de mesa con menú, cubiertos dorados y velas sobre un mantel blanco',
    'not-found': 'Una barca de remos con un farol en el lago en calma a la hora azul',
    contact:
      'Dos sillas y una mesita con vino al final del embarcadero, barandillas a ambos lados y un farol al atardecer',
    'og-backdrop':
      'La casa junto al lago a última hora de la tarde: ventanas cálidas, guirnaldas y su reflejo en el agua',
    'location-weddings':
      'Filas de sillas blancas y el arco de rosas en la pradera antes de que lleguen los invitados, con el embarcadero al fondo',
    'location-rooms':
      'El Salón del Lago con mesas redondas puestas bajo lámparas de lino y las puertas abiertas a la terraza al anochecer',
    'location-holthausens-kull':
      'Sillas blancas en semicírculo sobre la grava de la ensenada, un aliso y juncos a la derecha y el lago en calma por la mañana',
    'catering-christmas':
      'La casa junto al lago un anochecer de invierno: ventanas cálidas, guirnaldas de luces y el embarcadero con nieve',
    'catering-summer-party':
      'Fiesta de verano por la tarde: mesas altas con flores en la pradera, farolillos de colores e invitados junto al embarcadero',
    'catering-large-events':
      'Cuatro mesas largas para muchos invitados en una carpa clara con guirnaldas de luces y el lago al fondo',
    'location-corporate':
      'El Salón del Lago por la mañana: filas de sillas ante la pantalla, un programa en cada asiento y la terraza a la izquierda',
    'location-private':
      'Mesas largas de madera bajo las sombrillas de la terraza una tarde de verano; a la derecha, la casa abierta',
    'location-faq':
      'Un libro de visitas abierto, un timbre y una lámpara en la recepción, con el lago en la ventana',
    'gallery-02': 'Un brasero con leños en llamas y chispas a la orilla del lago a la hora azul',
    'gallery-12':
      'La casa de noche desde el agua: seis puertas de cristal iluminadas y guirnaldas que se reflejan en el lago',
    'gallery-15':
      'Dos invitados en el embarcadero a última hora: delante, su único farol; detrás, las luces de la casa',
    'gallery-21':
      'La carpa abierta en la pradera a la hora azul, mesas redondas con velas bajo guirnaldas de luces y el lago detrás',
    'gallery-01':
      'La casa encalada con tejado de pizarra una tarde de verano: cuatro sombrillas en la terraza, la pradera y el embarcadero',
    'catering-seminar':
      'El Salón del Lago por la mañana, con filas de mesas para un seminario: libretas, café y la pantalla al fondo',
    'gallery-07':
      'El Salón del Lago de noche, la pista libre para bailar: guirnaldas de luces bajo las vigas, mesas altas y barra a la derecha',
    'gallery-04': 'Una mesa larga puesta en la Sala de la Chimenea, con el fuego encendido al fondo',
    'gallery-18':
      'Velas que flotan en cuencos de cristal sobre el lago en calma, junto al embarcadero, con el farol encendido al fondo',
    'gallery-22':
      'Un banco con dos tazas de café al final del embarcadero en una mañana de niebla, con el farol apagado',
  },
  pages: {
    gallery: {
      composition: 'journal',
      meta: {
        title: 'Galería: la casa del lago en Krefeld',
        description:
          'Imágenes de la casa junto al lago: mesas puestas, luces en el embarcadero, platos de nuestra cocina. Vea cómo puede ser su propia celebración.',
        keywords: [
          'galería de eventos',
          'fotos de boda junto al lago',
          'imágenes de catering',
          'fotos del espacio Krefeld',
        ],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'Imágenes',
        title: 'Galería: casa, lago y mesas',
        lead: `Así puede verse ${site.name} cuando llegan los invitados. Todas las imágenes son renders propios; elija un tema o véalas todas.`,
      },
      sections: [],
    },
    news: {
      composition: 'journal',
      meta: {
        title: 'Noticias de la cocina y de la casa',
        description:
          'Ideas para bufés, bodas junto al lago y fiestas de empresa, y cómo trabaja nuestra cocina: artículos de la casa junto al lago en Krefeld.',
        keywords: ['ideas de catering', 'organizar una boda', 'ideas para fiestas de empresa', 'noticias'],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'Noticias',
        title: 'Noticias de la cocina y de la casa',
        lead: `Ideas y experiencias de ${site.name}, con cantidades, horarios y listas que podrá aprovechar.`,
      },
      sections: [],
    },
    contact: {
      composition: 'letter',
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
        layout: 'split',
        eyebrow: 'Seegut en Krefeld',
        title: 'Contacto y cómo llegar',
        lead: 'Hablemos de su celebración: por teléfono todos los días de 10 a 22 h, por correo a cualquier hora. Visitas con cita previa, también en fin de semana.',
        media: 'contact',
        actions: [
          { label: site.phone.international, to: { phone: 'main' } },
          { label: 'Escribir un correo', to: { mail: 'main' } },
        ],
      },
      sections: [
        {
          kind: 'text',
          id: 'visit',
          eyebrow: 'Visita',
          title: 'Concertar una visita',
          paragraphs: [
            `${site.name}, ${site.address.street}, ${site.address.zip} ${site.address.city}, Alemania. Hay aparcamiento junto a la casa y se entra sin escalones.`,
            'La visita dura unos 40 minutos: casa, terraza, embarcadero y un vistazo a la cocina. Díganos antes la fecha y el número aproximado de invitados y le enseñaremos la distribución adecuada.',
          ],
        },
        {
          kind: 'directions',
          id: 'directions',
          eyebrow: 'Cómo llegar',
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
            [
              'en autocar',
              `Pueden esperar ${parking.coaches} autocares y dar la vuelta delante de la puerta.`,
            ],
            ['en bicicleta', 'Hay aparcabicis cubiertos junto a la valla, al lado de la entrada.'],
          ],
          phoneMap: 'Abrir en la aplicación de mapas',
          webMap: 'Ver en OpenStreetMap',
        },
        {
          kind: 'table',
          id: 'access',
          eyebrow: 'Accesibilidad en la casa',
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
            ['Camino al embarcadero', `Pavimentado, ${metres(path.widthMetres)} de ancho`],
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
          note: 'Díganos cuántas sillas de ruedas vendrán y las dibujamos en el plano de mesas.',
        },
        {
          kind: 'table',
          id: 'hotels',
          eyebrow: 'Alojamiento',
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
        {
          kind: 'closing',
          id: 'configure',
          title: 'Configure su catering',
          text: 'En el configurador elige con calma los invitados, la comida y los servicios. En tres días tendrá el presupuesto.',
          actions: [{ label: 'Configurar el catering', to: { configurator: {} } }],
        },
      ],
    },
    success: {
      meta: {
        title: 'Su solicitud: confirmación y estado',
        description: `Una vez enviada su solicitud, aquí verá su referencia, su estado y el día en que ${site.name} le responderá con un presupuesto, sin compromiso.`,
        keywords: ['solicitud enviada', 'solicitud de catering'],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'Solicitud',
        title: 'El estado de su solicitud',
        lead: 'Aquí verá su referencia, el día de nuestra respuesta y el estado de su solicitud en cuanto la haya enviado.',
      },
      sections: [],
    },
    configurator: {
      meta: {
        title: 'Configurador de catering',
        description: `Elija invitados, tipo de catering, platos y servicios y vea el precio al momento: en unos minutos puede pedir presupuesto a ${site.name}.`,
        keywords: [
          'configurador de catering',
          'calcular precio de catering',
          'solicitar catering Krefeld',
          'diseñar un bufé',
        ],
      },
      hero: {
        layout: 'plain',
        eyebrow: 'Configurador',
        title: `Su catering en ${stepSlugs.length} preguntas`,
        lead: `${counts.dishes} platos, su número de invitados y un precio que se calcula al momento. Sin compromiso, en unos minutos.`,
      },
      sections: [],
    },
  },
};

/** What things are called, and forms that would break the register. */
export const glossary: Glossary = {
  terms: [
    { term: 'Salón del Lago', never: /\bSala del Lago\b|\bSeesaal\b/ },
    { term: 'Sala de la Chimenea', never: /\bSalón de la Chimenea\b|\bKaminzimmer\b/ },
    { term: 'ensenada', never: /\bbah[ií]as?\b/i },
    { term: 'pradera', never: /\bprados?\b/i },
    {
      term: 'presupuesto',
      never: /\b(?:su|nuestra|la|una|primera) oferta\b(?! (?:válida|hasta|vinculante))|\bcotizaci[oó]n/i,
    },
    { term: 'solicitud', never: /\b(?:su|una|cada|nuestra|la) consulta\b/i },
    { term: 'anticipo', never: /\b(?:una|la) señal (?:del \d|se devuelve)/i },
    { term: 'canapés', never: /\bbocados?\b/i },
    { term: 'barbacoa', never: /\bBBQ\b|\bparrilladas?\b(?! para empresas)|\bcatering a la parrilla\b/i },
    { term: 'jefe de cocina', never: /\b(?:nuestro|el|su) chef\b|\bcocinero jefe\b/i },
    { term: 'mesa de emplatado', never: /\b(?:al|del|en el) pase\b(?! de)/i },
    { term: 'carpa con calefacción', never: /\bcarpa climatizada\b/i },
    { term: 'estand', never: /\bstands?\b/i },
    { term: 'correo', never: /\be-?mails?\b/i },
    { term: 'aseo', never: /\b(?:lavabos?|WC|cuarto de baño)\b/ },
    { term: 'en directo', never: /\bcocina en vivo\b|\bestaci[oó]n en vivo\b/i },
    { term: 'prueba de menú', never: /\bdegustaci[oó]n\b/i },
    { term: 'tarifa plana', never: /\bbarra libre\b/i },
    { term: 'plan B', never: /\bplan (?:de|para la) lluvia\b/i },
    { term: 'rótulo', never: /\bletreros?\b/i },
    { term: 'curry', never: /\bcurris?\b/i },
    { term: 'mermelada', never: /\bconfituras?\b/i },
    { term: 'cumpleaños', never: /\bcumpleaños redondos?\b/i },
    { term: 'puesto', never: /\bestaci[oó]n (?:de|en) (?:cocina|ostras|tartar|directo)\b/i },
    { term: 'configurar', never: /\bcomponer (?:el|la|un|una|su) (?:catering|fiesta|bufé|cóctel)\b/i },
    { term: 'en su evento', never: /\b(?:cocinero|cocina) en el lugar\b/i },
  ],
  never: [
    /(?<!\p{L})(?:tú|ti|tus?|contigo|vosotr[oa]s|vuestr[oa]s?|os)(?!\p{L})/iu,
    /(?<!\p{L})ustedes(?!\p{L})/iu,
    /(?<!\p{L})(?:envíen|dígannos|indiquen|elijan|caminen|consúltenlo|llámennos|escríbannos|reserven|pidan)(?!\p{L})/iu,
  ],
};
