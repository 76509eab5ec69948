import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/content/locales';
import type { CarouselTexts } from './carousel-state';

/** What a carousel and its buttons are called in a language. */
export async function carouselTexts(locale: Locale): Promise<CarouselTexts> {
  const t = await getTranslations({ locale, namespace: 'carousel' });
  return {
    role: t('role'),
    slideRole: t('slideRole'),
    position: t('position', { n: '{n}', of: '{of}' }),
    start: t('start'),
    stop: t('stop'),
    previous: t('previous'),
    next: t('next'),
  };
}
