'use client';

import { useRef } from 'react';
import type { WidgetName } from '@/content/embeds';
import { useNearModule } from '../carousel/use-near-module';
import type { EmbedTexts } from './embed-texts';

const fetchLive = () => import('./embed-group-live');

type Props = { names: readonly WidgetName[]; group: string; texts: EmbedTexts };

/** One question for several embeds; takes its room in the HTML so that nothing moves when it appears. */
export function EmbedGroup(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const live = useNearModule(root, fetchLive);

  return <div ref={root}>{live && <live.EmbedGroupLive {...props} />}</div>;
}
