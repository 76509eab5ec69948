import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';

/** Phone, mail, address and hours, each usable with one tap. */
export async function ContactFacts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { street, zip, city } = site.address;
  const hour = (time: string) => Number(time.slice(0, 2));
  const facts = [
    { term: t('phone'), text: site.phone.display, href: site.phone.href },
    { term: t('email'), text: site.email, href: `mailto:${site.email}` },
    { term: t('address'), text: `${street}, ${zip} ${city}` },
    {
      term: t('hours'),
      text: t('hoursText', { opens: hour(site.openingHours.opens), closes: hour(site.openingHours.closes) }),
    },
  ];
  return (
    <section aria-labelledby="reach-title" className="wrap rhythm">
      <h2 id="reach-title">{t('title')}</h2>
      <dl className="mt-10 grid gap-8 md:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ term, text, href }) => (
          <div key={term} className="border-t border-line pt-5">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="figures mt-1 font-display text-2xl leading-tight">
              {href ? (
                <a href={href} className="hover:text-accent">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
