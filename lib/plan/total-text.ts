import { formatCents } from '@/lib/i18n/format';
import type { DescribeContext } from './describe';
import type { ShownPrice } from './describe-price';

/** What is shown as the total: the least where a part of it is open. */
export function totalText(
  { basis, netCents, grossCents, isFrom }: Pick<ShownPrice, 'basis' | 'netCents' | 'grossCents' | 'isFrom'>,
  { locale, t }: Pick<DescribeContext, 'locale' | 't'>,
): string {
  const price = formatCents(basis === 'net' ? netCents : grossCents, locale);
  return isFrom ? t('summary.from', { price }) : price;
}
