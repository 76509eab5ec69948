import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { promos } from '@/content/promos';
import { scarceDates } from '@/content/scarce-dates';
import { siteWords } from '@/content/texts';
import { berlinDay } from '@/lib/base/berlin-day';
import { localPath } from '@/lib/i18n/address';
import { resolveHref } from '@/lib/i18n/target';
import { buttonClass } from '../ui/button-class';
import { Crest, Lettering } from '../ui/mark';
import { ConfiguratorLink } from './configurator-link';
import { ClocheIcon } from './frame-icons';
import { HeaderShell } from './header-shell';
import { Menu } from './menu';
import { PromoBanner } from './promo-banner';

/** The fixed header: one line of news, the wordmark, the way into the configurator, the menu. */
export async function SiteHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const today = berlinDay(new Date());
  const lines = promos
    .filter((promo) => today <= (promo.until ?? today))
    .map(({ id, text, to, from, until }) => ({
      id,
      text: text[locale],
      href: resolveHref(to, locale),
      ...(from && { from }),
      ...(until && { until }),
    }));
  return (
    <HeaderShell>
      <PromoBanner
        lines={lines}
        scarce={{ text: siteWords[locale].promos.scarceDates, href: resolveHref(scarceDates.to, locale) }}
        builtOn={today}
        labels={{
          region: t('promo.label'),
          pause: t('promo.pause'),
          play: t('promo.play'),
          next: t('promo.next'),
        }}
      />
      <div className="header-bar wrap">
        <Wordmark locale={locale} label={t('frame.logo')} tagline={t('frame.tagline')} />
        <div className="flex items-center gap-2 sm:gap-4">
          <ConfiguratorLink
            href={localPath(locale, 'configurator')}
            icon={<ClocheIcon />}
            label={t('frame.configure')}
            savedLabel={t('frame.draftSaved')}
            className={`configurator-link relative max-md:size-12 max-md:p-0 ${buttonClass('outline')}`}
          />
          <Menu locale={locale} />
        </div>
      </div>
    </HeaderShell>
  );
}

type Props = { locale: Locale; label: string; tagline: string };

/** Crest and drawn name as the logo, 64 px high; links to the start page. */
function Wordmark({ locale, label, tagline }: Props) {
  return (
    <Link href={localPath(locale, 'home')} aria-label={label} className="wordmark">
      <Crest className="wordmark-crest" />
      <span>
        <Lettering className="wordmark-letters" />
        <span className="wordmark-line">{tagline}</span>
      </span>
    </Link>
  );
}
