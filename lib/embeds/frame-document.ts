import type { Widget } from '@/content/embeds';
import { escapeHtml } from '@/lib/base/html';
import { pollEveryMs, pollForMs, runWidgetFrame } from './frame-runtime';
import type { WidgetSettings } from './settings';

const renderAttributes = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');

/** Text of the one script of ours in a widget's frame; its policy names the hash. */
export const frameScript = `(${runWidgetFrame})(${pollEveryMs},${pollForMs})`;

/** The document of a widget's frame: the element that the provider's script fills, and what loads that script. */
export function widgetDocument(widget: Widget, settings: WidgetSettings): string {
  const withId = Object.entries(widget.attributes).map(([name, value]) => [
    name,
    value.replace('{id}', settings.id),
  ]);
  const element = renderAttributes({
    id: widget.elementId,
    'data-widget': '',
    ...Object.fromEntries(withId),
  });
  const body = renderAttributes({
    'data-script': settings.script,
    'data-script-attributes': JSON.stringify(widget.scriptAttributes ?? {}),
    'data-reload': widget.reload ?? '',
  });
  return frameDocument(
    widget.provider,
    body,
    `<div ${element}>${widget.snippet ?? ''}</div><script>${frameScript}</script>`,
  );
}

/**
 * The document of the provider's film: muted and endless, or the provider's own player. No script runs in it; the
 * player keeps its own origin, without which players do not start, and may not touch the page around it.
 */
export function filmDocument(address: string): string {
  const source = escapeHtml(address);
  const film = /\.(mp4|webm)$/.test(new URL(address).pathname)
    ? `<video src="${source}" autoplay muted loop playsinline></video>`
    : `<iframe src="${source}" title="Film" allow="autoplay" sandbox="allow-scripts allow-same-origin"></iframe>`;
  return frameDocument('Film', 'data-film', film);
}

function frameDocument(title: string, bodyAttributes: string, content: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
html, body { margin: 0; background: transparent; }
body { overflow: auto; font: 1rem/1.5 system-ui, sans-serif; }
body[data-film], html:has([data-film]) { height: 100%; }
[data-film] :is(video, iframe) { display: block; width: 100%; height: 100%; border: 0; object-fit: cover; }
</style>
</head>
<body ${bodyAttributes}>${content}</body>
</html>`;
}
