import type { Locale } from './locales';

/**
 * Everything that names the business. An operator who takes over the site changes this file and
 * nothing else; copy refers to these values instead of repeating them.
 */
export const site = {
  /**
   * The house and everything told about it are invented; pages say so (`ExampleNote`). Set to false once the house,
   * reviews, badges, survey and articles are your own (`docs/operator-checklist.md`).
   */
  example: true as boolean,
  name: 'Seegut',
  wordmark: 'SEEGUT',
  company: {
    legalName: 'Seegut Eventlocation & Catering GmbH',
    director: 'Henrike Seegers',
    register: 'Amtsgericht Krefeld, HRB 00000',
    vatId: 'DE000000000',
    /** Public liability: insurer, its seat, and where it holds (DL-InfoV § 2). */
    insurance: 'Musterhaftpflicht AG, Beispielstraße 1, 40210 Düsseldorf; Deutschland',
    supervision: 'Stadt Krefeld, Fachbereich Ordnung, Veterinär- und Lebensmittelaufsicht',
  },
  owner: 'Henrike Seegers',
  chef: 'Jannis Thelen',
  address: {
    street: 'Seeuferweg 12',
    zip: '47802',
    city: 'Krefeld',
    region: 'Nordrhein-Westfalen',
    country: 'DE',
  },
  geo: { latitude: 51.372, longitude: 6.629 },
  email: 'hallo@seegut.example',
  /** Both numbers come from the ranges that the Bundesnetzagentur reserves for fiction. */
  phone: { display: '0221 4710 123', href: 'tel:+492214710123', international: '+49 221 4710123' },
  phoneWhyUs: { display: '0171 3920012', href: 'tel:+491713920012', international: '+49 171 3920012' },
  openingHours: { opens: '10:00', closes: '22:00' },
  /** An inquiry is answered within this many days. */
  answerDays: 3,
  social: [
    { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/seegut.example' },
    { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/seegut.example' },
    { id: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/@seegut.example' },
    { id: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/@seegut.example' },
  ],
} as const;

/** The number as one dials it where the language is spoken. */
export const phoneFor = (locale: Locale): string =>
  locale === 'de' ? site.phone.display : site.phone.international;
