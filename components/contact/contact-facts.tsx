import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { Heading } from '../ui/heading';

/** Phone, mail, address and hours, each usable with one tap. */
export async function ContactFacts({ locale, className = '' }: { locale: Locale; className?: string }) {
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
    <section aria-labelledby="reach-title" className={className}>
      <Heading level={3} id="reach-title">
        {t('title')}
      </Heading>
      <dl className="mt-6 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {facts.map(({ term, text, href }) => (
          <div key={term} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-3">
            <dt className="w-20 flex-none text-sm text-muted">{term}</dt>
            <dd className="figures min-w-0 wrap-anywhere">
              {href ? (
                <a href={href} className="inline-block py-1 hover:text-accent">
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
