import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { SocialLinks } from './social-links';

/** Name, address, phone, e-mail, hours and profiles. */
export async function FooterContact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const link = 'inline-block py-1 hover:text-accent';
  return (
    <div className="col-span-12 sm:col-span-6 lg:col-span-3">
      <p className="wordmark-name">{site.wordmark}</p>
      <p className="mt-3 text-muted sm:max-w-[24ch]">{siteWords[locale].claim}</p>
      <address className="figures mt-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 leading-relaxed not-italic text-muted max-sm:text-[0.9375rem] sm:block md:mt-6">
        <p>
          {site.address.street}
          <br />
          {site.address.zip} {site.address.city}
        </p>
        <p>
          <a href={site.phone.href} className={`-mt-1 sm:mt-1 md:mt-3 ${link}`}>
            {site.phone.display}
          </a>
          <br />
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
          <br />
          {t('menu.hours', site.openingHours)}
        </p>
      </address>
      <SocialLinks
        label={t('menu.social', { brand: site.name })}
        newTab={t('menu.newTab')}
        className="mt-2 md:mt-4"
      />
    </div>
  );
}
