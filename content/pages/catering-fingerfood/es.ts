import { amountsIn } from '../../catering/amounts';
import { counts } from '../../catering/counts';
import { rangeOfPieces } from '../../catering/pieces';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { city } = site.address;

const { gross } = amountsIn('es');
const pieces = rangeOfPieces('a');

export const es: Words<typeof de> = {
  meta: {
    title: `Catering de canapés en ${city}: piezas y precios`,
    description: `Canapés a domicilio en ${city}: cuántas piezas por persona, qué variedades, qué hace falta para el montaje y paquetes con precio desde 20 invitados.`,
    keywords: [
      `canapés ${city}`,
      'canapés a domicilio',
      'encargar canapés',
      'canapés para recepción',
      'canapés veganos',
      'cuántos canapés por persona',
    ],
  },
  hero: {
    eyebrow: 'Canapés a domicilio',
    title: `Catering de canapés en ${city}`,
    lead: `${counts.fingerfood} variedades de nuestra cocina, ya dispuestas en fuentes y expositores. Usted pone las mesas y nosotros montamos el bufé.`,
    actions: [{ label: 'Elegir variedades' }, { label: 'Consultar cantidades' }],
  },
  sections: {
    pieces: {
      title: '¿Cuántas piezas por persona?',
      intro:
        'Cada una de nuestras piezas pesa entre 25 y 40 gramos. Lo decisivo es si después hay otra comida y a qué hora invita usted.',
      columns: ['Ocasión', 'Piezas por persona', 'Hora habitual', 'Ejemplo con 50 invitados'],
      rows: [
        [
          'Aperitivo antes de un menú',
          pieces('starter'),
          'de 17 a 18 h',
          `${pieces('starter', { guests: 50 })} piezas`,
        ],
        [
          'Copa de bienvenida, una hora',
          pieces('reception'),
          'hasta las 17 h',
          `${pieces('reception', { guests: 50 })} piezas`,
        ],
        [
          'Recepción de pie, dos horas',
          pieces('reception', { hours: 2 }),
          'de 16 a 18 h',
          `${pieces('reception', { hours: 2, guests: 50 })} piezas`,
        ],
        [
          'Recepción de pie, tres horas',
          pieces('reception', { hours: 3 }),
          'de 16 a 19 h',
          `${pieces('reception', { hours: 3, guests: 50 })} piezas`,
        ],
        [
          'Almuerzo ligero en la oficina',
          pieces('lunch'),
          'de 12 a 14 h',
          `${pieces('lunch', { guests: 50 })} piezas`,
        ],
        [
          'En lugar de la cena',
          `${pieces('dinner')}, más si la noche es larga`,
          'desde las 19 h',
          `${pieces('dinner', { guests: 50 })} piezas`,
        ],
      ],
      note: 'Hasta 20 invitados bastan seis variedades; con más, son mejores ocho. Para niños de seis a doce años contamos la mitad de piezas.',
    },
    mix: {
      title: 'Así combina la cocina',
      paragraphs: [
        'Nuestra regla para ocho variedades: tres de carne o pescado, dos de queso, tres totalmente vegetales y, para terminar, algo dulce en vaso. Lo tierno junto a lo crujiente, lo suave junto al rábano picante. Y siempre un clásico renano, como la albóndiga con mostaza.',
        `${counts.vegetarianFingerfood} de las ${counts.fingerfood} son vegetarianas o veganas. Los rótulos del bufé indican el plato, el tipo de dieta y los alérgenos. Todo lo que lleva frutos secos o sésamo va en fuentes propias, al final de la mesa.`,
      ],
    },
    selection: {
      eyebrow: 'Ocho variedades y un vaso',
      title: 'Un bufé para el final de la tarde',
      intro:
        'Nueve piezas por persona, siete de ellas frías. Esta selección se monta sin electricidad si la quiche y el falafel pueden llegar templados.',
      courses: [
        { title: 'Con carne y pescado' },
        { title: 'Vegetariano' },
        { title: 'Vegano' },
        { title: 'Postre en vaso' },
      ],
    },
    packages: {
      title: 'Paquetes de canapés con precio',
      intro: `El paquete pequeño acompaña una recepción, el mediano resuelve un mediodía y el grande sustituye a la cena, con dos variedades calientes y tres horas de atención en el bufé. Cada pieza más cuesta ${gross('plus-f')} por persona, IVA incluido.`,
    },
    delivery: {
      title: 'Canapés entregados y montados',
      paragraphs: [
        'La furgoneta refrigerada llega entre 30 y 60 minutos antes del comienzo. Dos personas llevan las fuentes a la mesa, montan los expositores, colocan rótulos y servilletas y en un cuarto de hora ya se han ido. Si lo desea, alguien del equipo se queda a reponer.',
        `En un radio de 30 kilómetros alrededor de ${city} no paga desplazamiento, tampoco en Moers, Kempen o Neuss. Recogemos las fuentes vacías al día siguiente entre las 10 y las 14 h; las lavamos nosotros.`,
      ],
      action: { label: 'Preguntar por una fecha' },
    },
    'on-site': {
      title: 'Lo que necesitamos de usted',
      items: [
        'una mesa de unos dos metros por cada 30 invitados, mejor separada de la pared',
        'ascensor o un aviso de cuántos pisos de escaleras hay',
        'un enchufe de 230 V cerca de la mesa si hay variedades calientes',
        'una persona que nos abra y esté localizable en el edificio',
        'un lugar fresco y oscuro para las fuentes de reposición',
        'el número de invitados con intolerancias, sin nombres',
      ],
      note: 'A las dos horas retiramos de la mesa las piezas delicadas. Si la fiesta dura más, entregamos en dos tandas.',
    },
    pictures: { title: `6 de las ${counts.fingerfood}` },
    faq: {
      title: 'Preguntas sobre los canapés',
      items: [
        {
          question: '¿Fríos o calientes?',
          answer:
            'Los fríos son más sencillos y se montan en cualquier sitio. Los calientes, como las minihamburguesas o los arancini, los termina nuestro equipo allí mismo o se mantienen calientes en un armario térmico.',
        },
        {
          question: '¿Puedo encargar para doce personas?',
          answer:
            'Sí, con el precio mínimo de veinte. Lo que sobre se puede guardar; tenga recipientes a mano.',
        },
        {
          question: '¿Hasta cuándo puedo encargar?',
          answer:
            'Cinco días laborables antes, siete para el paquete grande. Las cantidades pequeñas a veces son posibles con menos tiempo: llámenos.',
        },
        {
          question: '¿En qué se diferencia del flying buffet?',
          answer:
            'Los canapés están en la mesa y se comen con la mano. En el flying buffet los camareros acercan pequeños platos con tenedor o cuchara, también con salsa.',
        },
        {
          question: '¿Hacen falta platos?',
          answer:
            'En una recepción bastan servilletas. Desde el paquete mediano dejamos platitos de porcelana en el bufé, porque se añade un postre.',
        },
        {
          question: '¿Puede haber una parte vegana y sin gluten?',
          answer:
            'Vegana, sí, incluso todo el bufé. Las piezas sin ingredientes con gluten van en una fuente propia; no podemos descartar trazas, ya que la cocina también trabaja con trigo.',
        },
      ],
    },
    inquiry: {
      title: 'Pida presupuesto para su bufé de canapés',
      text: 'En el configurador puede filtrar por dieta y alérgenos y ver, pieza a pieza, cuánto costará previsiblemente su bufé.',
      actions: [{ label: 'Configurar el bufé' }, { label: `Llamar al ${site.phone.international}` }],
    },
  },
};
