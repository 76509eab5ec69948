'use client';

import { useEffect, useState } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { rememberBannerClosed, untilAfterLoad, wasBannerClosed } from '@/lib/consent/banner-visit';
import { allCategories, type ConsentChoice, noCategories } from '@/lib/consent/consent';
import { consentStore, decideConsent } from '@/lib/consent/consent-store';
import { BannerCard } from './banner-card';
import type { BannerTexts } from './consent-texts';

/** The banner comes this long after the page has loaded, in ms. */
const delayMs = 1500;

/**
 * The first layer of consent: a region early in the page that never takes the focus. Closing it
 * stores no consent; it then stays away for the rest of the visit.
 */
export function ConsentBanner({ texts }: { texts: BannerTexts }) {
  const [due, setDue] = useState(false);
  const undecided = useStore(consentStore).decidedAt === null;

  useEffect(() => {
    if (consentStore.isStored() || wasBannerClosed()) return;
    const timer = setTimeout(() => setDue(true), untilAfterLoad(delayMs));
    return () => clearTimeout(timer);
  }, []);

  if (!due || !undecided) return null;
  const decide = (choice: ConsentChoice) => {
    setDue(false);
    decideConsent(choice);
    focusContent();
  };
  return (
    <BannerCard
      texts={texts}
      onAccept={() => decide(allCategories)}
      onDecline={() => decide(noCategories)}
      onClose={() => {
        setDue(false);
        rememberBannerClosed();
        focusContent();
      }}
    />
  );
}

/** The pressed button is gone now; the focus goes on at the page's content. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
