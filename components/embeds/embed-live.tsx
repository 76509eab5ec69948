import { useCallback } from 'react';
import { type WidgetName, widgets } from '@/content/embeds';
import { consentStore } from '@/lib/consent/consent-store';
import { loadOnce } from '@/lib/embeds/load-once';
import { EmbedFrame } from './embed-frame';
import { EmbedPlaceholder } from './embed-placeholder';
import type { EmbedTexts } from './embed-texts';
import { useEmbed } from './use-embed';

export type EmbedLiveProps = {
  name: WidgetName;
  /** Embeds that share one decision; the embed's own name unless it belongs to a group. */
  group: string;
  texts: EmbedTexts;
  /** Members of a group leave the question to one placeholder for all of them. */
  quiet: boolean;
  onShown: (shown: boolean, height: number) => void;
};

/** Placeholder or frame, as consent has it; nothing where the operator has not set the widget up. */
export function EmbedLive({ name, group, texts, quiet, onShown }: EmbedLiveProps) {
  const { config, allowed, once, always } = useEmbed(group);
  const stays = useCallback(
    () => widgets[name].stays === true && (consentStore.get().marketing || loadOnce.get().has(group)),
    [name, group],
  );
  if (!config?.widgets.includes(name)) return null;
  if (allowed) return <EmbedFrame src={`/embed/${name}`} texts={texts} stays={stays} onShown={onShown} />;
  return quiet ? null : <EmbedPlaceholder texts={texts} onOnce={once} onAlways={always} />;
}
