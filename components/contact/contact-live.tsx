'use client';

import { useEffect } from 'react';
import type { Locale } from '@/content/locales';
import type { ContactTexts } from './form-controller';

/** Brings the form to life once the page is usable; until then, and when this fails, it posts natively. */
export function ContactLive({ locale, texts }: { locale: Locale; texts: ContactTexts }) {
  useEffect(() => {
    let stop = () => {};
    let here = true;
    import('./form-controller').then(
      ({ enhanceContactForm }) => {
        if (here) stop = enhanceContactForm(texts, locale);
      },
      () => undefined,
    );
    return () => {
      here = false;
      stop();
    };
  }, [texts, locale]);
  return null;
}
