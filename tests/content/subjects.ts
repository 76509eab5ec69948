import type { Localized } from '@/content/locales';
import type { RouteId } from '@/content/routes';

/** What a page is about, as its first heading says it and people search for it. */
export const subjects: Readonly<Record<RouteId, Localized>> = {
  home: { de: 'am See in Krefeld', en: 'by the lake in Krefeld', es: 'junto al lago en Krefeld' },
  location: {
    de: 'Eventlocation am See in Krefeld',
    en: 'Lakeside venue in Krefeld',
    es: 'Espacio para eventos en Krefeld',
  },
  premiumCatering: {
    de: 'Premium-Catering in Krefeld',
    en: 'Premium catering in Krefeld',
    es: 'Catering premium en Krefeld',
  },
  business: {
    de: 'Firmenevents in Krefeld',
    en: 'Business events in Krefeld',
    es: 'Eventos de empresa en Krefeld',
  },
  private: {
    de: 'Catering für private Feiern',
    en: 'Catering for private parties',
    es: 'Catering para fiestas privadas',
  },
  weddings: { de: 'Hochzeit in Krefeld', en: 'wedding in Krefeld', es: 'boda en Krefeld' },
  about: { de: 'Menschen hinter Seegut', en: 'people behind Seegut', es: 'personas de Seegut' },
  gallery: { de: 'Galerie', en: 'Gallery', es: 'Galería' },
  news: { de: 'Neues', en: 'News', es: 'Noticias' },
  contact: { de: 'Kontakt und Anfahrt', en: 'Contact and directions', es: 'Contacto y cómo llegar' },
  locationWeddings: {
    de: 'Heiraten am See in Krefeld',
    en: 'Lakeside weddings in Krefeld',
    es: 'Bodas junto al lago en Krefeld',
  },
  locationCorporate: {
    de: 'Tagen am See in Krefeld',
    en: 'Conferences by the lake',
    es: 'Jornadas de empresa junto al lago',
  },
  locationPrivate: {
    de: 'Private Feiern am See',
    en: 'Private parties by the lake',
    es: 'Fiestas privadas junto al lago',
  },
  locationRooms: { de: 'Räume am See', en: 'Rooms by the lake', es: 'Salas junto al lago' },
  locationKull: { de: 'Holthausens Kull', en: 'Holthausens Kull', es: 'Holthausens Kull' },
  locationFaq: {
    de: 'Fragen zur Location',
    en: 'Questions about the venue',
    es: 'Preguntas sobre el espacio',
  },
  cateringEvent: {
    de: 'Eventcatering in Krefeld',
    en: 'Event catering in Krefeld',
    es: 'Catering para eventos en Krefeld',
  },
  cateringLarge: {
    de: 'Catering für Großveranstaltungen',
    en: 'Catering for large events',
    es: 'Catering para grandes eventos',
  },
  cateringChristmas: {
    de: 'Weihnachtsfeier am See in Krefeld',
    en: 'Christmas parties by the lake',
    es: 'Cena de Navidad junto al lago',
  },
  cateringLuxury: {
    de: 'Luxus-Catering in Krefeld',
    en: 'Luxury catering in Krefeld',
    es: 'Catering de lujo en Krefeld',
  },
  cateringFair: {
    de: 'Messecatering ab Krefeld',
    en: 'Trade fair catering from Krefeld',
    es: 'Catering para ferias desde Krefeld',
  },
  cateringGrill: {
    de: 'Grill-Catering in Krefeld',
    en: 'Barbecue catering in Krefeld',
    es: 'Catering de barbacoa en Krefeld',
  },
  cateringFlying: {
    de: 'Flying Buffet in Krefeld',
    en: 'Flying buffet in Krefeld',
    es: 'Flying buffet en Krefeld',
  },
  cateringSummer: {
    de: 'Sommerfest-Catering in Krefeld',
    en: 'Summer party catering in Krefeld',
    es: 'Catering para fiestas de verano',
  },
  cateringFingerfood: {
    de: 'Fingerfood-Catering in Krefeld',
    en: 'Finger food catering in Krefeld',
    es: 'Catering de canapés en Krefeld',
  },
  cateringSeminar: {
    de: 'Seminar-Catering in Krefeld',
    en: 'Seminar catering in Krefeld',
    es: 'Catering para seminarios en Krefeld',
  },
  imprint: { de: 'Impressum', en: 'Legal notice', es: 'Aviso legal' },
  privacy: { de: 'Datenschutz', en: 'Privacy', es: 'privacidad' },
  cookies: { de: 'Cookie', en: 'Cookie', es: 'cookies' },
  terms: { de: 'Geschäftsbedingungen', en: 'Terms', es: 'Condiciones' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', es: 'accesibilidad' },
  success: { de: 'Anfrage', en: 'enquiry', es: 'solicitud' },
  configurator: { de: 'Ihr Catering', en: 'Your catering', es: 'Su catering' },
};
