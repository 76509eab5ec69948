/** The widget is looked for this often, for this long. */
export const pollEveryMs = 200;
export const pollForMs = 5000;

const marker = 'data-seegut-widget';

/** What of a frame's window is used here; the frame comes from this site, so all of it can be read. */
export type FrameWindow = Pick<Window, 'document'> & { readonly location: Pick<Location, 'reload'> };

/**
 * Adds the provider's script to the frame that names it, once. If it is already there it is asked to
 * reload: by the function that the frame names in `data-reload` (a path on the window such as
 * `Provider.reload`), or, where the provider has none, by loading the frame again.
 * @returns what happened; `nothing` when the document is not a widget's frame.
 */
export function ensureScript(frame: FrameWindow): 'added' | 'reloaded' | 'nothing' {
  const { document } = frame;
  const { script: src, scriptAttributes, reload } = document.body.dataset;
  if (!src) return 'nothing';
  if (document.querySelector(`script[${marker}]`)) {
    const reloadWidget = functionAt(frame, reload ?? '');
    if (reloadWidget) reloadWidget();
    else frame.location.reload();
    return 'reloaded';
  }
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.setAttribute(marker, '');
  for (const [name, value] of Object.entries(
    JSON.parse(scriptAttributes ?? '{}') as Record<string, string>,
  )) {
    script.setAttribute(name, value);
  }
  document.head.append(script);
  return 'added';
}

function functionAt(frame: FrameWindow, path: string): (() => void) | undefined {
  let owner: unknown;
  let found: unknown = frame;
  for (const part of path.split('.')) {
    if (found === null || (typeof found !== 'object' && typeof found !== 'function')) return undefined;
    owner = found;
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === 'function' ? () => (found as () => void).call(owner) : undefined;
}

/** Takes the provider's script out of a frame again. */
export function removeScript(frame: FrameWindow): void {
  frame.document.querySelector(`script[${marker}]`)?.remove();
}

/** Whether the provider has put anything into its element. */
export function widgetAppeared(frame: FrameWindow): boolean {
  return (frame.document.querySelector('[data-widget]')?.childElementCount ?? 0) > 0;
}

/**
 * Looks every 200 ms, for at most 5 s, until `found` says yes.
 * @param done told once whether it did.
 * @returns a function that stops looking.
 */
export function pollUntil(found: () => boolean, done: (appeared: boolean) => void): () => void {
  let waited = 0;
  const timer = setInterval(() => {
    waited += pollEveryMs;
    const appeared = found();
    if (!appeared && waited < pollForMs) return;
    clearInterval(timer);
    done(appeared);
  }, pollEveryMs);
  return () => clearInterval(timer);
}
