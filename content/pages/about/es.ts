import { counts } from '../../catering/counts';
import type { Words } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Words<typeof de> = {
  meta: {
    title: 'Quiénes somos: anfitriona y jefe de cocina',
    description:
      'Quién planifica, cocina y acompaña su fiesta en Krefeld: anfitriona, jefe de cocina y equipo, una jornada en la cocina y las reglas con las que cocinamos.',
    keywords: [
      'equipo de catering Krefeld',
      'jefe de cocina Krefeld',
      'anfitriones espacio para eventos',
      'cocina de catering Bajo Rin',
      'calidad del catering',
    ],
  },
  hero: {
    eyebrow: 'Quiénes somos',
    title: `Las personas de ${site.name}`,
    lead: `Yo atiendo a las personas y dirijo la sala; ${site.chef} lleva la cocina. Entre las dos solo hay una puerta batiente.`,
    actions: [{ label: 'Concertar una visita' }],
  },
  sections: {
    story: {
      title: 'Primero fue la cocina',
      paragraphs: [
        `${site.name} empezó como catering con dos hornos y una furgoneta. Cocinábamos en graneros, naves y salones ajenos y aprendimos qué necesita una buena celebración: una cocina cerca de las mesas y alguien que esté pendiente de todo.`,
        'Cuando quedó libre la casa del lago, la planificamos alrededor de la cocina. Pusimos puertas de cristal en el salón, renovamos las tablas del embarcadero y colocamos la mesa de emplatado donde los cocineros ven a los invitados.',
        'Seguimos sirviendo fuera. Algunos sábados sale a las tres una furgoneta hacia una fiesta de jardín mientras dentro se montan las mesas de una boda. Para eso tenemos dos equipos, cada uno con su propio material.',
      ],
    },
    host: {
      title: `${site.owner} lee cada solicitud`,
      paragraphs: [
        'Por teléfono pregunta primero por los invitados y después por el presupuesto. ¿Quién viene? ¿A quién le cuesta estar de pie, quién no come carne, quién da el discurso? Con las respuestas prepara un programa con horarios.',
        'El día de la fiesta procura no hacerse notar. La encontrará en la terraza, pendiente del tiempo y del horario, o atendiendo la mesa de los abuelos.',
      ],
      points: [
        'Firma en persona todos los presupuestos',
        'Guía ella misma las visitas cuatro días a la semana',
      ],
    },
    chef: {
      title: `${site.chef} dirige la cocina`,
      paragraphs: [
        'Su carta parte de la cocina renana y se abre a otras: sauerbraten con pasas y almendra y, al lado, curry de garbanzos con coco y lima. La crema de ron y chocolate es la de su abuela; la panna cotta lleva agar-agar en vez de gelatina para que más invitados puedan comerla.',
        'Los platos nuevos se cocinan tres veces antes de entrar en la carta: una para nosotros, otra para la familia y otra para sesenta personas contra reloj. Lo que a la tercera no convence no entra en la carta.',
      ],
    },
    'kitchen-figures': {
      title: 'La cocina en cifras',
      items: [
        { value: `${counts.dishes}`, label: 'platos en la carta, del pan del desayuno al brownie' },
        { value: '14', label: 'grupos de alérgenos, señalados en cada plato' },
        { value: '6 h', label: 'de cocción para el caldo de ternera' },
        { value: `${site.answerDays} días`, label: 'hasta su presupuesto, sin compromiso' },
      ],
    },
    principles: {
      title: 'Nuestros compromisos',
      items: [
        'Verdura de temporada, con los meses escritos en la carta',
        'Rejillas y tablas separadas para carne y vegetales',
        'Temperaturas anotadas; el registro, a su disposición',
        'Los bufés están dos horas y después se retiran',
        'Ningún plato sin su lista completa de alérgenos',
        'Precios para particulares siempre con IVA',
        'Sin sorpresas en la factura: extras solo tras consultarle',
        'Decimos que no cuando no podemos atender bien una fecha',
      ],
      note: 'Toda la comida se elabora en una cocina en la que se manejan todos los alérgenos principales; por eso no podemos descartar trazas.',
    },
    'working-day': {
      title: 'Lo que pasa antes de que llegue',
      items: [
        {
          time: '7:00',
          title: 'Hornos encendidos',
          text: 'Focaccia, quiches, bases de tarta. Los spätzle se hacen a mano, mientras la casa aún está tranquila.',
        },
        {
          time: '10:00',
          title: 'Llega el pescado',
          text: 'El pescado llega en hielo y se abre la casa. La florista y los técnicos toman café antes de montar.',
        },
        {
          time: '13:00',
          title: 'Comida del equipo',
          text: 'Cocina y sala comen juntas. Se lee el programa en voz alta, intolerancias incluidas.',
        },
        {
          time: '16:00',
          title: 'Ensayo',
          text: 'Se monta, se fotografía y se prueba un plato de cada pase. Así el plato 80 es igual que el primero.',
        },
        {
          time: '1:30',
          title: 'Última ronda',
          text: 'Lavavajillas, sartenes, suelo. A las dos se apagan las luces del embarcadero.',
        },
      ],
    },
    motto: {
      text: 'Si el plato vuelve vacío, no me hacen falta reseñas.',
      by: `${site.chef}, jefe de cocina`,
    },
    'about-questions': {
      title: 'Lo que nos suelen preguntar',
      items: [
        {
          question: '¿Podemos ver la cocina y la casa antes de reservar?',
          answer:
            'Sí, cuando quiera y con cita. Si le apetece, durante la visita puede mirar en las ollas; le tendremos preparado un gorro.',
        },
        {
          question: '¿De dónde viene su personal de sala?',
          answer:
            'Un núcleo fijo trabaja con nosotros todo el año. En los eventos grandes se suman camareros de refuerzo que ya han trabajado con nosotros al menos dos veces.',
        },
        {
          question: '¿Buscan personal?',
          answer: `Nos gusta conocer a gente para cocina y sala. Escriba a ${site.email}; para empezar basta un currículum de tres frases.`,
        },
        {
          question: '¿Cuántas personas trabajan en un evento?',
          answer:
            'Con cien invitados sentados son catorce: nueve en sala y cinco en cocina. Además, una persona está solo pendiente del programa.',
        },
        {
          question: '¿Cocinan un plato que no está en la carta?',
          answer:
            'Si antes lo hemos cocinado una vez, sí. Envíenos la receta de su madre y le diremos con franqueza si funciona para ochenta personas.',
        },
      ],
    },
    meet: {
      title: 'Hable con nosotros',
      text: 'Una llamada dura diez minutos y suele aclarar más que tres correos.',
      actions: [{ label: `Llamar al ${site.phone.international}` }, { label: 'Contarnos su idea' }],
    },
  },
};
