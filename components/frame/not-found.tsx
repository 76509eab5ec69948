import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { localPath } from '@/lib/i18n/address';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';

const ways = [
  ['home', 'home'],
  ['location', 'location'],
  ['catering', 'premiumCatering'],
  ['configurator', 'configurator'],
  ['contact', 'contact'],
] as const;

/** The page for addresses that do not exist: what happened, and the ways on. */
export async function NotFound({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return (
    <div className="wrap columns gap-y-12 pt-8 pb-24 md:pt-14">
      <div className="col-span-12 lg:col-span-6">
        <Heading level={1} eyebrow="404" className="max-w-[14ch]">
          {t('title')}
        </Heading>
        <p className="mt-6 max-w-[46ch] text-lg text-muted">{t('text')}</p>
        <Heading level={2} size="card" className="mt-14">
          {t('ways.title')}
        </Heading>
        <ul className="mt-5">
          {ways.map(([key, route]) => (
            <li key={key}>
              <Link
                href={localPath(locale, route)}
                className="group flex items-baseline justify-between gap-x-6 border-t border-line py-4 max-sm:block"
              >
                <span className="font-display text-2xl group-hover:text-accent">
                  {t(`ways.${key}.label`)}
                </span>
                <span className="block text-sm text-muted">{t(`ways.${key}.text`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-12 aspect-[4/3] overflow-hidden lg:col-span-5 lg:col-start-8 lg:aspect-[4/5]">
        <Picture
          media="not-found"
          locale={locale}
          sizes="(width >= 64rem) min(42vw,536px), 100vw"
          ratio={[4 / 5, 4 / 3]}
          decorative
        />
      </div>
    </div>
  );
}
