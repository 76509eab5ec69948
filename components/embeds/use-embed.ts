import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { consentEvent } from '@/lib/consent/consent';
import { consentStore } from '@/lib/consent/consent-store';
import { decideConsent } from '@/lib/consent/decide-consent';
import { fetchEmbedConfig } from '@/lib/embeds/fetch-config';
import { loadOnce } from '@/lib/embeds/load-once';
import type { EmbedConfig } from '@/lib/embeds/settings';
import { endKeptFrames } from './kept-frames';

const nothing: ReadonlySet<string> = new Set();

export type EmbedAccess = {
  /** Which third parties are set up; undefined until known. */
  readonly config: EmbedConfig | undefined;
  /** Whether this one may load: marketing is allowed, or it was chosen for this visit. */
  readonly allowed: boolean;
  readonly once: () => void;
  readonly always: () => void;
};

/** Consent for one embed or for a group of embeds that are loaded together. */
export function useEmbed(group: string): EmbedAccess {
  const [config, setConfig] = useState<EmbedConfig>();
  const { marketing } = useStore(consentStore);
  const chosen = useSyncExternalStore(loadOnce.subscribe, loadOnce.get, () => nothing);

  useEffect(() => {
    let current = true;
    fetchEmbedConfig().then((answer) => current && setConfig(answer));
    return () => {
      current = false;
    };
  }, []);

  return {
    config,
    allowed: marketing || chosen.has(group),
    once: useCallback(() => loadOnce.add(group), [group]),
    always: allowMarketing,
  };
}

// For the whole visit: what stays has to go from other pages, too.
if (typeof window !== 'undefined') window.addEventListener(consentEvent, clearWhenRejected);

function clearWhenRejected(): void {
  if (consentStore.get().marketing) return;
  loadOnce.clear();
  endKeptFrames();
}

function allowMarketing(): void {
  const { preferences, statistics } = consentStore.get();
  decideConsent({ preferences, statistics, marketing: true });
}
