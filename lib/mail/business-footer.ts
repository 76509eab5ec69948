import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import type { Translator } from '@/lib/i18n/translator';

/** What a business letter of a GmbH has to name, e-mails included: § 35a GmbHG. */
export const businessFooter = (t: Translator): readonly string[] => [
  site.company.legalName,
  `${site.address.street}, ${site.address.zip} ${site.address.city}`,
  t('mail.labels.director', { name: site.company.director }),
  site.company.register,
  site.email,
];

/** The number as one dials it where the language is spoken. */
export const phoneFor = (locale: Locale): string =>
  locale === 'de' ? site.phone.display : site.phone.international;
