import type { Words } from '../../schema';
import { site } from '../../site';
import type { words as de } from '../de/site';

/** What stands on many pages, or beside data. */
export const words: Words<typeof de> = {
  claim: 'Eventos junto al lago y catering premium',
  country: 'Alemania',
  example: {
    house: `${site.name} es un ejemplo: la casa, las personas, las opiniones, los premios y las cifras son inventados.`,
    proof: 'Ejemplo inventado: ni esta casa ni sus clientes existen.',
  },
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
    winter: 'En invierno, hasta un {saving} % menos de alquiler',
    hours: 'Le atendemos todos los días de {opens} a {closes} h',
    answer: 'Consulta sin compromiso, respuesta en {days} días',
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
    'location-rooms':
      'El Salón del Lago con mesas redondas puestas bajo lámparas de lino y las puertas abiertas a la terraza al anochecer',
    'catering-christmas':
      'La casa junto al lago un anochecer de invierno: ventanas cálidas, guirnaldas de luces y el embarcadero con nieve',
    'catering-large-events':
      'Cuatro mesas largas para muchos invitados en una carpa clara con guirnaldas de luces y el lago al fondo',
    'location-private':
      'Mesas largas de madera bajo las sombrillas de la terraza una tarde de verano; a la derecha, la casa abierta',
    'location-faq':
      'Un libro de visitas abierto, un timbre y una lámpara en la recepción, con el lago en la ventana',
    'gallery-02': 'Un brasero con leños en llamas y chispas a la orilla del lago a la hora azul',
    'gallery-01':
      'La casa encalada con tejado de pizarra una tarde de verano: cuatro sombrillas en la terraza, la pradera y el embarcadero',
    'catering-seminar':
      'El Salón del Lago por la mañana, con filas de mesas para un seminario: libretas, café y la pantalla al fondo',
    'gallery-04': 'Una mesa larga puesta en la Sala de la Chimenea, con el fuego encendido al fondo',
    'gallery-18':
      'Velas que flotan en cuencos de cristal sobre el lago en calma, junto al embarcadero, con el farol encendido al fondo',
    'gallery-22':
      'Un banco con dos tazas de café al final del embarcadero en una mañana de niebla, con el farol apagado',
  },
};
