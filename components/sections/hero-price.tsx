import { getTranslations } from 'next-intl/server';
import type { BudgetId } from '@/content/example-budgets';
import type { Locale } from '@/content/locales';
import type { StartingPlan } from '@/content/schema';
import { formatCents } from '@/lib/i18n/format';
import { exampleCentsPerGuest } from '@/lib/plan/example-budgets';
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

/** What a guest costs in the worked example further down the page, with all that such an evening takes. */
export async function ExamplePrice({ budget, locale }: { budget: BudgetId; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'heroPrice' });
  return (
    <a href="#budget" className="text-link figures mt-2 inline-block text-sm">
      {t('example', { price: formatCents(exampleCentsPerGuest(budget), locale) })}
    </a>
  );
}
