import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  meta: {
    title: 'Espacio junto al lago y catering en Krefeld',
    description: `Bodas, eventos de empresa, cumpleaños: ${site.name} une un espacio junto al lago en Krefeld con catering de cocina propia. Presupuesto en tres días.`,
    keywords: [
      'espacio para eventos Krefeld',
      'eventos junto al lago',
      'catering Krefeld',
      'bodas',
      'eventos de empresa',
    ],
  },
  hero: {
    layout: 'full',
    eyebrow: `Espacio para eventos · ${site.address.city}`,
    title: 'Celebre junto al lago en Krefeld',
    lead: 'La velada empieza junto al agua. La cocina está en la misma casa y preparamos con usted cada hora.',
    media: 'hero',
    actions: [{ label: 'Configurar el catering', to: { configurator: {} } }],
  },
  sections: [],
  welcome: {
    id: 'welcome',
    eyebrow: 'Bienvenidos',
    title: 'Usted invita y nosotros ponemos la mesa',
    paragraphs: [
      'De la primera copa en el embarcadero al último plato poco antes de medianoche: espacio, cocina y servicio son de la misma casa. Usted habla con una persona, no con cinco.',
      'Componga su catering en unos minutos y envíenos el plan. El presupuesto le llega en tres días como máximo y no le compromete a nada.',
    ],
    actions: [
      { label: 'Configurar el catering', to: { configurator: {} } },
      { label: `Llamar al ${site.phone.international}`, to: { phone: 'main' } },
    ],
  },
  highlights: {
    id: 'highlights',
    eyebrow: 'El espacio',
    title: 'Lo primero que ven sus invitados',
    media: 'landing-location',
    items: [
      {
        title: 'El Salón del Lago',
        text: 'Puertas de cristal a todo lo ancho. 120 invitados sentados, 180 de pie.',
      },
      {
        title: 'La terraza',
        text: 'Mira al oeste. En junio el sol se queda en las copas hasta las nueve y media.',
      },
      {
        title: 'El embarcadero',
        text: '24 metros de madera y un farol al final. Aquí se brinda y, alguna vez, se pide la mano.',
      },
      {
        title: 'La cocina',
        text: 'Catorce metros de los fogones a la primera mesa. La sopa llega humeando.',
      },
    ],
    action: { label: 'Ver el espacio', to: { route: 'location' } },
  },
  teasers: [
    {
      id: 'teaser-rooms',
      label: 'Salas',
      media: 'location-rooms',
      title: 'Salas con vistas al agua',
      text: 'Ese día no hay otro grupo en la casa: veinticuatro en una mesa junto al fuego, ciento veinte en el Salón del Lago o ciento ochenta de pie, con las puertas abiertas a la terraza.',
      to: { route: 'locationRooms' },
    },
    {
      id: 'teaser-kull',
      label: 'Orilla',
      media: 'location-holthausens-kull',
      title: 'Ceremonias junto al agua tranquila',
      text: 'A tres minutos a pie de la casa está Holthausens Kull. Sesenta sillas en semicírculo, juncos a la espalda y después una copa sobre la grava.',
      to: { route: 'locationKull' },
    },
    {
      id: 'teaser-kitchen',
      label: 'Cocina',
      media: 'landing-premium-catering',
      title: 'Ochenta y dos platos en la carta',
      text: 'Sauerbraten renano con pasas y almendras, lucioperca en salsa de riesling, curri de garbanzos con lima. Usted elige los platos y nuestro jefe de cocina los prepara.',
      to: { route: 'premiumCatering' },
    },
    {
      id: 'teaser-delivery',
      label: 'Fuera de casa',
      media: 'catering-trade-fair',
      title: 'Catering donde usted celebre',
      text: 'A la nave de su empresa, bajo una carpa, a su propio jardín. Hasta treinta kilómetros alrededor de Krefeld la entrega no tiene recargo, con vajilla y equipo.',
      to: { route: 'cateringEvent' },
    },
  ],
  quote: {
    id: 'quote',
    text: 'Una velada sale bien cuando nadie nota cuánto trabajo hay detrás.',
    by: site.owner,
    role: 'Anfitriona',
  },
  catering: {
    id: 'occasions',
    eyebrow: 'Ocasiones',
    title: '¿Qué celebra?',
    intro: 'Cada ocasión tiene su ritmo. Elija la que más se parezca a la suya.',
    items: [
      {
        media: 'landing-business',
        title: 'Eventos de empresa',
        text: 'Jornadas desde las ocho y media, cenas con clientes hasta medianoche. Factura con importes netos, equipos probados, horarios que se cumplen.',
        to: { route: 'business' },
      },
      {
        media: 'landing-private',
        title: 'Fiestas privadas',
        text: 'Un sesenta cumpleaños, un bautizo, unas bodas de oro. Hasta los cinco años los niños no pagan y los abuelos se sientan con vistas al agua.',
        to: { route: 'private' },
      },
      {
        media: 'landing-wedding',
        title: 'Bodas',
        text: 'Ceremonia en la orilla, cena en el salón, música hasta las dos. La misma persona a su lado desde la primera visita hasta el último baile.',
        to: { route: 'weddings' },
      },
    ],
  },
  whyUs: {
    id: 'why-us',
    eyebrow: `Por qué ${site.name}`,
    title: 'Por qué eligen Seegut',
    messages: [
      {
        title: 'Servicio completo',
        text: 'El mismo equipo planifica, cocina, sirve y recoge. Usted disfruta de la fiesta.',
      },
      {
        title: 'Menús exclusivos',
        text: 'Escritos para su ocasión, cocinados para sus invitados. También veganos, también sin gluten.',
      },
      {
        title: 'Trato cordial',
        text: 'Personas que saben su nombre y quién en la mesa prefiere no comer pescado.',
      },
    ],
    items: [
      {
        title: 'Una sola persona de contacto',
        text: 'Quien redacta su presupuesto está en la sala esa noche.',
      },
      {
        title: 'Precios antes de llamar',
        text: 'El configurador suma cada plato al elegirlo, con el IVA incluido.',
      },
      {
        title: 'Alérgenos en cada plato',
        text: 'Los catorce grupos, a la vista antes de elegir.',
      },
      {
        title: 'Cocina en la propia casa',
        text: 'Se guisa la víspera y se emplata cuando sus invitados ya están sentados.',
      },
    ],
    request: { label: 'Pedir presupuesto sin compromiso', to: { configurator: {} } },
    call: { label: `O llame al ${site.phoneWhyUs.international}`, to: { phone: 'whyUs' } },
  },
  fullService: {
    id: 'full-service',
    eyebrow: 'Catering con servicio completo',
    title: 'Del menú servido a la barbacoa',
    intro: 'Elija una modalidad y el configurador le mostrará los platos que le corresponden.',
    types: [
      'flying-buffet',
      'seated-dinner',
      'fingerfood-buffet',
      'grill-catering',
      'own-idea',
      'cold-buffet',
      'luxury-catering',
    ],
    promise: [
      { value: `${site.answerDays} días`, label: 'como máximo hasta nuestra respuesta' },
      { value: '100 %', label: 'sin compromiso hasta que usted acepte' },
    ],
    note: 'Precios por persona con IVA incluido, a partir del número de invitados indicado.',
    action: { label: 'Pedir un presupuesto a medida', to: { configurator: { cateringType: 'individual' } } },
  },
  reviews: {
    id: 'reviews',
    eyebrow: 'Opiniones de invitados',
    title: 'Qué escriben los invitados después',
    authenticity:
      'Hemos elegido y abreviado estas opiniones. No se comprueba si proceden de invitados que celebraron con nosotros. Traducido del alemán.',
  },
  news: {
    id: 'news',
    eyebrow: 'Novedades',
    title: 'De la casa y la cocina',
    action: { label: 'Ver todos los artículos', to: { route: 'news' } },
  },
  configure: {
    id: 'configure',
    eyebrow: 'Configurador',
    title: 'Prepare su catering en línea',
    text: 'Invitados, tipo de catering, platos: usted elige y el precio se calcula al momento. Nada es vinculante hasta que acepte el presupuesto.',
    media: 'contact',
    actions: [
      { label: 'Configurar el catering', to: { configurator: {} } },
      { label: 'Prefiero hablar con alguien', to: { route: 'contact' } },
    ],
  },
  about: {
    id: 'about',
    eyebrow: 'Quiénes somos',
    title: 'Anfitriona y jefe de cocina',
    pictures: ['about-kitchen', 'about-hands'],
    paragraphs: [
      `${site.owner} planifica, ${site.chef} cocina. Empezaron con una furgoneta y conocen cada enchufe del edificio.`,
      'Cuando usted llama, habla con el equipo que esa noche llevará los platos.',
    ],
    action: { label: 'Conozca al equipo', to: { route: 'about' } },
  },
  premium: {
    id: 'premium',
    eyebrow: 'Catering premium',
    title: 'Catering premium para su velada',
    items: [
      {
        plate: 'luxury-catering',
        title: 'Catering de lujo',
        text: 'Ostras sobre hielo, tartar aliñado en la mesa y un cocinero solo para su grupo.',
        to: { route: 'cateringLuxury' },
      },
      {
        plate: 'flying-buffet',
        title: 'Flying buffet',
        text: 'De ocho a catorce platos pequeños que llegan a cada invitado.',
        to: { route: 'cateringFlying' },
      },
      {
        plate: 'grill-catering',
        title: 'Barbacoa',
        text: 'Vacío de vacuno, lubina, berenjena a la plancha. Las brasas arden desde las cinco de la tarde.',
        to: { route: 'cateringGrill' },
      },
    ],
  },
  press: {
    id: 'press',
    eyebrow: 'Prensa',
    title: 'Prensa y reconocimientos',
    note: 'Cada entrada indica su año y su fuente.',
  },
  survey: {
    id: 'survey',
    eyebrow: 'Después de la fiesta',
    title: 'Las notas de nuestros anfitriones',
    text: 'Una semana después preguntamos por la comida, el servicio, el lugar y la organización. Las notas se cuelgan en la cocina y también aquí.',
    questions: ['Comida', 'Servicio', 'Lugar', 'Organización'],
    basis:
      'Medias de {count} cuestionarios de {from} a {until}, en una escala de 1 a 5. Cuentan todas las respuestas, también las críticas.',
  },
  instagram: {
    id: 'instagram',
    eyebrow: 'Instagram',
    title: 'Momentos junto al lago',
    text: 'Mesas puestas, primeros platos, últimas velas.',
    pictures: ['gallery-01', 'gallery-18', 'gallery-09', 'gallery-22', 'gallery-05', 'gallery-12'],
    follow: 'Ver en Instagram',
  },
};
