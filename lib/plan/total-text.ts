import { formatCents } from '@/lib/i18n/format';
import type { DescribeContext } from './describe';
import type { ShownPrice } from './describe-price';

type Total = Pick<ShownPrice, 'basis' | 'netCents' | 'grossCents' | 'isFrom'>;
type Words = Pick<DescribeContext, 'locale' | 't'>;

/** What is shown as the total: the least where a part of it is open. */
export function totalText({ basis, netCents, grossCents, isFrom }: Total, { locale, t }: Words): string {
  const price = formatCents(basis === 'net' ? netCents : grossCents, locale);
  return isFrom ? t('summary.from', { price }) : price;
}

/** What each guest costs, on all days together. */
export function eachOf(total: Total, guests: number): Total {
  const each = (cents: number) => Math.round(cents / guests);
  return { ...total, netCents: each(total.netCents), grossCents: each(total.grossCents) };
}
