'use client';

import { useEffect, useState } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { rememberBannerClosed, untilAfterLoad, wasBannerClosed } from '@/lib/consent/banner-visit';
import { consentStore } from '@/lib/consent/consent-store';
import { useOnDemand } from '../ui/use-on-demand';
import type { BannerTexts } from './consent-texts';

/** The banner comes this long after the page has loaded, in ms. */
const delayMs = 1500;

/** The card, and the partners that it names. */
async function fetchCard() {
  const [{ BannerCard }, { fetchEmbedConfig }] = await Promise.all([
    import('./banner-card'),
    import('@/lib/embeds/fetch-config'),
  ]);
  const { partners } = await fetchEmbedConfig();
  return { BannerCard, partners };
}

/**
 * The first layer of consent: a region early in the page that never takes the focus. Closing it
 * stores no consent; it then stays away for the rest of the visit. Who has decided never fetches it.
 */
export function ConsentBanner({ texts }: { texts: BannerTexts }) {
  const [due, setDue] = useState(false);
  const { module: card, load } = useOnDemand(fetchCard);
  const undecided = useStore(consentStore).decidedAt === null;

  useEffect(() => {
    if (consentStore.isStored() || wasBannerClosed()) return;
    const show = () => {
      setDue(true);
      load();
    };
    const timer = setTimeout(show, untilAfterLoad(delayMs));
    return () => clearTimeout(timer);
  }, [load]);

  if (!due || !undecided || !card) return null;
  return (
    <card.BannerCard
      texts={texts}
      partners={card.partners}
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
