import { useLocale, useTranslations } from 'next-intl';
import { useDraft } from '@/components/configurator/shell/use-draft';
import { usePrice } from '@/components/configurator/shell/use-price';
import { formatCents } from '@/lib/i18n/format';
import { getDeliveryZone } from '@/lib/plan/zone';

/** Which delivery zone the postcode lies in and what that costs, said as soon as it is known. */
export function DeliveryNote() {
  const t = useTranslations('configurator');
  const locale = useLocale();
  const { draft } = useDraft();
  const price = usePrice();
  const zone = getDeliveryZone(draft);
  const cents = price.lines
    .filter(({ kind }) => kind === 'delivery')
    .reduce((sum, line) => sum + (price.basis === 'net' ? line.netCents : line.grossCents), 0);
  const amount = `${formatCents(cents, locale)} (${price.basis === 'net' ? t('exclVat') : t('inclVat')})`;
  return (
    <p role="status" className="text-muted sm:col-span-6" data-zone={zone?.zone}>
      {zone === null
        ? t('advice.zone.open')
        : t(`advice.zone.z${zone.zone}`, { amount, km: zone.km ?? 0, priced: cents > 0 ? 'yes' : 'no' })}
    </p>
  );
}
