import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { promoPlaces } from '@/content/promos';
import { scarceDates } from '@/content/scarce-dates';
import { site } from '@/content/site';
import { siteWords } from '@/content/texts';
import { berlinDay } from '@/lib/base/berlin-day';
import { localPath } from '@/lib/i18n/address';
import { resolveHref } from '@/lib/i18n/target';
import { buttonClass } from '../ui/button-class';
import { Crest, Lettering, letteringId } from '../ui/mark';
import { ConfiguratorLink } from './configurator-link';
import { ClocheIcon } from './frame-icons';
import { HeaderShell } from './header-shell';
import { Menu } from './menu';
import { PromoBanner } from './promo-banner';

/** The fixed header: one line of news, the wordmark, the way into the configurator, the menu. */
export async function SiteHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const places = promoPlaces.map((place) =>
    place.map(({ id, text, to, days }) => ({
      id,
      text: text[locale],
      href: resolveHref(to, locale),
      ...(days && { days }),
    })),
  );
  return (
    <HeaderShell>
      <PromoBanner
        places={places}
        scarce={{ text: siteWords[locale].promos.scarceDates, href: resolveHref(scarceDates.to, locale) }}
        builtOn={berlinDay(new Date())}
        labels={{
          region: t('promo.label'),
          pause: t('promo.pause'),
          play: t('promo.play'),
          next: t('promo.next'),
        }}
      />
      <div className="header-bar wrap">
        <Wordmark locale={locale} line={t('configurator.card.tagline')} toHome={t('frame.toHome')} />
        <div className="flex items-center gap-2 sm:gap-4">
          <ConfiguratorLink
            href={localPath(locale, 'configurator')}
            icon={<ClocheIcon />}
            label={t('frame.configure')}
            word={t('frame.plan')}
            savedLabel={t('frame.draftSaved')}
            className={`configurator-link ${buttonClass('outline')}`}
          />
          <Menu locale={locale} />
        </div>
      </div>
    </HeaderShell>
  );
}

type Props = { locale: Locale; line: string; toHome: string };

/**
 * Crest, drawn name and brand line as the logo, 64 px high; links to the start page. Its name is what is seen and where
 * it leads; where there is no room for the line, it is only heard.
 */
function Wordmark({ locale, line, toHome }: Props) {
  return (
    <Link href={localPath(locale, 'home')} className="wordmark">
      <Crest className="size-16 flex-none" />
      <span className="block min-w-0">
        {/* A drawing: it keeps its size when text grows. */}
        <Lettering id={letteringId} className="h-[22px] w-auto min-[640px]:h-[32px]" />
        <span className="sr-only">{site.wordmark} </span>
        {/* Without room beside the mark the menu and the footer have the line. */}
        <span className="mt-1 block text-xs leading-tight max-[480px]:sr-only max-[640px]:max-w-46 min-[640px]:mt-1.5 min-[640px]:leading-none">
          {line.replace(/ (\S+)$/, '\u00a0$1')}
        </span>
        <span className="sr-only"> ({toHome})</span>
      </span>
    </Link>
  );
}
