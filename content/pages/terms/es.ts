import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { address, company } = site;

export const es: Translation<typeof de> = {
  meta: {
    title: 'Condiciones generales de contratación',
    description: `Condiciones de catering y eventos de ${site.name}: presupuesto, invitados, precios, anticipo, cancelación, entrega, menaje, normas y responsabilidad.`,
    keywords: [
      'condiciones de catering',
      'cancelación',
      'anticipo',
      'número final de invitados',
      'sin derecho de desistimiento',
      'normas de la casa',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Lo que acordamos',
    title: 'Condiciones generales',
    lead: 'Del primer presupuesto al último tenedor: las reglas con las que organizamos su evento.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'terms-and-conditions',
      notice:
        'Ofrecemos esta traducción para que sepa qué firma. Las condiciones que obligan a ambas partes son las alemanas.',
      parts: [
        {
          id: 'scope',
          title: 'Ámbito y clientes',
          blocks: [
            {
              kind: 'paragraph',
              text: `(1) Estas condiciones valen para todos los contratos de ${company.legalName} (en adelante, «nosotros») sobre catering, eventos en nuestro espacio y los servicios que los acompañan.`,
            },
            {
              kind: 'paragraph',
              text: '(2) Se aplican a consumidores (§ 13 del Código Civil alemán, BGB) y a empresarios (§ 14 BGB). Donde hay diferencias, se indica.',
            },
            {
              kind: 'paragraph',
              text: '(3) Lo que acordemos con usted de forma individual prevalece. Las condiciones propias de un empresario valen solo si las hemos aceptado por escrito.',
            },
          ],
        },
        {
          id: 'conclusion',
          title: 'Cómo se cierra el contrato',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Lo que muestra el sitio no es todavía una oferta. Con el configurador de catering envía una solicitud sin compromiso; el precio que aparece es orientativo.',
            },
            {
              kind: 'paragraph',
              text: `(2) Respondemos en ${site.answerDays} días y le enviamos un presupuesto por escrito. Lo mantenemos durante 14 días desde que lo recibe.`,
            },
            {
              kind: 'paragraph',
              text: '(3) El contrato nace cuando usted acepta el presupuesto por escrito dentro de ese plazo, por ejemplo por correo electrónico. Aceptarlo con cambios equivale a una nueva solicitud.',
            },
            {
              kind: 'paragraph',
              text: '(4) El idioma del contrato es el alemán. Guardamos el presupuesto, la aceptación y estas condiciones y se los enviamos. A través del propio sitio no se cierra ningún contrato.',
            },
          ],
        },
        {
          id: 'services',
          title: 'Servicios, menú y alérgenos',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Lo que prestamos resulta del presupuesto aceptado: comida, bebida, personal, equipamiento, salas y horarios.',
            },
            {
              kind: 'paragraph',
              text: '(2) Cocinamos según la temporada. Si un producto no se consigue en buena calidad, lo sustituimos por otro equivalente, siempre que sea razonable para usted, y se lo decimos antes. Las dietas indicadas se respetan.',
            },
            {
              kind: 'paragraph',
              text: '(3) Cada plato indica los 14 alérgenos principales y los aditivos. Nuestra cocina trabaja con todos; no se pueden excluir trazas. Comuníquenos las necesidades especiales a más tardar con el número final de invitados.',
            },
            {
              kind: 'paragraph',
              text: '(4) Los servicios que solo gestionamos, como la música o un barco, los presta el tercero por su cuenta. En el presupuesto consta así.',
            },
          ],
        },
        {
          id: 'guests',
          title: 'Número de invitados y mínimos',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) El número final de invitados nos lo comunica por escrito a más tardar siete días antes del evento. Después solo puede aumentar, si la cocina, el personal y la sala lo permiten.',
            },
            {
              kind: 'paragraph',
              text: '(2) Se factura el número comunicado o, si vienen más invitados, el real. Los conceptos fijos, como una carpa o el equipo técnico, no cambian por ello.',
            },
            {
              kind: 'paragraph',
              text: '(3) Cada paquete indica un mínimo. Si vienen menos invitados, cobramos el mínimo.',
            },
            {
              kind: 'paragraph',
              text: '(4) Los niños de hasta cinco años comen gratis; de seis a doce, a mitad del precio de la comida. Los proveedores a los que debamos dar de comer cuentan como invitados, salvo otro acuerdo.',
            },
          ],
        },
        {
          id: 'prices',
          title: 'Precios, IVA, propinas, vales',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) A los consumidores les damos precios totales con IVA; a los empresarios, precios netos más IVA.',
            },
            {
              kind: 'paragraph',
              text: '(2) El tipo es actualmente del 7 % para la comida con su servicio y del 19 % para bebidas, sala, carpa, decoración y equipos técnicos. Los precios conjuntos de comida y bebida se reparten 70 a 30. Si cambia un tipo, vale el del día del evento; para consumidores, solo si entre el contrato y el evento pasan más de cuatro meses.',
            },
            {
              kind: 'paragraph',
              text: '(3) Si nos encarga el evento más tarde del plazo indicado en el paquete, cobramos un suplemento urgente del 15 %. Consta en el presupuesto.',
            },
            {
              kind: 'paragraph',
              text: '(4) Lo que pida durante el evento se cobra a los precios del presupuesto y, si no figura, a los de la carta expuesta. El tiempo adicional se cobra por cada media hora empezada.',
            },
            {
              kind: 'paragraph',
              text: '(5) La propina es voluntaria, es para el equipo y nunca forma parte del precio ofertado.',
            },
            {
              kind: 'paragraph',
              text: '(6) Los vales se comprueban y se descuentan en el presupuesto. El saldo que quede sigue siendo válido; no se paga en efectivo salvo que la ley lo exija. Rigen los plazos legales de prescripción.',
            },
          ],
        },
        {
          id: 'payment',
          title: 'Anticipo, pago, mora',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Los consumidores pagan el 30 % del precio total al hacer el encargo, con vencimiento a los siete días de nuestra factura. El resto vence, sin descuento, a los 14 días de recibir la factura final.',
            },
            {
              kind: 'paragraph',
              text: '(2) Los empresarios pagan con factura a 14 días, previa comprobación de solvencia; si no, vale el apartado 1. Si nos indica empresa y centro de coste, ambos figuran en la factura.',
            },
            {
              kind: 'paragraph',
              text: '(3) Si el anticipo no llega pese a un recordatorio con siete días de plazo, podemos resolver el contrato.',
            },
            {
              kind: 'paragraph',
              text: '(4) En caso de mora rigen los intereses legales (§ 288 BGB). Puede compensar créditos no discutidos o reconocidos por sentencia firme y los que nazcan del mismo contrato.',
            },
          ],
        },
        {
          id: 'date',
          title: 'Fecha, reserva provisional, aplazamiento',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Con el presupuesto le guardamos la fecha 14 días, gratis y sin compromiso. Si para entonces no ha aceptado, la liberamos sin más aviso.',
            },
            {
              kind: 'paragraph',
              text: '(2) Hasta 60 días antes del evento puede trasladarlo una vez, sin coste, a un día libre dentro de los doce meses siguientes. Los precios se mantienen si la nueva fecha cae en el mismo año natural.',
            },
            {
              kind: 'paragraph',
              text: '(3) Un traslado posterior se liquida como una cancelación, menos lo que podamos aprovechar para la nueva fecha o hayamos podido colocar de otro modo en la antigua.',
            },
          ],
        },
        {
          id: 'cancellation',
          title: 'Cancelación, resolución, fuerza mayor',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Puede cancelar por escrito en cualquier momento. Cuenta el día en que nos llega el mensaje. Cobramos entonces un porcentaje fijo del precio total acordado, sin propina:',
            },
            {
              kind: 'table',
              columns: ['Recepción antes del evento', 'Porcentaje'],
              rows: [
                ['60 días o más', 'sin coste'],
                ['de 59 a 30 días', '30 %'],
                ['de 29 a 14 días', '50 %'],
                ['de 13 a 3 días', '80 %'],
                ['menos de 3 días', '90 %'],
              ],
            },
            {
              kind: 'paragraph',
              text: '(2) Los porcentajes ya tienen en cuenta los gastos ahorrados. Usted puede probar que no hemos sufrido daño o que es sensiblemente menor; entonces paga solo ese. El anticipo se descuenta y el exceso se devuelve.',
            },
            {
              kind: 'paragraph',
              text: '(3) Podemos resolver el contrato si oculta hechos esenciales sobre el fin o los invitados del evento, si este pone en peligro a personas o nuestra casa, o si falta un permiso que debía aportar usted. En ese caso no debemos indemnización; devolvemos lo pagado en lo que exceda de nuestro derecho según el apartado 1.',
            },
            {
              kind: 'paragraph',
              text: '(4) Si la fuerza mayor hace imposible el evento, por ejemplo una alerta meteorológica de máximo nivel, una prohibición oficial o un incendio, ambas partes quedan liberadas. Buscamos con usted otra fecha o devolvemos lo pagado por servicios no prestados.',
            },
            {
              kind: 'paragraph',
              text: '(5) Ambas partes conservan el derecho a resolver por causa grave.',
            },
          ],
        },
        {
          id: 'delivery',
          title: 'Entrega, montaje, transmisión del riesgo',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Entregamos en la dirección acordada. Usted se ocupa del acceso libre, de un sitio para descargar, de un suelo nivelado y de una persona que nos abra. Avise antes si hay pisos sin ascensor.',
            },
            {
              kind: 'paragraph',
              text: '(2) La electricidad y el agua corren por su cuenta: un enchufe de 230 voltios por cada tres recipientes calientes y, para cocina y equipos, lo previsto en el presupuesto. Cada parrilla necesita unos 3 × 3 metros, separada de fachada y carpa.',
            },
            {
              kind: 'paragraph',
              text: '(3) Las horas de entrega tienen un margen de 30 minutos. La espera que se deba a usted se cobra desde la segunda media hora a la tarifa por hora acordada.',
            },
            {
              kind: 'paragraph',
              text: '(4) En las entregas sin servicio, el riesgo pasa a usted al recibirlas. Desde ese momento mantiene la comida fría o caliente como indica la nota y la consume el mismo día.',
            },
            {
              kind: 'paragraph',
              text: '(5) Los permisos que exija el lugar, por ejemplo para fuego abierto o para una carpa en suelo público, los obtiene usted. Si lo desea, le decimos qué querrá saber la autoridad.',
            },
          ],
        },
        {
          id: 'rental-items',
          title: 'Material prestado, pérdidas, limpieza',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Vajilla, copas, recipientes, muebles y equipos siguen siendo nuestros o de nuestros socios. Usted los trata con cuidado y no los cede a otros.',
            },
            {
              kind: 'paragraph',
              text: '(2) La vajilla se devuelve sin lavar y sin restos gruesos. La recogida al día siguiente entre las 10:00 y las 14:00 es gratuita; la recogida esa misma noche se cobra según presupuesto.',
            },
            {
              kind: 'paragraph',
              text: '(3) Lo que falte o se dañe por culpa de usted o de sus invitados se cobra a su valor actual. Asumimos un dos por ciento de rotura en cristal y porcelana.',
            },
            {
              kind: 'paragraph',
              text: '(4) La limpieza final de nuestro espacio se contrata o va incluida en el paquete. La suciedad fuera de lo común, por ejemplo por confeti, se cobra según el tiempo empleado.',
            },
          ],
        },
        {
          id: 'venue',
          title: 'Celebrar en nuestro espacio',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Alquilamos el espacio junto con nuestro catering. Dentro caben hasta 120 personas sentadas o 180 de pie; más, solo con terraza y carpa según plano. Usted respeta estas cifras y deja libres las salidas de emergencia.',
            },
            {
              kind: 'paragraph',
              text: '(2) Una fiesta termina por lo general a las 2 de la madrugada. Fuera, la música suena baja y solo hasta las 22:00; después, puertas y ventanas hacia el lago quedan cerradas. La persona al cargo puede regular el volumen.',
            },
            {
              kind: 'paragraph',
              text: '(3) No se permiten fuegos artificiales, farolillos voladores, fuego abierto fuera de nuestros braseros ni decoración esparcida al aire libre. En el embarcadero y la orilla los padres vigilan a sus hijos; no está permitido bañarse.',
            },
            {
              kind: 'paragraph',
              text: '(4) Su decoración, su grupo o su DJ son bienvenidos. Díganos horas de entrega y potencia eléctrica 14 días antes. Se fija solo lo que se quita sin dejar huella.',
            },
            {
              kind: 'paragraph',
              text: '(5) Usted responde de los daños que usted, sus invitados o sus proveedores causen por su culpa en la casa, el embarcadero o el mobiliario. No custodiamos los objetos que se traigan.',
            },
            {
              kind: 'paragraph',
              text: '(6) Si la música se interpreta en público, usted, como organizador, la declara y la paga a la entidad de gestión GEMA. Las celebraciones familiares cerradas no suelen ser públicas.',
            },
          ],
        },
        {
          id: 'own-food',
          title: 'Comida propia, sobras, protección de menores',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Puede traer comida y bebida solo si lo hemos acordado. Las tartas están permitidas: las conservamos en frío y las servimos; de su contenido y etiquetado responde quien las ha hecho.',
            },
            {
              kind: 'paragraph',
              text: '(2) Por higiene, un bufé permanece dos horas como máximo. Lo que después aún sirva lo guardamos en sus recipientes. Desde la entrega, la conservación y el consumo son cosa suya.',
            },
            {
              kind: 'paragraph',
              text: '(3) No servimos cerveza, vino ni espumosos a menores de 16 años, ni licores o combinados a menores de 18 (§ 9 de la ley alemana de protección de la juventud). En caso de duda, el equipo pide un documento. A quien visiblemente ha bebido demasiado no se le sirve más alcohol.',
            },
          ],
        },
        {
          id: 'liability',
          title: 'Defectos y responsabilidad',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) En caso de defectos rigen los derechos legales. Háblenos esa misma noche: muchas cosas se arreglan en un cuarto de hora. Los comerciantes deben avisar de los defectos visibles sin demora (§ 377 del Código de Comercio alemán, HGB).',
            },
            {
              kind: 'paragraph',
              text: '(2) Respondemos sin límite por dolo y negligencia grave, por daños a la vida, el cuerpo o la salud, según la ley alemana de responsabilidad por productos y por las garantías que hayamos dado.',
            },
            {
              kind: 'paragraph',
              text: '(3) Por negligencia leve respondemos solo si incumplimos una obligación sin la cual el contrato pierde su sentido y en la que usted puede confiar. La indemnización se limita entonces al daño previsible y típico de un contrato así.',
            },
            {
              kind: 'paragraph',
              text: '(4) Estas reglas amparan también a las personas que trabajan para nosotros. La carga de la prueba no cambia en su perjuicio.',
            },
          ],
        },
        {
          id: 'withdrawal',
          title: 'Sin derecho de desistimiento',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Información según el art. 246a, § 1, apdo. 3, n.º 1, EGBGB: cuando un consumidor contrata con nosotros a distancia, por ejemplo por correo o teléfono, no hay derecho de desistimiento. Quedan exceptuados los contratos de suministro de comidas y bebidas y otros servicios de ocio si prevén una fecha o un periodo concretos (§ 312g, apdo. 2, n.º 9, BGB). Por eso no puede desistir de su declaración.',
            },
            {
              kind: 'paragraph',
              text: 'Su derecho a cancelar, descrito más arriba, no se ve afectado. Una solicitud enviada con el configurador no le obliga a nada.',
            },
          ],
        },
        {
          id: 'privacy-and-photos',
          title: 'Privacidad y fotografías',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) Cómo tratamos sus datos se explica en nuestra política de privacidad.',
            },
            { kind: 'action', action: { label: 'Leer la política de privacidad', to: { route: 'privacy' } } },
            {
              kind: 'paragraph',
              text: '(2) Fotografiamos mesas, platos y salas antes de que lleguen los invitados y podemos mostrar esas imágenes. Las fotos en las que se reconozca a personas se toman y publican solo con su consentimiento. Díganos si no desea ninguna imagen.',
            },
            {
              kind: 'paragraph',
              text: '(3) Si lo desea, firmamos un acuerdo de confidencialidad.',
            },
          ],
        },
        {
          id: 'final-provisions',
          title: 'Conflictos, ley aplicable, jurisdicción',
          blocks: [
            {
              kind: 'paragraph',
              text: '(1) No participamos en procedimientos de resolución alternativa de litigios de consumo, ni estamos obligados a ello (§ 36 VSBG).',
            },
            {
              kind: 'paragraph',
              text: '(2) Rige el derecho alemán, sin la Convención de las Naciones Unidas sobre compraventa internacional. Los consumidores conservan la protección de las normas imperativas del país donde residen habitualmente.',
            },
            {
              kind: 'paragraph',
              text: `(3) Frente a comerciantes, personas jurídicas de derecho público y patrimonios especiales de derecho público, los tribunales competentes son los de ${address.city}.`,
            },
            {
              kind: 'paragraph',
              text: '(4) Si una cláusula no es válida, el resto del contrato se mantiene; en su lugar se aplica la ley (§ 306 BGB).',
            },
            {
              kind: 'paragraph',
              text: 'Estas condiciones son del 21 de noviembre de 2026. Cada contrato se rige por la versión que acompañaba a su presupuesto.',
            },
          ],
        },
      ],
    },
  ],
};
