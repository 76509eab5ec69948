'use client';

import { type ReactNode, useRef, useState } from 'react';
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
 * fetched when the place comes near the viewport, and lies over the content without moving it.
 */
export function EmbedSlot({ name, group = name, texts, quiet = false, className = '', children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const live = useNearModule(root, fetchLive);
  const [shown, setShown] = useState(false);

  return (
    <div ref={root} className={`embed ${className}`} data-embed={name} data-shown={shown || undefined}>
      <div className="embed-own" inert={shown}>
        {children}
      </div>
      {live && <live.EmbedLive name={name} group={group} texts={texts} quiet={quiet} onShown={setShown} />}
    </div>
  );
}
