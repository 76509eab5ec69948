'use client';

import { useEffect, useState } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { rememberBannerClosed, untilAfterLoad, wasBannerClosed } from '@/lib/consent/banner-visit';
import { consentStore } from '@/lib/consent/consent-store';
import { fetchEmbedConfig } from '@/lib/embeds/fetch-config';
import { useOnDemand } from '../ui/use-on-demand';
import type { BannerTexts } from './consent-texts';

/** The banner comes this long after the page has loaded, in ms. */
const delayMs = 1500;

const fetchCard = () => import('./banner-card');

/**
 * The first layer of consent: a region early in the page that never takes the focus. Closing it
 * stores no consent; it then stays away for the rest of the visit. Who has decided never fetches it.
 */
export function ConsentBanner({ texts }: { texts: BannerTexts }) {
  const [due, setDue] = useState(false);
  const [partners, setPartners] = useState<readonly string[]>();
  const { module: card, load } = useOnDemand(fetchCard);
  const undecided = useStore(consentStore).decidedAt === null;

  useEffect(() => {
    if (consentStore.isStored() || wasBannerClosed()) return;
    const show = () => {
      setDue(true);
      load();
      void fetchEmbedConfig().then((config) => setPartners(config.partners));
    };
    const timer = setTimeout(show, untilAfterLoad(delayMs));
    return () => clearTimeout(timer);
  }, [load]);

  if (!due || !undecided || !card || !partners) return null;
  return (
    <card.BannerCard
      texts={texts}
      partners={partners}
      onDone={(isClosed) => {
        setDue(false);
        if (isClosed) rememberBannerClosed();
        focusContent();
      }}
    />
  );
}

/** The pressed button is gone now; the focus goes on at the page's content. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
