import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';

/** Phone and mail, each usable with one tap; address and hours where there is room beside the form. */
export async function ContactFacts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { street, zip, city } = site.address;
  const hour = (time: string) => Number(time.slice(0, 2));
  const ways = [
    { term: t('phone'), text: site.phone.display, href: site.phone.href },
    { term: t('email'), text: site.email, href: `mailto:${site.email}` },
  ];
  const facts = [
    { term: t('address'), text: `${street}, ${zip} ${city}` },
    {
      term: t('hours'),
      text: t('hoursText', { opens: hour(site.openingHours.opens), closes: hour(site.openingHours.closes) }),
    },
  ];
  return (
    <section aria-label={t('title')}>
      <dl className="mt-5 border-t border-line lg:mt-8">
        {ways.map(({ term, text, href }) => (
          <div key={term} className="border-b border-line py-2.5 lg:py-4">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="figures wrap-anywhere font-display text-2xl lg:text-3xl">
              <a href={href} className="inline-block py-1 hover:text-accent">
                {text}
              </a>
            </dd>
          </div>
        ))}
        {facts.map(({ term, text }) => (
          <div key={term} className="border-b border-line py-4 max-lg:hidden">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
