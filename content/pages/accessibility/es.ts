import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { openingHours, phone } = site;

export const es: Translation<typeof de> = {
  meta: {
    title: 'Información sobre accesibilidad',
    description: `Cómo hace ${site.name} accesibles su sitio web y su configurador de catering, qué falta aún, cómo avisar de una barrera y quién lo supervisa.`,
    keywords: [
      'accesibilidad',
      'BFSG',
      'WCAG 2.2',
      'avisar de una barrera',
      'contraste alto',
      'acceso sin escalones',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Para todo el mundo',
    title: 'Información sobre accesibilidad',
    lead: 'Datos según el § 14 y el anexo 3 de la ley alemana de accesibilidad (BFSG), y lo que encontrará al llegar.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'accessibility-information',
      notice: 'Esta información está traducida del alemán; en caso de duda decide el texto alemán.',
      parts: [
        {
          id: 'service',
          title: 'Nuestro servicio en línea',
          blocks: [
            {
              kind: 'paragraph',
              text: 'En este sitio lee lo que ofrecemos en el espacio y en el catering, compone un evento en el configurador y pide un presupuesto. Es un paso hacia un contrato con consumidores. Por eso tratamos páginas, configurador, formulario de contacto y correos como sujetos a la BFSG y no nos acogemos a la excepción para microempresas.',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Leer páginas',
                  text: 'Ofertas, precios, noticias y textos legales en alemán, inglés y español.',
                },
                {
                  term: 'Configurar el catering',
                  text: 'Ocasión, invitados, paquetes, platos con alérgenos, servicios; al final, una solicitud sin compromiso.',
                },
                { term: 'Ponerse en contacto', text: 'Formulario con llamada opcional, correo o teléfono.' },
                {
                  term: 'Cuenta (voluntaria)',
                  text: 'Volver a ver sus solicitudes y seguir planificando en otro dispositivo.',
                },
              ],
            },
          ],
        },
        {
          id: 'how-it-works',
          title: 'Cómo es una solicitud',
          blocks: [
            {
              kind: 'list',
              items: [
                'El configurador le lleva por siete pasos cortos, una pregunta por pantalla. Cada paso tiene nombre y dirección propia.',
                'Su avance se guarda sobre la marcha. Puede volver atrás, parar y seguir después; no hay límite de tiempo.',
                'Los errores se explican con palabras junto al campo y reunidos sobre el formulario; desde ahí salta al campo.',
                'Antes de enviar lo ve todo en una página y puede cambiar cualquier dato.',
                `Después le damos un número de referencia. La respuesta llega en ${site.answerDays} días.`,
              ],
            },
            {
              kind: 'paragraph',
              text: `¿Prefiere no usar pantalla? Por teléfono hacemos las mismas preguntas y tomamos nota: ${phone.international}, todos los días de ${openingHours.opens} a ${openingHours.closes}. También basta un correo sin formato.`,
            },
            { kind: 'action', action: { label: 'Llamar en vez de rellenar', to: { phone: 'main' } } },
          ],
        },
        {
          id: 'measures',
          title: 'Cómo cumplimos los requisitos',
          blocks: [
            {
              kind: 'paragraph',
              text: 'La referencia es la norma europea EN 301 549 con los criterios WCAG 2.1, nivel AA. Diseñamos y probamos con más exigencia, según WCAG 2.2 AA. A esto prestamos atención:',
            },
            {
              kind: 'list',
              items: [
                'A todo se llega con el teclado; el foco se ve siempre y nada lo tapa.',
                'Un enlace salta la cabecera y va al contenido; al cambiar de página, el lector de pantalla anuncia el título nuevo.',
                'Títulos, listas, tablas, campos e interruptores están marcados como lo que son y tienen nombre en los tres idiomas.',
                'El texto tiene un contraste mínimo de 4,5:1, y de 7:1 en el modo de contraste alto.',
                'El vídeo, la línea promocional, los carruseles y los textos que cambian se pueden detener; si tiene activado el movimiento reducido, no hay ninguno.',
                'Con un zoom del 200 % y un ancho de 320 píxeles no se pierde nada.',
                'Leer y contactar funciona también sin JavaScript.',
                'Las imágenes llevan texto alternativo; las decorativas callan.',
              ],
            },
            {
              kind: 'paragraph',
              text: 'En el apartado «Accesibilidad» del menú hay cuatro ayudas de pantalla: contraste alto, texto más grande, fondo oscurecido y enlaces resaltados. Su elección se conserva en este navegador.',
            },
          ],
        },
        {
          id: 'assessment',
          title: 'Pruebas y resultado',
          blocks: [
            {
              kind: 'table',
              columns: ['Qué se prueba', 'Con qué', 'Cuándo'],
              rows: [
                [
                  'Todos los tipos de página en tres idiomas y tres modos de color',
                  'Comprobación automática con axe-core, objetivo: ningún hallazgo',
                  'antes de cada publicación',
                ],
                [
                  'Menú, aviso de cookies, configurador, carruseles',
                  'Pruebas en el navegador solo con teclado, en ancho de móvil y de escritorio',
                  'antes de cada publicación',
                ],
                [
                  'Contraste de todos los pares de colores',
                  'Cálculo con la fórmula WCAG',
                  'cuando cambia el diseño',
                ],
                [
                  'Comprensión y orden de los contenidos',
                  'Revisión de nuestro equipo, sin salida de voz',
                  'por última vez el 21 de noviembre de 2026',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Las comprobaciones automáticas encuentran cerca de la mitad de los fallos posibles. Aún no ha probado el sitio ninguna entidad independiente. Tampoco se ha probado aún con personas que usan a diario un lector de pantalla, una lupa o pulsadores. Por eso nuestro resultado es prudente: según esta autoevaluación, el sitio y el configurador cumplen los requisitos en su mayor parte. Lo que sabemos está en el apartado siguiente.',
            },
          ],
        },
        {
          id: 'limitations',
          title: 'Lo que aún no es accesible',
          blocks: [
            {
              kind: 'table',
              columns: ['Contenido', 'Motivo', 'Qué puede usar en su lugar', 'Hasta cuándo'],
              rows: [
                [
                  'Publicaciones de Instagram y widgets de opiniones, si están instalados y usted los carga',
                  'El código es del proveedor; no podemos cambiarlo',
                  'Galería con textos alternativos, opiniones en texto en la página de inicio',
                  'revisión anual de si el proveedor lo ha mejorado',
                ],
                [
                  'Vídeo de un proveedor externo, si está instalado',
                  'Reproductor ajeno sin manejo garantizado',
                  'Imagen fija y texto; el vídeo no lleva información que falte ahí',
                  'revisión anual, como arriba',
                ],
                [
                  'PDF de su plan',
                  'El archivo no está etiquetado por completo para lectores de pantalla',
                  'Los mismos datos en el último paso del configurador y en el correo de confirmación',
                  'hasta el 30 de junio de 2027',
                ],
                [
                  'Lectura fácil y lengua de signos',
                  'No es obligatorio para empresas privadas; aún no se ha hecho',
                  'Frases cortas en todas las páginas; por teléfono nos tomamos el tiempo necesario',
                  'abierto',
                ],
              ],
            },
          ],
        },
        {
          id: 'burden',
          title: 'Carga desproporcionada',
          blocks: [
            {
              kind: 'paragraph',
              text: 'No alegamos para ningún contenido una alteración fundamental (§ 16 BFSG) ni una carga desproporcionada (§ 17 BFSG). Si alguna vez lo hiciéramos, daríamos aquí los motivos y guardaríamos la evaluación cinco años.',
            },
          ],
        },
        {
          id: 'on-site',
          title: 'Accesibilidad en el lugar',
          blocks: [
            {
              kind: 'paragraph',
              text: 'El aparcamiento está junto a la casa. A la entrada, a la sala principal y a un aseo se llega sin escalones. Un camino pavimentado lleva a la orilla; el prado de al lado se ablanda con la lluvia. Una rampa salva el único escalón hasta la Sala de la Chimenea. Díganos antes qué necesitan usted o sus invitados, por ejemplo un sitio para silla de ruedas en la mesa, una carta en letra grande o una sala tranquila: lo tendremos previsto.',
            },
          ],
        },
        {
          id: 'feedback',
          title: 'Avisar de una barrera',
          blocks: [
            {
              kind: 'paragraph',
              text: `¿Se ha quedado atascado en algún punto? Escríbanos en qué página y con qué programa o dispositivo trabaja. Confirmamos la recepción en ${site.answerDays} días; a los 14 días, como muy tarde, sabrá qué cambiamos o qué otro camino le ofrecemos.`,
            },
            {
              kind: 'terms',
              items: [
                { term: 'Por correo', text: `${site.email}, asunto «Barrera»` },
                { term: 'Por teléfono', text: phone.international },
              ],
            },
            { kind: 'action', action: { label: 'Avisar con el formulario', to: { route: 'contact' } } },
          ],
        },
        {
          id: 'market-surveillance',
          title: 'Supervisión y mediación',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Un organismo común de todos los estados federados alemanes vigila que cumplamos la BFSG. También atiende reclamaciones:',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Organismo',
                  text: 'Autoridad de vigilancia del mercado de los estados federados para la accesibilidad de productos y servicios (MLBF)',
                },
                {
                  term: 'Dirección postal',
                  text: 'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg, Alemania',
                },
                { term: 'Correo del organismo', text: 'MLBF@ms.sachsen-anhalt.de' },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Si no llegamos a una solución, el § 34 BFSG le permite acudir también al órgano de mediación previsto en el § 16 de la ley alemana de igualdad de las personas con discapacidad. El procedimiento es gratuito para usted.',
            },
          ],
        },
        {
          id: 'version',
          title: 'Fecha de esta información',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Redactada el 21 de noviembre de 2026 a partir de las pruebas citadas. La revisamos después de cada cambio importante y al menos una vez al año.',
            },
          ],
        },
      ],
    },
  ],
};
