import { getTranslations } from 'next-intl/server';
import type { CateringTypeId } from '@/content/catering/choices';
import { grossUnitCents } from '@/content/catering/unit-price';
import type { Locale } from '@/content/locales';
import { formatCents } from '@/lib/i18n/format';
import { getPackages, type KnownPackage } from '@/lib/plan/package-catalogue';

type Props = {
  type: CateringTypeId;
  locale: Locale;
  basis?: 'net' | 'gross' | undefined;
  className?: string;
};

/** The unit price of a package that has one, as the page reckons. */
export const centsOf = ({ priceCents, vat }: KnownPackage, basis: 'net' | 'gross') =>
  basis === 'net' ? (priceCents ?? 0) : grossUnitCents(priceCents ?? 0, vat ?? 'food');

/** What a type's smallest package costs, with its condition (PAngV § 3), or that there is no such price. */
export async function StartingPrice({ type, locale, basis = 'gross', className = '' }: Props) {
  const t = await getTranslations({ locale, namespace: 'packages' });
  const [smallest] = getPackages(type);
  return (
    <span className={`figures font-sans text-sm text-muted ${className}`}>
      {smallest && smallest.priceCents !== null ? (
        <>
          <span className="text-accent">
            {t('fromPrice', { price: formatCents(centsOf(smallest, basis), locale) })}
          </span>{' '}
          <span>{t('from', { guests: smallest.minimumGuests })}</span>
        </>
      ) : (
        t('onRequest')
      )}
    </span>
  );
}
