import type { EmbedConfig } from './settings';

const none: EmbedConfig = { widgets: [], film: false, partners: [] };

let pending: Promise<EmbedConfig> | undefined;

/** Asks this site once which third parties it uses; none when the answer cannot be had. */
export function fetchEmbedConfig(): Promise<EmbedConfig> {
  pending ??= fetch('/embed/config', { credentials: 'omit' }).then(
    (response) => (response.ok ? (response.json() as Promise<EmbedConfig>) : none),
    () => {
      pending = undefined;
      return none;
    },
  );
  return pending;
}
