import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

export const es: Words<typeof de> = {
  meta: {
    title: `Fiesta de verano en ${city}: catering y precios`,
    description: `Catering para fiestas de verano en ${city}: tres horarios, un ejemplo con totales, familias con niños, plan B y fechas de mayo a septiembre.`,
    keywords: [
      `fiesta de verano ${city}`,
      'catering fiesta de verano',
      'fiesta de empresa',
      'día de la familia empresa',
      'fiesta junto al lago',
      'bufé de verano',
    ],
  },
  hero: {
    eyebrow: 'Junto al lago o en su empresa',
    title: 'Catering para fiestas de verano',
    lead: 'Barbacoa o bufé al aire libre para toda la plantilla y sus familias, junto al lago o en su empresa. A mediados de junio hay sol hasta las nueve y media de la noche.',
    actions: [{ label: 'Configurar la fiesta' }, { label: 'Ver un ejemplo de presupuesto' }],
  },
  sections: {
    pictures: { title: 'Imágenes de una fiesta junto al lago' },
    mood: {
      title: 'Qué necesita una fiesta de verano',
      paragraphs: [
        'Una fiesta de verano no tiene plano de mesas ni protocolo, pero conviene prever dos cosas: la sombra y el comienzo. Las sombrillas, el toldo y el dispensador de agua están listos antes de la primera cerveza. Y conviene empezar todos juntos, por ejemplo con un vaso de sopa fría de pepino en el embarcadero.',
        'Después cada cual va a lo suyo: la orilla, la parrilla o los juegos de los niños en la pradera. Por eso la comida no se sirve a una hora fija, sino por rondas, durante tres horas.',
      ],
    },
    times: {
      title: 'A cualquier hora del día',
      items: [
        {
          title: 'De 11 a 16 h: en familia',
          text: 'Parrilla, ensaladas y postre en vasito, y se termina antes de la hora de acostar a los niños. Los menores de seis comen gratis; de seis a doce, a mitad de precio.',
        },
        {
          title: 'De 15 a 20 h: tras el turno de mañana',
          text: 'Bufé frío bajo la carpa, primero lo dulce y desde las cinco lo salado. También en el patio de la empresa.',
        },
        {
          title: 'De 18 a 2 h: con baile',
          text: 'Pequeños pases al atardecer, fuera música suave hasta las 22 h y después baile en el salón.',
        },
      ],
    },
    example: {
      title: 'Una fiesta de empresa con 110 personas',
      intro:
        'Ochenta adultos, veinte escolares y diez niños pequeños, un viernes de 11 a 16 h en su patio, a menos de 30 kilómetros. El paquete de barbacoa intermedio con dos parrillas y bebidas hasta el final; los escolares pagan la mitad y los pequeños, nada.',
      note: 'Es un ejemplo, no un presupuesto. En nuestra casa se suma el alquiler, que el configurador incluye en cuanto indique la fecha.',
    },
    lake: {
      title: 'Una fiesta en nuestra casa',
      paragraphs: [
        'La pradera baja suave hacia el lago. La terraza está al mismo nivel que el salón y de ella sale un camino pavimentado hasta la orilla. Si quiere, la fiesta empieza con un aperitivo en barco desde el embarcadero. En la pradera están la parrilla, la barra y las mesas largas, bajo guirnaldas de luces.',
        'Desde las diez de la mañana el recinto es suyo. Las bicicletas quedan en la valla, los coches junto a la casa y el autobús para delante de la puerta.',
      ],
      points: [
        'Brasero a partir del anochecer',
        'Escenario o DJ, fuera a bajo volumen hasta las 22 h y mirando a la casa',
        'Cambiador y una sala tranquila para los más pequeños',
      ],
      action: { label: 'Fiestas privadas junto al lago' },
    },
    menu: {
      eyebrow: 'Propuesta de menú',
      title: 'Menú para una noche de verano',
      intro:
        'La ensalada de espárragos se sirve hasta finales de junio; desde julio la cocina la cambia por tomates. Lo demás sigue hasta septiembre.',
      courses: [
        { title: 'Para brindar' },
        { title: 'Frío' },
        { title: 'A la brasa' },
        { title: 'Ensaladeras' },
        { title: 'Postres' },
      ],
    },
    weather: {
      title: 'Plan para calor y tormentas',
      items: [
        'Cuatro días antes: primer pronóstico y reserva de espacio cubierto',
        'La víspera a las doce: decidimos juntos si dentro, fuera o a medias',
        'Con más de 32 grados: bufé a la sombra y fuentes nuevas cada 45 minutos',
        'Con chubascos: las sombrillas hacen de techo y las parrillas siguen',
        'Con tormenta: todos a la casa y el embarcadero se cierra',
        'Tras la puesta de sol: mantas y farolillos preparados',
      ],
      note: 'Cambiar de sitio no cuesta nada si la carpa está contratada o la fiesta es en nuestra casa.',
    },
    faq: {
      title: 'Preguntas antes del verano',
      items: [
        {
          question: '¿Cuándo conviene fijar la fecha?',
          answer:
            'Los viernes de junio y la semana anterior a las vacaciones escolares se ocupan pronto; medio año es buen margen. Entre semana suelen bastar cuatro semanas.',
        },
        {
          question: '¿Qué hay para los niños?',
          answer:
            'Raciones pequeñas de la misma parrilla, una mesa baja y bebidas sin cafeína. Podemos gestionar juegos o cuidadores.',
        },
        {
          question: '¿Puede haber música en directo?',
          answer:
            'Sí. Fuera, a bajo volumen y solo hasta las 22 h; después, dentro. Las bandas deben indicarnos la potencia eléctrica y el montaje dos semanas antes.',
        },
        {
          question: '¿Pagamos por quien no viene?',
          answer:
            'Se factura el número que nos dé siete días antes. En verano suelen fallar cinco de cada cien; puede descontarlos desde el principio.',
        },
        {
          question: '¿Puede pagar cada departamento?',
          answer:
            'Si lo pide, emitimos facturas separadas con varios centros de coste, repartidas por asistentes.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su fiesta de verano',
      text: 'Envíenos dos fechas posibles y el número aproximado de adultos y niños.',
      actions: [{ label: 'Configurar la fiesta' }, { label: 'Proponer una fecha' }],
    },
  },
};
