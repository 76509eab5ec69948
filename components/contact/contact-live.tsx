'use client';

import { useEffect } from 'react';
import { onFirstInteraction } from '@/components/ui/first-interaction';
import type { Locale } from '@/content/locales';
import { hasSaved } from '@/lib/contact/browser/saved-message';
import type { ContactTexts } from './form-controller';

/**
 * The form as the server sent it. An extension that puts something into it makes the framework draw it anew when it
 * takes the page over; what was typed until then stands in this one.
 */
const served =
  typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('#contact-form');

/**
 * Activates the form at the visitor's first interaction, and at once when a message is saved or the visitor is already typing.
 * Until then, and when this fails, it posts natively.
 */
export function ContactLive({ locale, texts }: { locale: Locale; texts: ContactTexts }) {
  useEffect(() => {
    const openedAt = Date.now();
    let stop = () => {};
    let here = true;
    const start = () => {
      import('./form-controller').then(
        ({ enhanceContactForm }) => {
          if (here) stop = enhanceContactForm(texts, locale, openedAt, lost);
        },
        () => undefined,
      );
    };
    const lost = served && !served.isConnected ? served : null;
    const writing = document.activeElement?.closest('#contact-form');
    let ignore = () => {};
    if (lost || writing || hasSaved()) start();
    else ignore = onFirstInteraction(start);
    return () => {
      here = false;
      ignore();
      stop();
    };
  }, [texts, locale]);
  return null;
}
