import { useLocale, useTranslations } from 'next-intl';
import { usePrice, useResolvedPlan } from '@/components/configurator/shell/use-price';
import { formatCents } from '@/lib/i18n/format';

/** Which delivery zone the postcode lies in and what that costs, said as soon as it is known. */
export function DeliveryNote() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const price = usePrice();
  const zone = useResolvedPlan()?.delivery.zone;
  if (!price || !zone) {
    return (
      <p role="status" className="text-muted sm:col-span-6">
        {t('advice.zone.open')}
      </p>
    );
  }
  const cents = price.lines
    .filter(({ kind }) => kind === 'delivery')
    .reduce((sum, line) => sum + (price.basis === 'net' ? line.netCents : line.grossCents), 0);
  const amount = `${formatCents(cents, locale)} (${price.basis === 'net' ? t('exclVat') : t('inclVat')})`;
  return (
    <p role="status" className="text-muted sm:col-span-6" data-zone={zone.zone}>
      {t(`advice.zone.z${zone.zone}`, { amount, km: zone.km ?? 0, priced: cents > 0 ? 'yes' : 'no' })}
    </p>
  );
}
