import { amountsIn } from '../../catering/amounts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('es');

export const es: Words<typeof de> = {
  meta: {
    title: `Flying buffet en ${city}: el cóctel cena`,
    description: `Cóctel servido en bandeja desde 30 invitados en ${city} y alrededores: horario de la noche, tres paquetes con precio, mesas altas y menú de muestra.`,
    keywords: [
      `cóctel cena ${city}`,
      'flying buffet',
      'catering de cóctel',
      'recepción de pie',
      'catering Bajo Rin',
    ],
  },
  hero: {
    eyebrow: 'Cóctel cena servido en bandeja',
    title: `Flying buffet en ${city}`,
    lead: 'El flying buffet es un cóctel cena: los camareros sirven en bandeja, por toda la sala, cuencos, cucharas y platos pequeños.',
    actions: [{ label: 'Configurar el flying buffet' }, { label: 'Ver el horario' }],
  },
  sections: {
    figures: {
      title: 'El flying buffet en cifras',
      items: [
        { value: '8–14', label: 'pases pequeños, según el paquete' },
        { value: '30', label: 'invitados como mínimo para mantener el ritmo' },
        { value: '1:20', label: 'proporción de camareros e invitados' },
        { value: '4–6 h', label: 'de servicio incluidas en el precio' },
        { value: '10', label: 'días laborables de antelación, 12 en el paquete mayor' },
      ],
    },
    evening: {
      title: 'Una noche por horas',
      items: [
        {
          time: '16:30',
          title: 'Cocina y montaje',
          text: 'La cocina prepara su zona de emplatado y tres camareros visten las mesas altas y repasan las copas. Necesitamos unos noventa minutos y un espacio que los invitados no vean.',
        },
        {
          time: '18:00',
          title: 'Tres canapés al llegar',
          text: 'Sopa fría de pepino y eneldo en vaso, arancini, langostino en kataifi. Cada bandeja da dos vueltas a la sala, así que quien llega un poco tarde también los prueba.',
        },
        {
          time: '18:45',
          title: 'Dos entrantes',
          text: 'Primero hummus con verduras asadas; veinte minutos después, salmón marinado sobre rösti. Una bandeja lleva doce cuencos y se vacía en cuatro minutos.',
        },
        {
          time: '19:30',
          title: 'Pausa para el discurso',
          text: 'El servicio deja las bandejas y recoge sin ruido. Si el discurso se alarga, la cocina puede retener el siguiente pase hasta quince minutos.',
        },
        {
          time: '19:50',
          title: 'Dos platos calientes',
          text: 'Carrillera de ternera al vino tinto, con tenedor, y después curry de garbanzos con arroz jazmín en cuenco hondo. Las dos raciones juntas equivalen a un plato completo.',
        },
        {
          time: '21:15',
          title: 'Postre',
          text: 'El tiramisú en vaso sale el último y, si hace buen tiempo, llega hasta el embarcadero. El café se sirve en la barra.',
        },
        {
          time: '22:00',
          title: 'Fin del servicio',
          text: 'La vajilla está recogida y la cocina, vacía. En nuestra casa la fiesta sigue dentro hasta las 2; fuera, la música suave termina a esta hora.',
        },
      ],
    },
    menu: {
      eyebrow: 'Menú de muestra',
      title: 'Lo que llevan las bandejas',
      intro:
        'Estos platos corresponden a la velada descrita más abajo y al paquete más pequeño. En el configurador puede cambiar cualquiera de ellos.',
      courses: [{ title: 'A la llegada' }, { title: 'Entrantes' }, { title: 'Caliente' }, { title: 'Dulce' }],
    },
    packages: {
      title: 'Paquetes y precios',
      intro:
        'Ocho pases sustituyen a una cena, once convienen a una recepción larga y catorce son un menú de gala con puesto de cocina en directo y cocinero en la sala. La vajilla, el montaje y la recogida van en todos los precios. Las bebidas se calculan aparte.',
    },
    room: {
      title: 'Mesas altas y espacio',
      paragraphs: [
        'Un cóctel cena necesita espacio para moverse. Calculamos una mesa alta por cada seis invitados y algunos asientos junto a la pared para quien no quiera pasar tres horas de pie. Entre las mesas queda metro y medio libre para que pase una bandeja.',
        'En nuestra casa junto al lago caben hasta 180 personas de pie en el interior y la cocina está justo al lado. En un loft, un despacho o una nave pedimos agua, una toma de corriente acordada y unos doce metros cuadrados fuera de la vista.',
      ],
      points: [
        'Mesas altas con funda incluidas a partir del paquete intermedio',
        'Un lugar para los discursos visible desde todos los lados',
        'Guardarropa y entrada separados del recorrido de los camareros',
      ],
    },
    choice: {
      title: 'Cuándo conviene un flying buffet',
      paragraphs: [
        'Conviene cuando los invitados no se conocen entre sí: en un aniversario con clientes, en una inauguración o en un cóctel de boda que se alarga hasta la noche. Todos hablan con todos y cenan de verdad.',
        'Con muchos invitados mayores, ponencias largas o menos de treinta personas recomendamos un menú servido. Si lo que importa es la sencillez, suele bastar un bufé de canapés: sin cubiertos, cada uno se sirve y el precio empieza más o menos en la mitad.',
      ],
      action: { label: 'Ver los canapés' },
    },
    faq: {
      title: 'Preguntas sobre el flying buffet',
      items: [
        {
          question: '¿Se queda alguien con hambre?',
          answer:
            'No. La cocina pesa los pases para que sumen una cena completa. Además llevamos una reserva para los que quieran repetir.',
        },
        {
          question: '¿Cuánto dura el servicio?',
          answer:
            'Los pases suelen repartirse en tres o cuatro horas, con pausas para discursos o música. El resto del tiempo contratado es para la recepción y la recogida.',
        },
        {
          question: '¿Cómo reconoce su plato una persona con alergia?',
          answer:
            'Las alternativas llevan una banderita y van directas a la persona. Antes del primer pase el equipo ha leído la lista, en la que solo figuran el número y el alérgeno.',
        },
        {
          question: '¿Por qué a partir de 30 personas?',
          answer:
            'Con menos, cocineros y camareros esperarían parados entre vuelta y vuelta y el precio por persona subiría. A partir de veinte le recomendamos un menú servido en mesa; para menos, calculamos cada caso.',
        },
        {
          question: '¿Puede ser un menú sin carne?',
          answer:
            'Sí, vegetariano o vegano y sin suplemento. También se puede combinar: si cuatro de los ocho pases son veganos, esa noche casi nadie lo nota.',
        },
        {
          question: '¿Se pueden añadir pases?',
          answer: `Un canapé más cuesta ${gross('plus-f')} por persona; un entrante o un postre, ${gross('plus-v')}; un plato principal, ${gross('plus-h')}, siempre con IVA incluido.`,
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su flying buffet',
      text: 'Indique la fecha y el número de invitados, elija los platos y vea al momento el precio previsto. El presupuesto llega en un plazo de tres días.',
      actions: [{ label: 'Configurar los pases' }, { label: `Llamar al ${site.phone.international}` }],
    },
  },
};
