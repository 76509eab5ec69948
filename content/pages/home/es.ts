import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Words<typeof de> = {
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
    eyebrow: `Espacio para eventos · ${site.address.city}`,
    title: 'Celebre junto al lago en Krefeld',
    lead: 'Un salón frente al agua y una cocina en la misma casa. Usted nos cuenta la idea y nosotros organizamos la celebración, hora por hora.',
    actions: [{ label: 'Configurar el catering' }],
  },
  welcome: {
    eyebrow: 'Bienvenidos',
    title: 'Usted invita y nosotros ponemos la mesa',
    paragraphs: [
      'De la primera copa en el embarcadero al último plato poco antes de medianoche: el espacio, la cocina y el servicio son nuestros, y usted trata siempre con la misma persona.',
      'Configure su catering en unos minutos y envíenos el plan. El presupuesto le llega en tres días como máximo y no le compromete a nada.',
    ],
    actions: [{ label: 'Configurar el catering' }, { label: `Llamar al ${site.phone.international}` }],
  },
  highlights: {
    title: 'Lo primero que ven sus invitados',
    items: [
      {
        title: 'El Salón del Lago',
        text: 'Puertas de cristal a todo lo ancho. 120 invitados sentados, 180 de pie.',
      },
      {
        title: 'La terraza',
        text: 'Orientada al oeste: en junio da el sol hasta las nueve y media de la noche.',
      },
      {
        title: 'El embarcadero',
        text: 'Un paseo de madera de 24 metros con un farol al final. Aquí se brinda y, alguna vez, se pide matrimonio.',
      },
      {
        title: 'La cocina',
        text: 'Está a catorce metros de la primera mesa, así que la sopa llega humeante.',
      },
    ],
    action: { label: 'Ver el espacio' },
  },
  teasers: [
    {
      label: 'Salas',
      title: 'Salas con vistas al agua',
      text: 'En la casa celebramos un solo evento al día: caben 24 en una mesa junto a la chimenea, 120 sentados en el Salón del Lago o 180 de pie, con las puertas abiertas a la terraza.',
    },
    {
      label: 'Orilla',
      title: 'Ceremonias junto al agua tranquila',
      text: 'A tres minutos a pie de la casa está Holthausens Kull. Caben sesenta sillas en semicírculo frente al agua y el brindis se sirve allí mismo, en la orilla.',
    },
    {
      label: 'Cocina',
      title: 'Ochenta y dos platos en la carta',
      text: 'Sauerbraten renano con pasas y almendras, lucioperca en salsa de riesling, curry de garbanzos con lima. Usted elige los platos y nuestro jefe de cocina los prepara.',
    },
    {
      label: 'Fuera de casa',
      title: 'Catering donde usted celebre',
      text: 'En la nave de su empresa, bajo una carpa o en su jardín. Hasta treinta kilómetros de Krefeld la entrega es gratuita, con vajilla y equipo si lo desea.',
    },
  ],
  quote: {
    text: 'Una fiesta sale bien cuando nadie nota cuánto trabajo hay detrás.',
    by: site.owner,
    role: 'Anfitriona',
  },
  catering: {
    title: '¿Qué celebra?',
    intro: 'Elija su celebración y verá qué espacios, menús y precios le corresponden.',
    items: [
      {
        title: 'Eventos de empresa',
        text: 'Jornadas durante el día y cenas con clientes hasta medianoche, con los equipos probados de antemano y la factura con importes netos.',
      },
      {
        title: 'Fiestas privadas',
        text: 'Cumpleaños, bautizos o bodas de oro, con menú infantil. Hasta los cinco años, los niños no pagan.',
      },
      {
        title: 'Bodas',
        text: 'Ceremonia en la orilla, cena en el salón, música hasta las dos. Le acompaña la misma persona desde la primera visita hasta el último baile.',
      },
    ],
  },
  whyUs: {
    title: 'Por qué eligen Seegut',
    messages: [
      {
        title: 'Servicio completo',
        text: 'El mismo equipo planifica, cocina, sirve y recoge. Usted disfruta de la fiesta.',
      },
      {
        title: 'Menús exclusivos',
        text: 'Pensados para su celebración, con opciones veganas y sin ingredientes con gluten.',
      },
      {
        title: 'Trato cordial',
        text: 'Un equipo que le llama por su nombre y sabe quién prefiere no comer pescado.',
      },
    ],
    items: [
      {
        title: 'Una sola persona de contacto',
        text: 'Quien le prepara el presupuesto estará en la sala el día del evento.',
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
    request: { label: 'Pedir presupuesto sin compromiso' },
    call: { label: `O llame al ${site.phoneWhyUs.international}` },
  },
  fullService: {
    eyebrow: 'Catering con servicio completo',
    title: 'Del menú servido a la barbacoa',
    intro: 'Elija una modalidad y el configurador le mostrará los platos disponibles.',
    promise: [
      { value: `${site.answerDays} días`, label: 'como máximo hasta nuestra respuesta' },
      { value: '100 %', label: 'sin compromiso hasta que usted acepte' },
    ],
    note: 'Precios por persona con IVA incluido, a partir del número de invitados indicado.',
    action: { label: 'Pedir un presupuesto a medida' },
  },
  reviews: {
    eyebrow: 'Opiniones de invitados',
    title: 'Qué escriben los invitados después',
    authenticity:
      'Estas opiniones proceden de los cuestionarios que entregamos a los anfitriones al acabar su fiesta; las hemos elegido, abreviado y traducido.',
  },
  news: {
    title: 'De la casa y la cocina',
    action: { label: 'Ver todos los artículos' },
  },
  configure: {
    eyebrow: 'Configurador',
    title: 'Prepare su catering en línea',
    text: 'Elija los invitados, el tipo de catering y los platos, y el precio se calcula al momento. Nada es vinculante hasta que acepte nuestra confirmación.',
    actions: [{ label: 'Configurar el catering' }, { label: 'Prefiero hablar con alguien' }],
  },
  about: {
    title: 'Anfitriona y jefe de cocina',
    paragraphs: [
      `${site.owner} planifica, ${site.chef} cocina. Empezaron con una furgoneta y hoy conocen la casa al detalle.`,
      'Cuando usted llama, habla con el mismo equipo que atenderá su evento.',
    ],
    action: { label: 'Conocer al equipo' },
  },
  premium: {
    title: 'Catering premium para su celebración',
    items: [
      {
        title: 'Catering de lujo',
        text: 'Ostras sobre hielo, tartar aliñado en la mesa y un cocinero solo para su grupo.',
      },
      { title: 'Flying buffet', text: 'De ocho a catorce platos pequeños que llegan a cada invitado.' },
      {
        title: 'Barbacoa',
        text: 'Vacío de vacuno, lubina o berenjena, hechos a la vista de los invitados.',
      },
    ],
  },
  press: {
    title: 'En prensa y portales',
  },
  survey: {
    eyebrow: 'Después de la fiesta',
    title: 'La valoración de nuestros clientes',
    text: 'Al acabar la fiesta entregamos un cuestionario sobre la comida, el servicio, el lugar y la organización. Colgamos las notas en la cocina y las publicamos aquí.',
    questions: ['Comida', 'Servicio', 'Lugar', 'Organización'],
    basis:
      'Notas medias de {count} cuestionarios de {from} a {until}, en una escala de 1 a 5. Cuentan todas las respuestas, también las críticas.',
  },
  instagram: {
    title: 'Momentos junto al lago',
    text: 'Mesas, platos y noches a la orilla del lago.',
    follow: 'Ver en Instagram',
  },
};
