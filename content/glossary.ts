import type { Locale } from './locales';

type Term = {
  /** The one word that texts use. */
  readonly term: string;
  /** Variants that no text uses in its place. */
  readonly never: RegExp;
};

/** What a thing is called, one word per language; names of rooms and dishes stand in the catalogue. */
export const glossary: Readonly<Record<Locale, readonly Term[]>> = {
  de: [
    { term: 'Seesaal', never: /\bSee-?raum\b|\bFestsaal am See\b|\bSee-Saal\b/i },
    { term: 'Kaminzimmer', never: /\bKamin(?:raum|saal|stube)\b/i },
    { term: 'Küchenchef', never: /\bChefk(?:och|öchin)\b|\bKüchenmeister\b/i },
    { term: 'Ansprechperson', never: /\bAnsprechpartner(?:in)?\b/i },
    { term: 'Servicekraft', never: /\bKellner(?:in|innen)?\b|\bServicepersonal\b/i },
    { term: 'Anrichte', never: /\b(?:am|vom|zum|der|und|einen) Pass\b/ },
    { term: 'Umsatzsteuer', never: /\bMwSt\b|\bMehrwertsteuer\b/ },
    { term: 'Angebot', never: /\bKostenvoranschlag\b|\bOfferte\b/i },
    { term: 'Anfrage', never: /\bBuchungsanfrage\b|\bInquiry\b/i },
    { term: 'Umbau', never: /\bUmrüstung\b/i },
    { term: 'E-Mail', never: /\bEmail\b|\beMail\b|\bMailadresse\b/ },
    {
      term: 'rollstuhlgerechtes WC',
      never: /\bBehinderten(?:-WC|toilette)\b|\bein WC (?:stufenlos|ohne Stufe)/i,
    },
  ],
  en: [
    { term: 'Lake Room', never: /\bLake Hall\b|\bLakeside Room\b|\bSeesaal\b/ },
    { term: 'Fireplace Room', never: /\bFireside Room\b|\bChimney Room\b|\bKaminzimmer\b/ },
    { term: 'cove', never: /\bbay\b/i },
    { term: 'menu', never: /\b(?:our|his|the|your) card\b(?! (?:of|reader))|\bfrom the card\b/i },
    { term: 'barbecue', never: /\bBBQ\b|\bbarbeque\b/i },
    {
      term: 'quote',
      never: /\b(?:in|our|an?) (?:price )?offer from us\b|\bquotations?\b(?! of)|\bestimate of costs\b/i,
    },
    { term: 'enquiry', never: /\binquir(?:y|ies)\b/i },
    { term: 'starter', never: /\bappeti[sz]ers?\b/i },
    { term: 'main course', never: /\bmain dish(?:es)?\b|\bentr[eé]es?\b/i },
    { term: 'head chef', never: /\bchef de cuisine\b|\bkitchen chef\b/i },
    { term: 'plating counter', never: /\b(?:at|from|to) the pass\b/i },
    { term: 'marquee', never: /\bparty tents?\b/i },
    { term: 'short-notice surcharge', never: /\bexpress surcharge\b/i },
    { term: 'WC', never: /\b(?:restrooms?|bathrooms?|toilets?)\b/i },
    { term: 'e-mail', never: /\bemails?\b/i },
    { term: 'VAT', never: /\bsales tax\b|\bMwSt\b/i },
  ],
  es: [
    { term: 'Salón del Lago', never: /\bSala del Lago\b|\bSeesaal\b/ },
    { term: 'Sala de la Chimenea', never: /\bSalón de la Chimenea\b|\bKaminzimmer\b/ },
    { term: 'ensenada', never: /\bbah[ií]as?\b/i },
    { term: 'pradera', never: /\bprados?\b/i },
    {
      term: 'presupuesto',
      never: /\b(?:su|nuestra|la|una|primera) oferta\b(?! (?:válida|hasta|vinculante))|\bcotizaci[oó]n/i,
    },
    { term: 'solicitud', never: /\b(?:su|una|cada|nuestra|la) consulta\b/i },
    { term: 'anticipo', never: /\b(?:una|la) señal (?:del \d|se devuelve)/i },
    { term: 'canapés', never: /\bbufé de bocados\b|\b(?:más|weitere) bocados\b/i },
    { term: 'barbacoa', never: /\bBBQ\b|\bparrilladas?\b(?! para empresas)|\bcatering a la parrilla\b/i },
    { term: 'jefe de cocina', never: /\b(?:nuestro|el|su) chef\b|\bcocinero jefe\b/i },
    { term: 'mesa de emplatado', never: /\b(?:al|del|en el) pase\b(?! de)/i },
    { term: 'carpa con calefacción', never: /\bcarpa climatizada\b/i },
    { term: 'estand', never: /\bstands?\b/i },
    { term: 'correo', never: /\be-?mails?\b/i },
    { term: 'aseo', never: /\b(?:lavabos?|WC|cuarto de baño)\b/ },
    { term: 'en directo', never: /\bcocina en vivo\b|\bestaci[oó]n en vivo\b/i },
  ],
};

/**
 * How the house speaks to its guests, as forms that must not occur: German "Sie", British spelling and twelve-hour clock,
 * Spanish "usted" in the singular.
 */
export const register: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [/(?<![\p{L}-])(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|eure[mnrs]?)(?![\p{L}-])/u],
  en: [
    /\b\w+(?:iz(?:e[ds]?|ing|ations?))\b(?<!\b(?:size|sized|sizes|prize|prizes|seize|capsize|bite-sized|oversized)\b)/i,
    /\b(?:color|flavor|favorite|center|theater|catalog|traveler|gray|neighbor|aluminum)s?\b/i,
    /\b(?:0?[2-9]|1\d|2[0-3]):[0-5]\d\b/,
    /\b\d{1,2} ?(?:am|pm)\b/,
    /\b(?:gotten|sidewalk|parking lot|zip code|check-out line|downtown)\b/i,
  ],
  es: [
    /(?<!\p{L})(?:tú|ti|tus?|contigo|vosotr[oa]s|vuestr[oa]s?|os)(?!\p{L})/iu,
    /(?<!\p{L})ustedes(?!\p{L})/iu,
    /(?<!\p{L})(?:envíen|dígannos|indiquen|elijan|caminen|consúltenlo|llámennos|escríbannos|reserven|pidan)(?!\p{L})/iu,
  ],
};
