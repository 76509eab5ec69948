import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

const { address, company, phone, social } = site;
const networks = social.map((profile) => profile.name).join(', ');

export const es: Translation<typeof de> = {
  meta: {
    title: 'Política de privacidad',
    description: `Qué datos trata ${site.name} cuando usted lee, planifica, solicita y celebra, con qué base legal, cuánto tiempo y qué derechos tiene.`,
    keywords: [
      'política de privacidad',
      'protección de datos',
      'RGPD',
      'TDDDG',
      'plazos de conservación',
      'sus derechos',
    ],
  },
  hero: {
    layout: 'plain',
    eyebrow: 'Sus datos con nosotros',
    title: 'Política de privacidad',
    lead: 'Una fiesta necesita nombres, fechas y direcciones. Aquí explicamos qué hacemos con ellos, cuánto tiempo y qué puede usted exigir.',
  },
  sections: [
    {
      kind: 'prose',
      id: 'privacy-policy',
      notice:
        'Está leyendo una traducción de nuestra política de privacidad. Solo el original alemán es vinculante.',
      parts: [
        {
          id: 'controller',
          title: 'Responsable',
          blocks: [
            {
              kind: 'paragraph',
              text: `La responsable en el sentido del art. 4, n.º 7, del Reglamento General de Protección de Datos (RGPD) es ${company.legalName}, representada por ${company.director}, ${address.street}, ${address.zip} ${address.city}, ${address.countryName.es}.`,
            },
            {
              kind: 'terms',
              items: [
                { term: 'Preguntas sobre privacidad', text: `${site.email}, asunto «Privacidad»` },
                { term: 'Por teléfono', text: phone.international },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Según el § 38 de la ley federal alemana de protección de datos (BDSG), no estamos obligados a nombrar un delegado de protección de datos. La dirección atiende personalmente las solicitudes en esta materia.',
            },
          ],
        },
        {
          id: 'overview',
          title: 'Fines, bases legales y plazos de un vistazo',
          blocks: [
            {
              kind: 'table',
              columns: ['Para qué', 'Qué datos', 'Base legal', 'Cuánto tiempo'],
              rows: [
                [
                  'Mostrar y proteger el sitio',
                  'Dirección IP, hora, página, navegador',
                  'Art. 6, apdo. 1, letra f), RGPD (funcionamiento seguro)',
                  '14 días',
                ],
                [
                  'Evitar el abuso de los formularios, la comprobación de vales y el inicio de sesión',
                  'Huella cifrada de la dirección IP (no la dirección) con el número de envíos; en el inicio de sesión, dirección IP y correo, solo en la memoria de trabajo',
                  'Art. 6, apdo. 1, letra f), RGPD (protección contra el correo basura)',
                  '24 horas como máximo; en la memoria de trabajo, 1 hora',
                ],
                [
                  'Borrador del configurador',
                  'Su plan y los datos de contacto que haya escrito',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                  'en su dispositivo hasta enviarlo o borrarlo, no más de 90 días',
                ],
                [
                  'Solicitud sin presupuesto',
                  'Plan, nombre, correo, teléfono, dirección del evento',
                  'Art. 6, apdo. 1, letra b), RGPD',
                  '6 meses desde el último contacto',
                ],
                [
                  'Presupuesto sin encargo',
                  'Solicitud, presupuesto, correspondencia',
                  'Art. 6, apdo. 1, letra b), después letra c), RGPD con § 257 HGB (Código de Comercio alemán) y § 147 AO (Código Tributario alemán)',
                  '6 años como correspondencia comercial, con tratamiento limitado cuando caduca el presupuesto',
                ],
                [
                  'Encargo y factura',
                  'Contrato, número de invitados, programa, factura, pago',
                  'Art. 6, apdo. 1, letras b) y c), RGPD',
                  'Justificantes contables 8 años, libros 10 años, correspondencia comercial 6 años',
                ],
                [
                  'Mensaje, llamada, devolución de llamada',
                  'Nombre, datos de contacto, asunto',
                  'Art. 6, apdo. 1, letra b) o f), RGPD (responder a su pregunta)',
                  '6 meses desde la recepción',
                ],
                [
                  'Entregar correos',
                  'Destinatario, motivo, momento e intentos de entrega',
                  'Art. 6, apdo. 1, letras b) y f), RGPD (demostrar que un correo salió)',
                  '30 días desde el envío',
                ],
                [
                  'Cuenta de cliente',
                  'Correo, huella de la contraseña, momentos de acceso, solicitudes y mensajes vinculados, borrador',
                  'Art. 6, apdo. 1, letra b), RGPD',
                  'hasta que usted borre la cuenta; el borrador, 90 días como máximo desde su último cambio',
                ],
                [
                  'Prueba de su decisión sobre cookies',
                  'Momento, versión, categorías',
                  'Art. 7, apdo. 1, y art. 6, apdo. 1, letra c), RGPD',
                  '12 meses en su dispositivo; el texto de cada versión lo guardamos 3 años después de que deje de aplicarse',
                ],
                [
                  'Estadística y marketing',
                  'Datos de uso, identificadores de los proveedores',
                  'Consentimiento: § 25, apdo. 1, TDDDG y art. 6, apdo. 1, letra a), RGPD',
                  'hasta que lo retire; informes, 14 meses como máximo',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Los plazos de correspondencia y justificantes empiezan al terminar el año natural en que se creó la carta o el justificante. Después borramos.',
            },
            {
              kind: 'paragraph',
              text: 'En nuestra casa tienen acceso las personas que planifican, cocinan y facturan su evento. Fuera de ella solo reciben datos nuestro centro de datos, nuestro proveedor de correo, la asesoría fiscal y Hacienda y, una vez hecho el encargo, los proveedores que trabajan en su evento. No se vende nada.',
            },
          ],
        },
        {
          id: 'hosting',
          title: 'Alojamiento y registros del servidor',
          blocks: [
            {
              kind: 'paragraph',
              text: 'El sitio y su base de datos funcionan en servidores de la Unión Europea, en un centro de datos con el que tenemos un contrato de encargo de tratamiento (art. 28 RGPD). Le diremos su nombre si lo pide.',
            },
            {
              kind: 'paragraph',
              text: 'Con cada petición, el servidor escribe un registro: dirección IP, fecha y hora, dirección solicitada, código de estado, volumen transferido, navegador y la página visitada antes, si su navegador la comunica. Lo necesitamos para encontrar fallos y frenar ataques, no lo cruzamos con otros datos y lo borramos a los 14 días.',
            },
            {
              kind: 'paragraph',
              text: 'Si la base de datos está alojada en Supabase (Supabase, Inc., EE. UU., y Supabase Pte. Ltd., Singapur), también se trata de un encargo de tratamiento, con los datos en la Unión Europea y cláusulas contractuales tipo. Si ese servicio no está instalado, la base de datos está en el mismo servidor que el sitio.',
            },
          ],
        },
        {
          id: 'device-storage',
          title: 'Lo que se guarda en su dispositivo',
          blocks: [
            {
              kind: 'paragraph',
              text: 'La tabla recoge todos los datos que nosotros mismos creamos en su navegador. Cada uno hace falta para una función que usted utiliza. Ninguno contiene un identificador publicitario.',
            },
            {
              kind: 'table',
              columns: ['Nombre', 'Contenido y finalidad', 'Duración', 'Base legal'],
              rows: [
                [
                  'seegut-consent-v2 (almacenamiento local)',
                  'Decisión por categoría con momento y versión',
                  '12 meses',
                  '§ 25, apdo. 2, n.º 2, TDDDG y art. 7, apdo. 1, RGPD',
                ],
                [
                  'NEXT_LOCALE (cookie), seegut-locale (almacenamiento local)',
                  'de, en o es: para que lea el sitio en su idioma',
                  'Cookie 12 meses como máximo; almacenamiento local hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-locale-guessed (cookie)',
                  'señal de que el idioma venía del navegador',
                  '15 segundos',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-theme (almacenamiento local)',
                  'light (claro) o dark (oscuro)',
                  'hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-high-contrast (almacenamiento local)',
                  'true o false: colores de alto contraste',
                  'hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-large-text (almacenamiento local)',
                  'true o false: letra más grande',
                  'hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-dark-background (almacenamiento local)',
                  'true o false: fondo más oscuro',
                  'hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-highlight-links (almacenamiento local)',
                  'true o false: enlaces marcados a la vista',
                  'hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'cateringConfig (almacenamiento local)',
                  'Plan del configurador con los nombres y direcciones que haya escrito',
                  'hasta enviarlo o borrarlo, a más tardar 90 días',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-plan-variant (almacenamiento local)',
                  'segunda variante del plan para comparar, sin datos de contacto',
                  'hasta enviarlo o borrarlo, a más tardar 90 días',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-plan-set-aside (almacenamiento local)',
                  'plan anterior con los nombres y direcciones indicados, para recuperarlo',
                  'hasta recuperarlo o descartarlo, a más tardar 120 días',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-shown-prices (almacenamiento local)',
                  'precios mostrados por última vez, para explicar un cambio de precio',
                  'tanto como el borrador',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-draft-base (almacenamiento local)',
                  'identificador de la cuenta y borrador tal como se sincronizó con ella por última vez',
                  'borrador hasta que cierre sesión, identificador hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-contact (almacenamiento de sesión)',
                  'mensaje empezado en el formulario de contacto',
                  'hasta enviarlo o cerrar la pestaña',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-last-inquiry (almacenamiento local)',
                  'Número de referencia, día de la respuesta y clave de acceso al estado de su última solicitud',
                  'hasta la próxima solicitud o hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-sent-plan (almacenamiento local)',
                  'el último plan enviado, en palabras, con los datos indicados',
                  'hasta la próxima solicitud o hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'seegut-offline (memoria caché)',
                  'páginas, tipografías e imágenes pequeñas del configurador para usarlo sin conexión; nada sobre usted',
                  'hasta la versión siguiente del sitio o hasta que se borre',
                  '§ 25, apdo. 2, n.º 2, TDDDG',
                ],
                [
                  'sg-auth (cookie; si hace falta, con la terminación .0, .1 o -code-verifier)',
                  'Claves de acceso y renovación de su sesión; solo con cuenta de cliente',
                  'hasta cerrar la sesión, 400 días a lo sumo',
                  '§ 25, apdo. 2, n.º 2, TDDDG y art. 6, apdo. 1, letra b), RGPD',
                ],
              ],
            },
            {
              kind: 'paragraph',
              text: 'Cuando abre el configurador, su navegador instala para él un service worker: un pequeño programa que conserva las páginas, tipografías e imágenes del configurador para que se abra también sin conexión. Pregunta sin cookies, no guarda nada sobre usted y no toca las demás páginas. Si tiene activado el ahorro de datos, no se instala.',
            },
            {
              kind: 'action',
              action: { label: 'Ir a la política de cookies', to: { route: 'cookies' } },
            },
          ],
        },
        {
          id: 'configurator',
          title: 'Configurador de catering',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Mientras planifica, el borrador se queda en su navegador. Nosotros no lo vemos. «Borrar borrador» lo elimina al instante. Si ha iniciado sesión, lo sincronizamos con su cuenta para que pueda seguir en otro dispositivo. Allí permanece hasta que lo envíe o lo borre, como máximo 90 días desde su último cambio. Si dos dispositivos han cambiado lo mismo, la otra versión se conserva como segunda variante.',
            },
            {
              kind: 'paragraph',
              text: 'Si comparte su plan como enlace o código QR, el plan va en la parte de la dirección que sigue a la almohadilla. Los navegadores no envían esa parte a ningún servidor; puede leerla toda persona a la que usted dé el enlace.',
            },
            {
              kind: 'paragraph',
              text: 'Con «Solicitar sin compromiso» nos envía:',
            },
            {
              kind: 'list',
              items: [
                'ocasión, lugar, fecha, número de invitados, paquetes, platos y servicios elegidos,',
                'nombre, apellidos y correo electrónico (necesarios para el presupuesto),',
                'teléfono, empresa, dirección de facturación y de entrega, mensaje y código de vale (voluntarios),',
                'el idioma elegido, el precio mostrado y el momento del envío.',
              ],
            },
            {
              kind: 'paragraph',
              text: `La base legal es el art. 6, apdo. 1, letra b), RGPD: usted pide un presupuesto. Para eso no hace falta consentimiento. Respondemos en ${site.answerDays} días y antes le mandamos un acuse de recibo con copia de sus datos, sin publicidad. Contiene un enlace al estado de su solicitud que se abre sin iniciar sesión; quien lo conoce ve el número y el estado.`,
            },
            {
              kind: 'paragraph',
              text: 'Contra los envíos automáticos no usamos servicios ajenos. Bastan un campo oculto, el tiempo hasta el envío y un límite por dirección IP y hora.',
            },
            {
              kind: 'paragraph',
              text: 'Si comprueba un vale en el configurador, solo va el código a nuestro servidor, que responde con su valor y su validez. Los códigos desconocidos se cuentan por conexión, para que nadie pueda adivinar uno.',
            },
          ],
        },
        {
          id: 'dietary-needs',
          title: 'Datos sobre intolerancias',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Indíquenos alergias e intolerancias solo como número, por ejemplo «2 × sin gluten». Un número sin nombre no señala a nadie y es cuanto necesita la cocina.',
            },
            {
              kind: 'paragraph',
              text: 'Si añade un nombre, pasan a ser datos de salud (art. 9 RGPD). Hágalo solo si esa persona está expresamente de acuerdo (art. 9, apdo. 2, letra a), RGPD). Pasamos esos datos únicamente a la cocina y al servicio de esa noche y borramos el nombre después del evento.',
            },
          ],
        },
        {
          id: 'contact',
          title: 'Formulario, correo, teléfono, devolución de llamada',
          blocks: [
            {
              kind: 'paragraph',
              text: 'En el formulario de contacto necesitamos su nombre, su correo electrónico, el tema y su mensaje. El teléfono, el día y la franja para llamarle son voluntarios; llamamos solo por ese asunto, nunca para hacer publicidad. El formulario funciona también sin JavaScript y sin cuenta.',
            },
            {
              kind: 'paragraph',
              text: 'Guardamos los mensajes primero en nuestra base de datos, con un número de referencia, para que no se pierda ninguno. Si hay un servicio de correo instalado, el mensaje va después por sus servidores a nuestro buzón, y la confirmación a usted. Ese servicio trabaja por encargo nuestro. Si se trata de un posible evento, se aplica el art. 6, apdo. 1, letra b), RGPD; si no, nuestro interés en responderle (letra f).',
            },
            {
              kind: 'paragraph',
              text: 'No grabamos las llamadas. Un correo corriente va cifrado solo durante el transporte; lo confidencial es mejor enviarlo por carta o hablarlo por teléfono.',
            },
          ],
        },
        {
          id: 'contract',
          title: 'Presupuesto, contrato, factura',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Para presupuestos y encargos tratamos datos de contacto, direcciones, plan, programa, acuerdos, facturas y pagos. Lo que otros deben saber para su evento, como la hora de entrega para la floristería o el programa para el DJ, lo comunicamos en la medida necesaria.',
            },
            {
              kind: 'paragraph',
              text: 'Si ofrecemos a una empresa pagar con factura, comprobamos antes su solvencia en la medida en que asumimos un riesgo de impago (art. 6, apdo. 1, letra f), RGPD). El presupuesto indica la agencia consultada.',
            },
            {
              kind: 'paragraph',
              text: 'Sobre los presupuestos que no llegaron a encargo hay opiniones distintas: a menudo se consideran correspondencia comercial. Por eso los guardamos seis años, pero los bloqueamos en cuanto caducan y no los usamos para nada más.',
            },
          ],
        },
        {
          id: 'account',
          title: 'Cuenta de cliente e inicio de sesión',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Nunca hace falta una cuenta. Quien la abre ve sus solicitudes y su estado, las reutiliza como modelo y planifica en varios dispositivos. Para ello guardamos el correo, una huella cifrada de la contraseña (no la contraseña), el momento del alta y del último acceso y el vínculo con sus solicitudes.',
            },
            {
              kind: 'paragraph',
              text: 'La dirección de una cuenta nueva se confirma con un enlace que le enviamos. Solo entonces asignamos a la cuenta también las solicitudes y los mensajes anteriores que llegaron desde esa dirección. Lo que envíe con la sesión iniciada pertenece a la cuenta desde el principio. De los enlaces usados queda una huella durante 30 días, para que ninguno valga dos veces. Los correos sobre la cuenta (confirmación, contraseña nueva, cambio de dirección, borrado) nunca llevan publicidad. El sitio no revela a terceros si una dirección tiene cuenta.',
            },
            {
              kind: 'paragraph',
              text: 'El inicio de sesión se basa en la tecnología de Supabase, gestionada por nosotros o como servicio del proveedor citado en «Alojamiento». En ese caso, al iniciar sesión su navegador se dirige directamente a él y le transmite su dirección IP. En el navegador, una cookie con claves mantiene la sesión (véase «Lo que se guarda en su dispositivo»). Nuestro servidor cuenta los intentos de inicio de sesión por dirección IP y por correo, en la memoria de trabajo y durante una hora como máximo, para que nadie adivine contraseñas (art. 6, apdo. 1, letra f), RGPD).',
            },
            {
              kind: 'paragraph',
              text: 'Lo que está guardado sobre usted puede descargarlo en la cuenta como archivo (JSON): datos de acceso sin la contraseña, solicitudes, mensajes vinculados y el borrador. Si borra la cuenta, el acceso, las sesiones y el borrador desaparecen al momento y recibe un último correo. Las solicitudes, los mensajes y los contratos quedan entonces solo si lo exige un plazo de la tabla inicial, y sin vínculo con la cuenta.',
            },
          ],
        },
        {
          id: 'newsletter',
          title: 'Boletín',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Por ahora no enviamos ningún boletín. Si lo hubiera, exigiría un alta aparte confirmada con un enlace (doble confirmación). Guardaríamos como prueba la hora y la dirección IP de la confirmación hasta tres años después de la baja, y cada número llevaría un enlace para darse de baja.',
            },
          ],
        },
        {
          id: 'consent-management',
          title: 'Gestión de su consentimiento',
          blocks: [
            {
              kind: 'paragraph',
              text: 'El propio sitio guarda su decisión, sin servicio ajeno: categorías, momento y versión del texto que usted vio. El dato está en su navegador; no llevamos una lista de visitantes.',
            },
            {
              kind: 'paragraph',
              text: 'Volvemos a preguntar a los doce meses o si hay una versión nueva. El rechazo dura lo mismo. Puede retirar el consentimiento en cualquier momento con efecto para el futuro (art. 7, apdo. 3, RGPD), desde cualquier página y en dos clics:',
            },
            { kind: 'action', action: { label: 'Ver y retirar su elección', to: { consent: 'open' } } },
          ],
        },
        {
          id: 'statistics-and-marketing',
          title: 'Estadística y marketing',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Si hemos instalado un contenedor de Google Tag Manager (Google Ireland Limited, Gordon House, Barrow Street, Dublín 4, Irlanda) y usted permite la estadística o el marketing, su navegador carga su código. Antes no hay conexión con Google. En él usamos Google Analytics 4 para la estadística y la medición de Google Ads para el marketing. Para Analytics tenemos con Google un contrato de encargo de tratamiento; en Google Ads, Google es además responsable por sí mismo.',
            },
            {
              kind: 'paragraph',
              text: 'Usamos Google Consent Mode v2 en su forma básica: ad_storage, ad_user_data, ad_personalization y analytics_storage están en «denied» hasta que usted active la categoría correspondiente. Sin consentimiento no se envía ni una señal anónima.',
            },
          ],
        },
        {
          id: 'embedded-content',
          title: 'Contenidos incrustados',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Los contenidos ajenos aparecen solo tras dos pasos: usted ve un recuadro con el proveedor, la finalidad y una imagen nuestra, y decide. Al cargarse, el proveedor conoce su dirección IP y la página visitada, puede poner cookies y, si tiene allí la sesión abierta, asociar la visita a su perfil. El sitio carga ese código en un marco separado.',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Vídeo de la página de inicio',
                  text: 'Nuestro vídeo está en nuestro servidor. Solo si hemos instalado en su lugar el de un proveedor, por ejemplo de Vimeo.com, Inc., Nueva York, EE. UU., van datos allí, y tras el consentimiento a «Preferencias».',
                },
                {
                  term: 'Instagram',
                  text: 'Meta Platforms Ireland Limited, Merrion Road, Dublín 4, Irlanda; es posible la transmisión a Meta Platforms, Inc., EE. UU. Categoría «Marketing».',
                },
                {
                  term: 'Widget de opiniones y sellos de portales',
                  text: 'Cargan la nota y los comentarios del portal correspondiente. Su nombre y sede constan en el recuadro. Categoría «Marketing».',
                },
                {
                  term: 'Sello del portal de viajes',
                  text: 'Carga el sello actual del portal de viajes cuyo nombre y sede constan en el recuadro. Categoría «Marketing».',
                },
                {
                  term: 'Mapas',
                  text: 'No los incrustamos. El servicio de mapas se abre solo cuando usted pulsa un enlace para llegar, y entonces valen sus propias condiciones.',
                },
              ],
            },
            {
              kind: 'paragraph',
              text: 'Si un servicio no está instalado, tampoco hay recuadro: quedan de forma permanente nuestras imágenes y textos. Los artículos se comparten con la función de su dispositivo, por correo o por WhatsApp; los botones son simples enlaces y no transmiten nada antes del clic.',
            },
          ],
        },
        {
          id: 'social-profiles',
          title: 'Nuestros perfiles en redes sociales',
          blocks: [
            {
              kind: 'paragraph',
              text: `Tenemos perfiles en ${networks}. Desde este sitio solo llevan allí enlaces. Cuando visita un perfil, la red trata sus datos según sus propias reglas y nos da cifras agregadas sobre los visitantes. De esas cifras somos corresponsables con la red (art. 26 RGPD); los acuerdos los publican las redes. Sus derechos se ejercen allí con más eficacia, pero también puede dirigirse a nosotros.`,
            },
            {
              kind: 'paragraph',
              text: 'Si nos escribe allí, usamos su mensaje y el nombre de su perfil para contestar (art. 6, apdo. 1, letra f), RGPD). No tramitamos planes ni contratos por redes sociales.',
            },
          ],
        },
        {
          id: 'third-countries',
          title: 'Transferencias a terceros países',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Sin su consentimiento y sin alguno de los servicios nombrados, sus datos no salen de la Unión Europea. Con proveedores de EE. UU. nos apoyamos en la decisión de adecuación sobre el Marco de Privacidad de Datos UE-EE. UU. si la empresa está certificada (art. 45 RGPD) y, si no, o con proveedores de otros países, en cláusulas contractuales tipo (art. 46, apdo. 2, letra c), RGPD). Le enviaremos copia de las cláusulas si la pide.',
            },
          ],
        },
        {
          id: 'rights',
          title: 'Sus derechos',
          blocks: [
            {
              kind: 'list',
              items: [
                'acceso a sus datos y copia de ellos (art. 15 RGPD)',
                'rectificación de datos erróneos (art. 16 RGPD)',
                'supresión, salvo que haya obligación de conservarlos (art. 17 RGPD)',
                'limitación del tratamiento (art. 18 RGPD)',
                'portabilidad en un formato habitual (art. 20 RGPD); con cuenta de cliente, también como descarga propia',
                'retirada del consentimiento para el futuro (art. 7, apdo. 3, RGPD)',
              ],
            },
            {
              kind: 'paragraph',
              text: 'Basta un mensaje sin formalidades. Respondemos a más tardar en un mes y pedimos acreditar la identidad solo si tenemos dudas fundadas.',
            },
            { kind: 'action', action: { label: 'Enviar una solicitud de privacidad', to: { mail: 'main' } } },
          ],
        },
        {
          id: 'objection',
          title: 'Derecho de oposición según el art. 21 RGPD',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Cuando basamos un tratamiento en nuestro interés legítimo (art. 6, apdo. 1, letra f), RGPD), puede oponerse en cualquier momento por motivos relacionados con su situación particular. A la publicidad directa puede oponerse sin dar motivos; entonces la detenemos.',
            },
            {
              kind: 'paragraph',
              text: `Tras la oposición dejamos de tratar los datos, salvo que lo exijan motivos legítimos imperiosos o reclamaciones legales. Diríjala a ${site.email}.`,
            },
          ],
        },
        {
          id: 'complaint',
          title: 'Reclamación ante la autoridad de control',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Puede reclamar ante cualquier autoridad de protección de datos (art. 77 RGPD). La competente para nosotros es:',
            },
            {
              kind: 'terms',
              items: [
                {
                  term: 'Autoridad',
                  text: 'Comisionada de Protección de Datos y Libertad de Información de Renania del Norte-Westfalia (LDI NRW)',
                },
                { term: 'Sede', text: 'Kavalleriestraße 2–4, 40213 Düsseldorf, Alemania' },
                { term: 'En línea', text: 'poststelle@ldi.nrw.de, www.ldi.nrw.de' },
              ],
            },
          ],
        },
        {
          id: 'obligation',
          title: 'Datos obligatorios y decisiones automatizadas',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Nadie está obligado a darnos datos. Sin los campos marcados como necesarios, sin embargo, no podemos redactar un presupuesto ni cumplir un contrato. El configurador calcula un precio previsto con sus datos; el presupuesto lo escribe una persona. No hay decisiones automatizadas ni perfiles en el sentido del art. 22 RGPD.',
            },
          ],
        },
        {
          id: 'version',
          title: 'Fecha y versión',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Versión 1.0 del 21 de noviembre de 2026. Si cambia un servicio o un plazo, adaptamos esta política; le enviaremos versiones anteriores si las pide.',
            },
          ],
        },
      ],
    },
  ],
};
