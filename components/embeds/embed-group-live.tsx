import type { WidgetName } from '@/content/embeds';
import { EmbedPlaceholder } from './embed-placeholder';
import type { EmbedTexts } from './embed-texts';
import { useEmbed } from './use-embed';

export type EmbedGroupLiveProps = { names: readonly WidgetName[]; group: string; texts: EmbedTexts };

/** The placeholder of a group, while at least one of its embeds is set up and none may load yet. */
export function EmbedGroupLive({ names, group, texts }: EmbedGroupLiveProps) {
  const { config, allowed, once, always } = useEmbed(group);
  if (allowed || !names.some((name) => config?.widgets.includes(name))) return null;
  return <EmbedPlaceholder texts={texts} onOnce={once} onAlways={always} />;
}
