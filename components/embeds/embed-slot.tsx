'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { WidgetName } from '@/content/embeds';
import { useNearModule } from '../carousel/use-near-module';
import type { EmbedTexts } from './embed-texts';

const fetchLive = () => import('./embed-live');

type Props = {
  name: WidgetName;
  group?: string;
  texts: EmbedTexts;
  quiet?: boolean;
  className?: string;
  /** The site's own content: shown before consent, without a provider, and when the provider fails. */
  children: ReactNode;
};

/**
 * A place that a third party may fill. In the HTML there is only our own content; everything else is
 * fetched when the place comes near the viewport, and lies over the content; the place grows to what the frame needs.
 */
export function EmbedSlot({ name, group = name, texts, quiet = false, className = '', children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const live = useNearModule(root, fetchLive);
  const [{ shown, height }, setFrame] = useState({ shown: false, height: 0 });
  const onShown = useCallback(
    (isShown: boolean, frameHeight: number) => setFrame({ shown: isShown, height: frameHeight }),
    [],
  );

  return (
    <div
      ref={root}
      className={`embed ${className}`}
      data-embed={name}
      data-shown={shown || undefined}
      style={shown ? { minHeight: height } : undefined}
    >
      <div className="embed-own" inert={shown}>
        {children}
      </div>
      {live && <live.EmbedLive name={name} group={group} texts={texts} quiet={quiet} onShown={onShown} />}
    </div>
  );
}
