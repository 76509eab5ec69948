'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { consentStore } from '@/lib/consent/consent-store';
import { settingStores } from '@/lib/display/setting-stores';
import { themeStore } from '@/lib/display/theme';
import { useReducedMotion } from '../frame/use-reduced-motion';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';

type Props = {
  /** Empty while there is no film: the poster then stays. */
  sources: readonly { readonly src: string; readonly type: string }[];
  /** CSS position around which the film is cropped, the poster's own. */
  position: string;
  labels: { readonly pause: string; readonly play: string };
};

/**
 * The film of the evening behind the first screen. It comes once the poster has been painted, so that it never delays it;
 * under reduced motion and Save-Data only on request, by day not at all. Its button stops it at any time (WCAG 2.2.2).
 */
export function HeroFilm({ sources, position, labels }: Props) {
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [painted, setPainted] = useState(false);
  const [started, setStarted] = useState(false);
  const [saving, setSaving] = useState(true);
  const [Provider, setProvider] = useState<ComponentType<{ onPresent: (present: boolean) => void }>>();
  const [provided, setProvided] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const { preferences } = useStore(consentStore);
  const light = useStore(themeStore) === 'light';
  const darkened = useStore(settingStores.darkBackground);
  const byDay = light && !darkened;
  const playing = !byDay && (chosen ?? !(still || saving));

  useEffect(() => {
    setSaving(savesData());
    let current = true;
    const poster = mark.current?.closest('.plated')?.querySelector('img');
    const ready = () => requestAnimationFrame(() => current && setPainted(true));
    poster?.decode().then(ready, ready);
    return () => {
      current = false;
    };
  }, []);

  useEffect(() => {
    if (!preferences) {
      setProvider(undefined);
      setProvided(false);
      return;
    }
    import('./provider-film').then(
      ({ ProviderFilm }) => setProvider(() => ProviderFilm),
      () => undefined,
    );
  }, [preferences]);

  useEffect(() => {
    if (!painted) return;
    if (playing) setStarted(true);
    if (playing) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [painted, playing]);

  const present = !byDay && (sources.length > 0 || provided);
  return (
    <>
      <div ref={mark} className="home-hero-film absolute inset-0" aria-hidden="true">
        {started && !byDay && sources.length > 0 && !provided && (
          <video
            ref={video}
            autoPlay
            muted
            loop
            playsInline
            preload="auto"
            tabIndex={-1}
            style={{ objectPosition: position }}
          >
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
          </video>
        )}
        {started && Provider && playing && <Provider onPresent={setProvided} />}
      </div>
      {present && (
        <button
          type="button"
          className={`${buttonClass('ghost', 'icon')} home-hero-button`}
          aria-label={playing ? labels.pause : labels.play}
          onClick={() => setChosen(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}

/** The visitor's browser asks for less data (Save-Data, Network Information API). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
