import { type WidgetName, widgetNames, widgets as widgetTable } from '@/content/embeds';
import type { Env } from '@/lib/server/env';
import { widgetVariable } from '@/lib/server/widget-variables';

export type WidgetSettings = {
  /** Absolute address of the provider's script. */
  readonly script: string;
  /** Account or widget number, empty where the provider needs none. */
  readonly id: string;
  /** Origins the frame may talk to: the script's own first, then those the operator added. */
  readonly origins: readonly string[];
};

/** How the environment sets a widget up; undefined when it names no script. */
export function widgetSettings(name: WidgetName, env: Env): WidgetSettings | undefined {
  const script = env[widgetVariable(name, 'SCRIPT')];
  if (script === undefined) return undefined;
  const hosts = env[widgetVariable(name, 'HOSTS')]?.split(/\s+/).filter(Boolean) ?? [];
  const origins = [script, ...hosts].map((address) => new URL(address).origin);
  return { script, id: env[widgetVariable(name, 'ID')] ?? '', origins: [...new Set(origins)] };
}

/**
 * What a page may know: which widgets are in use, whether a provider's film replaces our own, and the Tag Manager
 * container, if there is one.
 */
export type EmbedConfig = {
  readonly widgets: readonly WidgetName[];
  readonly film: boolean;
  /** Who they are, each once, as the consent banner names them. */
  readonly partners: readonly string[];
  readonly container?: string;
};

export function embedConfig(env: Env): EmbedConfig {
  const widgets = widgetNames.filter((name) => widgetSettings(name, env) !== undefined);
  const partners = [
    ...(env.HERO_VIDEO_URL === undefined ? [] : [new URL(env.HERO_VIDEO_URL).hostname]),
    ...(env.GTM_ID === undefined ? [] : ['Google']),
    ...widgets.map((name) => widgetTable[name].provider),
  ];
  return {
    widgets,
    film: env.HERO_VIDEO_URL !== undefined,
    partners: [...new Set(partners)],
    ...(env.GTM_ID !== undefined && { container: env.GTM_ID }),
  };
}
