import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: 'Catering de boda en Krefeld: menú y precio',
    description: `Catering de boda y espacio junto al lago: menú desde ${gross('din-ufer')} por persona con IVA, desde 20 invitados; calendario de doce meses y ejemplo para 70.`,
    keywords: [
      'boda Krefeld',
      'catering de boda Krefeld',
      'espacio para bodas Bajo Rin',
      'casarse junto al lago',
      'precios menú de boda',
      'coste boda 70 invitados',
    ],
  },
  hero: {
    eyebrow: 'Para bodas',
    title: 'Su boda en Krefeld',
    lead: 'Del cóctel al último baile, a las dos de la madrugada, nos ocupamos de la comida, los horarios y la tarta: de 20 a 120 invitados sentados, y más con carpa.',
    actions: [{ label: 'Pedir presupuesto de boda' }, { label: 'Ver la ceremonia junto al lago' }],
  },
  sections: {
    promise: {
      text: 'En la noche de la boda quiero que los novios tomen una sola decisión: otro baile o antes un vaso de agua.',
      by: `${site.owner}, anfitriona`,
    },
    companion: {
      title: 'Una sola persona para toda la boda',
      paragraphs: [
        'Está con usted desde la primera visita hasta que se apaga la última vela. Mientras tanto habla con los músicos, la florista y el fotógrafo, lleva la lista de intolerancias y prepara el programa.',
        'El día de la boda está pendiente del horario: si la ceremonia se retrasa veinte minutos, la cocina lo sabe enseguida.',
      ],
      points: [
        `Prueba de menú para dos: gratuita desde 50 invitados; si son menos, ${gross('tasting')} con IVA`,
        'Plano de mesas, minutas y programa desde un mismo despacho',
        'Coordinación con el oficiante y los proveedores',
      ],
    },
    calendar: {
      title: 'Su calendario de boda',
      items: [
        {
          time: 'De 12 a 9 meses',
          title: 'Reservar la fecha',
          text: 'Los sábados de mayo a septiembre son los primeros en ocuparse. Los viernes y el invierno dejan más opciones.',
        },
        {
          time: '6 meses',
          title: 'Decidir el formato',
          text: 'Se deciden el tipo de banquete, el número aproximado de invitados y si hace falta carpa. Es el momento de enviar las invitaciones.',
        },
        {
          time: '3 meses',
          title: 'Probar y decidir',
          text: 'En la prueba se sientan los dos en la cocina. Después el menú queda cerrado.',
        },
        {
          time: '14 días',
          title: 'Quién llega y cuándo',
          text: '¿A qué hora vienen las flores, el DJ y la tarta? ¿Cuánta potencia necesita el grupo? Todo se anota en el programa.',
        },
        {
          time: '7 días',
          title: 'Número definitivo',
          text: 'Cifra definitiva de invitados, mesas, niños e intolerancias sin nombres.',
        },
      ],
    },
    budget: {
      title: '¿Cuánto cuesta una boda de 70 invitados?',
      intro:
        'Un sábado de septiembre, de 15 a 2 h, en el Salón del Lago: cuatro platos en mesa, servicio, bebidas y música hasta el final, flores, alquiler y limpieza. Importes con IVA, para particulares.',
      note: 'Entre semana y en invierno el alquiler es menor; en el configurador puede acortar las horas de bebidas. Es un ejemplo, no un presupuesto. El precio del principio incluye solo sala y comida, en el día más económico.',
    },
    menus: {
      title: 'Menú, flying buffet o lujo',
      intro:
        'En la mesa, un menú dura entre dos horas y media y tres. Con el flying buffet los invitados se mueven y charlan entre sí. En el catering de lujo, el jefe de cocina trabaja delante de sus invitados.',
    },
    'summer-menu': {
      eyebrow: 'Minuta',
      title: 'Una boda en junio',
      intro:
        'Una selección del paquete Welle: sus invitados eligen carne u opción vegetal al confirmar su asistencia.',
      courses: [
        { title: 'En la pradera' },
        { title: 'Primer plato' },
        { title: 'Segundo plato' },
        { title: 'Guarniciones' },
        { title: 'Postre' },
      ],
    },
    places: {
      title: 'Dónde casarse',
      items: [
        {
          title: 'En pequeño, junto al agua',
          text: 'Hasta 60 sillas en la ensenada y después una mesa larga en la casa.',
        },
        {
          title: 'La gran fiesta del lago',
          text: 'Pradera, embarcadero y Salón del Lago, con plan B por si llueve.',
        },
        {
          title: 'En el lugar que elija',
          text: 'Granero, casa familiar o finca: llevamos cocina y servicio.',
        },
      ],
    },
    'wedding-questions': {
      title: 'Preguntas sobre la boda',
      items: [
        {
          question: 'Queremos casarnos dentro de ocho semanas. ¿Es demasiado tarde?',
          answer:
            'No necesariamente. Entre semana y de octubre a abril solemos encontrar un día; un menú servido necesita al menos 14 días laborables. Indique dos o tres fechas posibles.',
        },
        {
          question: '¿Cuánto se paga por los niños de los invitados?',
          answer:
            'Por los más pequeños, hasta cinco años, nada. De seis a doce se cobra la mitad del precio de la comida, con una ración propia más pequeña.',
        },
        {
          question: '¿Comen la fotógrafa y los músicos?',
          answer:
            'Sí. Díganos cuántos proveedores son y les servimos una comida caliente mientras sus invitados están en el principal. Cuentan como invitados si no acordamos otra cosa.',
        },
        {
          question: '¿Cuándo se corta la tarta?',
          answer:
            'Por la tarde con el café o a las 23 h en la pista, como prefiera. Para la noche aconsejamos un postre más ligero en el menú.',
        },
        {
          question: '¿De cuánto es el anticipo?',
          answer:
            'Es del 30 % y vence siete días después de la factura que sigue al contrato. Cancelar hasta 60 días antes no tiene coste y el anticipo se devuelve.',
        },
        {
          question: 'Dos familias, dos cocinas: ¿se pueden unir?',
          answer:
            'Casi siempre. Ponemos platos renanos junto a sus recetas familiares, quitamos el cerdo o el alcohol de las salsas y rotulamos cada plato también en un segundo idioma.',
        },
        {
          question: '¿Hay que cerrar el menú al reservar?',
          answer:
            'No. Para confirmar bastan la fecha, el paquete y una estimación de invitados. Los platos se eligen tras la prueba, como muy tarde seis semanas antes.',
        },
      ],
    },
    'save-the-date': {
      title: 'Consulte su fecha de boda',
      text: 'Desde que recibe el presupuesto le guardamos la fecha 14 días, para que lo piense con calma y lo hable con la familia.',
      actions: [{ label: 'Consultar la fecha' }, { label: 'Llamarnos' }],
    },
  },
};
