import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  meta: {
    title: 'Política de cookies y su elección',
    description: `Cada dato que ${site.name} guarda en su navegador, para qué y cuánto tiempo. Vea su elección actual, cámbiela o retírela en dos clics.`,
    keywords: [
      'política de cookies',
      'cookies',
      'retirar el consentimiento',
      'TDDDG',
      'almacenamiento local',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Lo que queda en su navegador',
    title: 'Política de cookies',
    lead: 'Si usted no dice que sí, guardamos solo lo que el sitio necesita para funcionar. Aquí está cada dato con su nombre.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'cookie-policy',
      notice: 'Esta política de cookies es una traducción. Si hay diferencias, prevalece el texto alemán.',
      parts: [
        {
          id: 'what-we-store',
          title: 'Qué guardamos y por qué',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Una cookie es un pequeño archivo de texto que su navegador envía a nuestro servidor con cada petición. El almacenamiento local es un bloc de notas que solo lee este sitio, dentro de su navegador. Usamos ambos con moderación: la tabla de abajo nombra cada dato y la mayoría aparece solo cuando usted ajusta algo, planifica o inicia sesión.',
            },
            {
              kind: 'paragraph',
              text: 'Lo que hace falta para una función que usted ha pedido puede guardarse sin consentimiento (§ 25, apdo. 2, n.º 2, de la TDDDG, la ley alemana de privacidad en los servicios digitales). Para todo lo demás preguntamos antes (§ 25, apdo. 1, TDDDG). Su respuesta vale solo para este dispositivo y este navegador.',
            },
          ],
        },
        {
          id: 'categories',
          title: 'Las cuatro categorías',
          blocks: [
            {
              kind: 'terms',
              items: [
                {
                  term: 'Necesarias',
                  text: 'Siempre activas: su elección sobre cookies, el idioma, los ajustes de pantalla, el borrador del configurador y el inicio de sesión. Ninguna sirve para publicidad ni para medir audiencias.',
                },
                {
                  term: 'Preferencias',
                  text: 'Vídeos de un proveedor externo que pueden sustituir a nuestro propio vídeo.',
                },
                {
                  term: 'Estadística',
                  text: 'Medición de qué páginas se leen y dónde abandonan los visitantes.',
                },
                {
                  term: 'Marketing',
                  text: 'Publicaciones de Instagram, widgets de opiniones, sello del portal de viajes y medición de anuncios.',
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Un servicio de las tres últimas categorías funciona solo si se cumplen dos cosas: que lo hayamos instalado en este sitio y que usted haya aceptado su categoría. Hasta entonces ocupan su lugar nuestras propias imágenes y textos. Con todos los servicios instalados intervienen hasta nueve socios: un proveedor de vídeo, Google, Meta y seis portales de opiniones y del sector.',
            },
          ],
        },
        {
          id: 'necessary',
          title: 'Datos necesarios',
          blocks: [
            {
              kind: 'table',
              columns: ['Nombre', 'Lugar', 'Para qué', 'Permanece'],
              rows: [
                [
                  'seegut-consent-v2',
                  'Almacenamiento local',
                  'Recuerda lo que eligió en el aviso de cookies, para que no vuelva a salir en cada página',
                  '12 meses o hasta la versión siguiente',
                ],
                [
                  'NEXT_LOCALE',
                  'Cookie',
                  'Indica al servidor si debe enviar alemán, inglés o español',
                  '12 meses como máximo',
                ],
                [
                  'seegut-locale-guessed',
                  'Cookie',
                  'Recuerda por un momento que el idioma viene de los ajustes de su navegador y no lo ha elegido usted',
                  '15 segundos',
                ],
                [
                  'seegut-locale',
                  'Almacenamiento local',
                  'El mismo idioma, por si falta la cookie',
                  'hasta que lo borre',
                ],
                ['seegut-theme', 'Almacenamiento local', 'Aspecto claro u oscuro', 'hasta que lo borre'],
                [
                  'seegut-high-contrast',
                  'Almacenamiento local',
                  'Contraste alto activado o no',
                  'hasta que lo borre',
                ],
                [
                  'seegut-large-text',
                  'Almacenamiento local',
                  'Texto ampliado activado o no',
                  'hasta que lo borre',
                ],
                [
                  'seegut-dark-background',
                  'Almacenamiento local',
                  'Fondo oscurecido activado o no',
                  'hasta que lo borre',
                ],
                [
                  'seegut-highlight-links',
                  'Almacenamiento local',
                  'Enlaces resaltados activados o no',
                  'hasta que lo borre',
                ],
                [
                  'cateringConfig',
                  'Almacenamiento local',
                  'Su borrador del configurador: invitados, platos, fecha y lo que haya escrito en los campos de contacto',
                  'hasta que lo envíe o lo borre, 90 días como máximo',
                ],
                [
                  'seegut-plan-variant',
                  'Almacenamiento local',
                  'Una segunda variante de su plan para comparar, sin datos de contacto',
                  'hasta que la envíe o la borre, 90 días como máximo',
                ],
                [
                  'seegut-plan-set-aside',
                  'Almacenamiento local',
                  'Su plan anterior, sustituido por un enlace o con más de 90 días, con todos sus datos, para que pueda recuperarlo',
                  'hasta que lo recupere o lo descarte, 120 días como máximo',
                ],
                [
                  'seegut-shown-prices',
                  'Almacenamiento local',
                  'Los precios que vio por última vez, para que el configurador pueda explicar un cambio línea por línea',
                  'tanto como el borrador',
                ],
                [
                  'seegut-draft-base',
                  'Almacenamiento local',
                  'Solo con cuenta de cliente: el identificador de la cuenta y el estado del borrador que este dispositivo sincronizó con ella por última vez',
                  'borrador, hasta que cierre sesión; identificador, hasta que lo borre',
                ],
                [
                  'seegut-contact',
                  'Almacenamiento de sesión',
                  'Su mensaje del formulario de contacto mientras no se ha enviado, para que una recarga no lo borre',
                  'hasta que lo envíe o cierre la pestaña',
                ],
                [
                  'seegut-last-inquiry',
                  'Almacenamiento local',
                  'Número, día de nuestra respuesta y clave del estado de la última solicitud enviada, para la página de confirmación',
                  'hasta su próxima solicitud',
                ],
                [
                  'seegut-sent-plan',
                  'Almacenamiento local',
                  'Lo último que envió, en palabras, con sus datos, para la página de confirmación, el PDF y el calendario',
                  'hasta su próxima solicitud',
                ],
                [
                  'sg-auth',
                  'Cookie',
                  'Mantiene su sesión abierta; existe solo si usted inicia sesión. El navegador divide los valores largos (sg-auth.0, sg-auth.1); mientras confirma por correo se añade por poco tiempo sg-auth-code-verifier',
                  'hasta que cierre la sesión, 400 días como máximo',
                ],
                [
                  'seegut-offline',
                  'Memoria caché (Cache Storage)',
                  'Páginas, tipografías e imágenes pequeñas del configurador, para que se abra sin conexión; no contiene nada sobre usted',
                  'hasta la versión siguiente del sitio o hasta que la borre',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Los datos ilegibles o anticuados se descartan y el sitio sigue con sus valores iniciales. Si está dañado el dato de su elección sobre cookies, vale «solo las necesarias» y el aviso pregunta otra vez.',
            },
          ],
        },
        {
          id: 'optional-services',
          title: 'Servicios con su consentimiento',
          blocks: [
            {
              kind: 'table',
              columns: [
                'Servicio y categoría',
                'Proveedor',
                'Qué recibe y para qué',
                'Duración',
                'Tercer país',
              ],
              rows: [
                [
                  'Vídeo externo (preferencias)',
                  'Proveedor de vídeo indicado en el recuadro, por ejemplo Vimeo.com, Inc.',
                  'Dirección IP, dispositivo, página, reproducción; emite el vídeo',
                  'Cookies del proveedor, normalmente hasta 24 meses',
                  'EE. UU.',
                ],
                [
                  'Google Tag Manager (estadística o marketing)',
                  'Google Ireland Limited, Dublín',
                  'Dirección IP al cargarse; activa solo las etiquetas de la categoría permitida y no pone cookies propias',
                  'durante la visita',
                  'EE. UU. posible',
                ],
                [
                  'Google Analytics 4 (estadística)',
                  'Google Ireland Limited, Dublín',
                  'Páginas, hora, dispositivo, lugar aproximado, identificador aleatorio en _ga y _ga_*; cuenta visitas',
                  'Cookies hasta 24 meses, informes 14 meses',
                  'EE. UU. posible',
                ],
                [
                  'Medición de Google Ads (marketing)',
                  'Google Ireland Limited, Dublín',
                  'Clic en un anuncio, solicitud posterior, identificador en _gcl_*; mide si un anuncio funciona',
                  '90 días',
                  'EE. UU. posible',
                ],
                [
                  'Publicaciones de Instagram (marketing)',
                  'Meta Platforms Ireland Limited, Dublín',
                  'Dirección IP, dispositivo, página y su perfil si tiene allí la sesión abierta; muestra nuestras últimas fotos',
                  'Cookies del proveedor, hasta 24 meses',
                  'EE. UU. posible',
                ],
                [
                  'Widgets de opiniones y sellos de portales (marketing)',
                  'Portal de opiniones indicado en el recuadro',
                  'Dirección IP, dispositivo, página; muestra la nota y los comentarios de los invitados',
                  'según el portal',
                  'depende del portal',
                ],
                [
                  'Sello del portal de viajes (marketing)',
                  'Portal de viajes indicado en el recuadro',
                  'Dirección IP, dispositivo, página; muestra el sello actual',
                  'según el portal',
                  'depende del portal',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Si Tag Manager está instalado, cargamos su código solo tras su consentimiento y con las señales de Google Consent Mode v2, que hasta entonces están todas en «denegado». Quien permite solo la estadística no activa ninguna etiqueta de marketing, y al revés.',
            },
            {
              kind: 'paragraph',
              text: 'Cada contenido incrustado tiene además sus propios botones: «Cargar una vez» vale una vez para ese contenido; «Permitir siempre» activa la categoría de forma duradera.',
            },
          ],
        },
        {
          id: 'your-choice',
          title: 'Su elección actual',
          blocks: [
            {
              kind: 'paragraph',
              text: 'La página lee ahora mismo estos datos de su navegador. No se nos envían.',
            },
            { kind: 'consent-state' },
          ],
        },
        {
          id: 'settings',
          title: 'Cambiar o retirar su elección',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Retirar el consentimiento surte efecto al momento y cuesta tan poco como darlo. A partir de ahí no cargamos nada más, borramos las cookies de esa categoría que estén bajo nuestra dirección y volvemos a poner los recuadros. Las cookies que un proveedor haya puesto bajo su propia dirección se borran en el navegador. Lo ocurrido hasta entonces sigue siendo lícito.',
            },
            { kind: 'action', action: { label: 'Abrir los ajustes de cookies', to: { consent: 'open' } } },
            {
              kind: 'paragraph',
              text: 'El mismo botón está al pie de cada página, en el menú y en la cabecera del configurador. Si cierra el aviso sin elegir, no guardamos nada y volverá a salir en su próxima visita.',
            },
          ],
        },
        {
          id: 'without-consent',
          title: 'Qué funciona sin consentimiento',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Casi todo. Puede leer todas las páginas, ver nuestras imágenes y nuestro vídeo, planificar en el configurador, enviar solicitudes e iniciar sesión. Solo dejará de ver:',
            },
            {
              kind: 'list',
              items: [
                'las publicaciones de Instagram (en su lugar, imágenes propias),',
                'los widgets y sellos de portales ajenos (en su lugar, opiniones en texto),',
                'los vídeos de proveedores externos (en su lugar, nuestro vídeo o una imagen fija).',
              ],
            },
            {
              kind: 'paragraph',
              text: 'No incrustamos mapas interactivos. Un enlace para llegar abre el servicio de mapas solo cuando usted lo pulsa.',
            },
          ],
        },
        {
          id: 'browser-settings',
          title: 'Ajustes del navegador y servicios reconocidos',
          blocks: [
            {
              kind: 'paragraph',
              text: 'En los ajustes de su navegador, normalmente en «Privacidad» o «Datos de sitios», puede ver, borrar y bloquear cookies y datos locales. Si lo borra todo, se pierde también el borrador del configurador; si lo bloquea todo, tendrá que elegir idioma y aspecto en cada visita.',
            },
            {
              kind: 'paragraph',
              text: 'El reglamento alemán de gestión del consentimiento (EinwV) prevé servicios reconocidos que administran sus decisiones sobre cookies en muchos sitios. Por ahora no estamos conectados a ninguno; cuenta lo que usted ajuste aquí.',
            },
          ],
        },
        {
          id: 'history',
          title: 'Versión y cambios',
          blocks: [
            {
              kind: 'table',
              columns: ['Versión', 'Vigente desde', 'Cambio'],
              rows: [
                [
                  '2',
                  '21 de noviembre de 2026',
                  'Cuatro categorías separadas, rechazo en el primer nivel, fecha y versión de cada decisión, nombre completo de todos los datos',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Cuando se añade un servicio o una finalidad, subimos el número de versión y le preguntamos de nuevo.',
            },
          ],
        },
      ],
    },
  ],
};
