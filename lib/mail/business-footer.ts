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
