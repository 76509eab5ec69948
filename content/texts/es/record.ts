import type { RecordWords } from '../../record/entries';
import { retention } from '../../retention';

const untilSent = `hasta que lo envíe o lo borre, ${retention.draftDays} días como máximo`;
const untilEvent = `hasta el día del evento, ${retention.draftDays} días como máximo; se borra en su próxima visita`;
const untilDeleted = 'hasta que lo borre';
const untilTabCloses = 'hasta que cierre la pestaña';

export const words: RecordWords = {
  bases: {
    necessary: '§ 25, apdo. 2, n.º 2, TDDDG',
    contract: 'Art. 6, apdo. 1, letra b), RGPD',
    interest: 'Art. 6, apdo. 1, letra f), RGPD',
    law: 'Art. 6, apdo. 1, letra c), RGPD con § 257 HGB y § 147 AO',
    consent: '§ 25, apdo. 1, TDDDG y art. 6, apdo. 1, letra a), RGPD',
    proof: 'Art. 7, apdo. 1, RGPD',
    employment: '§ 26 BDSG',
  },
  readers: {
    staff: 'quienes planifican, cocinan y facturan',
    technicians: 'nuestro personal técnico',
    owner: 'usted',
    accountants: 'asesoría fiscal y Hacienda',
    providers: 'proveedores que trabajan para nosotros',
  },
  places: {
    cookie: 'Cookie',
    local: 'Almacenamiento local',
    session: 'Almacenamiento de sesión',
  },
  columns: {
    name: 'Nombre',
    place: 'Lugar',
    why: 'Para qué',
    what: 'Qué datos',
    basis: 'Base legal',
    until: 'Cuánto tiempo',
    who: 'Quién los ve',
  },
  browser: {
    consent: {
      what: 'su decisión por categoría, con fecha y versión',
      until: '12 meses o hasta la versión siguiente',
    },
    locale: {
      what: 'su idioma; se envía a nuestro servidor con cada página que se abre',
      until: '12 meses como máximo',
    },
    localeCopy: { what: 'el mismo idioma, por si falta la cookie', until: untilDeleted },
    localeGuessed: {
      what: 'señal de que el idioma viene de los ajustes del navegador',
      until: '15 segundos',
    },
    localeChosen: { what: 'señal de que ha elegido usted el idioma', until: '12 meses como máximo' },
    bannerClosed: {
      what: 'señal de que ha cerrado usted el aviso de cookies sin elegir',
      until: untilTabCloses,
    },
    display: {
      what: 'aspecto de las páginas: claro u oscuro, contraste alto, letra más grande, fondo más oscuro, enlaces marcados',
      until: untilDeleted,
    },
    draft: {
      what: 'su plan del configurador, con los nombres y direcciones que haya escrito',
      until: untilSent,
    },
    variants: { what: 'otras variantes del plan para comparar, sin datos de contacto', until: untilSent },
    setAside: {
      what: 'un plan antiguo o sustituido por un enlace, para recuperarlo, con datos de contacto',
      until: `hasta que lo recupere o lo borre, ${retention.setAsideDays} días como máximo desde su último cambio`,
    },
    draftBase: {
      what: 'el identificador de la cuenta y el borrador tal como se sincronizó con ella por última vez',
      until: 'el borrador, hasta que cierre sesión; el identificador, hasta que lo borre',
    },
    contact: {
      what: 'un mensaje empezado en el formulario de contacto',
      until: 'hasta que lo envíe o cierre la pestaña',
    },
    lastInquiry: { what: 'número y día de respuesta de su última solicitud', until: untilEvent },
    sentPlan: {
      what: 'el último plan enviado, en palabras, con nombre, correo y teléfono, para la página de confirmación, el PDF y el calendario',
      until: untilEvent,
    },
    planKeys: {
      what: 'claves de las solicitudes cuya página se abrió en esta pestaña',
      until: untilTabCloses,
    },
    session: {
      what: 'claves de su sesión, solo con cuenta; el navegador divide los valores largos (.0, .1) y, mientras confirma una dirección, se añade por poco tiempo -code-verifier',
      until: `hasta que cierre sesión, ${retention.sessionDays} días como máximo`,
    },
    knownBrowser: {
      what: 'un número aleatorio, solo con cuenta: nos dice si el enlace de confirmación se abre en el navegador que lo pidió; solo se envía a /auth',
      until: `${retention.unconfirmedDays} días`,
    },
  },
  server: {
    delivery: {
      why: 'Mostrar y proteger el sitio',
      what: 'dirección IP, hora, página, navegador; el registro propio del sitio contiene solo códigos',
      until: `${retention.webServerLogDays} días`,
    },
    limits: {
      why: 'Evitar el abuso de formularios e inicio de sesión',
      what: 'huella cifrada de la dirección IP o de correo (no la dirección), identificador de la cuenta y un recuento',
      until: '25 horas como máximo',
    },
    inquiry: {
      why: 'Solicitud sin presupuesto',
      what: 'plan, nombre, correo, teléfono, direcciones, preguntas y respuestas, nuestras notas, quién hizo qué y cuándo',
      until: `${retention.inquiryMonths} meses desde el día del evento; si no se indicó ninguno, desde el último contacto`,
    },
    offer: {
      why: 'Presupuesto',
      what: 'la solicitud y cada presupuesto tal como lo enviamos',
      until: `${retention.offerYears} años desde el final del año natural (correspondencia comercial)`,
    },
    order: {
      why: 'Encargo y factura',
      what: 'contrato, constancia de la aceptación, número definitivo de invitados, cancelación, factura, pago',
      until: 'correspondencia comercial, 6 años; en nuestra contabilidad, justificantes 8 y libros 10 años',
    },
    days: {
      why: 'Calendario de la casa',
      what: 'qué día está reservado o contratado para qué solicitud; solo es público si un día está libre',
      until: `con la solicitud; los días sin ella, ${retention.closedDays} días después`,
    },
    message: {
      why: 'Mensaje, llamada, devolución de llamada',
      what: 'nombre, datos de contacto, asunto',
      until: `${retention.inquiryMonths} meses desde la recepción`,
    },
    mail: {
      why: 'Entregar correos',
      what: 'destinatario, motivo, momento, intentos de entrega',
      until: `${retention.mailDays} días desde el envío; en nuestro buzón, tanto como el asunto`,
    },
    account: {
      why: 'Cuenta de cliente',
      what: 'dirección de correo, huella de la contraseña, idioma, momentos de acceso, solicitudes y mensajes vinculados',
      until: 'hasta que usted borre la cuenta',
    },
    accountDraft: {
      why: 'Borrador en la cuenta',
      what: 'el plan en el que trabaja con la sesión abierta',
      until: `hasta que lo envíe o lo borre, ${retention.draftDays} días como máximo desde su último cambio`,
    },
    usedLinks: {
      why: 'Que los enlaces de los correos sirvan una sola vez',
      what: 'huella cifrada del enlace',
      until: `${retention.usedLinkDays} días`,
    },
    signIns: {
      why: 'Aclarar el abuso de cuentas',
      what: 'quién inició sesión y cuándo, con correo y dirección IP',
      until: `${retention.signInLogDays} días`,
    },
    staff: {
      why: 'Acceso de nuestro equipo',
      what: 'nombre, cuenta y función',
      until: 'hasta que deje la casa',
    },
    analytics: {
      why: 'Estadística, marketing y contenidos ajenos, si están configurados',
      what: 'datos de uso e identificadores de los proveedores',
      until: 'hasta que retire el consentimiento; informes, 14 meses como máximo',
    },
  },
};
