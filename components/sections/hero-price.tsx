import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import type { StartingPlan } from '@/content/schema';
import { formatCents } from '@/lib/i18n/format';
import { startingPrice } from '@/lib/plan/starting-price';
import { Figure } from '../ui/figure';

/** What an evening costs at least, and for whom that is reckoned (PAngV § 3). */
export async function HeroPrice({ plan, locale }: { plan: StartingPlan; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'heroPrice' });
  const basis = await getTranslations({ locale, namespace: 'configurator' });
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-3 in-[.leaf-title]:justify-center">
      <Figure size="md">{t('from', { price: formatCents(startingPrice(plan), locale) })}</Figure>
      <span className="figures text-sm text-muted">
        {t(plan.isVenue ? 'withHire' : 'food', {
          guests: plan.guests,
          basis: basis(plan.isNet ? 'exclVat' : 'inclVat'),
        })}
      </span>
    </p>
  );
}
