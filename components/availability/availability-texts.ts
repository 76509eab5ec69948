import type { useTranslations } from 'next-intl';
import type { Locale } from '@/content/locales';
import { phoneFor } from '@/content/site';
import type { Occupancy } from '@/lib/calendar/availability';

/** Sentences about a day, with `{day}` to be filled in: a page that is made at build time knows no day. */
export type AvailabilityTexts = {
  readonly house: Readonly<Record<Occupancy, string>>;
  readonly delivery: Readonly<Record<'free' | 'taken', string>>;
  readonly both: string;
  readonly stillAsk: string;
  readonly nearest: string;
  readonly none: string;
};

/** Of the namespace `availability`, on the server or in a component. */
export function availabilityTexts(
  t: ReturnType<typeof useTranslations<'availability'>>,
  locale: Locale,
): AvailabilityTexts {
  const day = '{day}';
  return {
    house: {
      free: t('house.free', { day }),
      option: t('house.option', { day }),
      taken: t('house.taken', { day }),
    },
    delivery: { free: t('delivery.free', { day }), taken: t('delivery.taken', { day }) },
    both: t('both', { day }),
    stillAsk: t('stillAsk'),
    nearest: t('nearest'),
    none: t('none', { phone: phoneFor(locale) }),
  };
}
