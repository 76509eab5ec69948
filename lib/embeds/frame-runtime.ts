/** The widget is looked for this often, for this long, in milliseconds. */
export const pollEveryMs = 200;
export const pollForMs = 5_000;

/**
 * Runs inside a third party's frame, as the only script of ours there: adds the provider's script once, looks for the
 * widget every `every` ms for at most `limit` ms, and tells the page what comes of it and how tall it is. Asked to try
 * again it calls the provider's reload function, or loads the frame anew where there is none.
 * Its source is written into the frame's document, so it must use nothing from outside of itself.
 */
export function runWidgetFrame(every: number, limit: number): void {
  const { script: source, scriptAttributes, reload } = document.body.dataset;
  const widget = document.querySelector('[data-widget]');
  let timer: ReturnType<typeof setInterval> | undefined;

  // The page's origin is known only to the page; it checks the sender, and none of this is a secret.
  const tell = (message: object) => parent.postMessage(message, '*');

  const poll = () => {
    clearInterval(timer);
    let waited = 0;
    timer = setInterval(() => {
      waited += every;
      const appeared = (widget?.childElementCount ?? 0) > 0;
      if (!appeared && waited < limit) return;
      clearInterval(timer);
      tell({ type: appeared ? 'ready' : 'timeout' });
    }, every);
  };

  const findReload = (path: string): (() => void) | undefined => {
    let owner: unknown;
    let found: unknown = window;
    for (const part of path.split('.')) {
      if (found === null || (typeof found !== 'object' && typeof found !== 'function')) return undefined;
      owner = found;
      found = Reflect.get(found, part);
    }
    return typeof found === 'function' ? () => Reflect.apply(found, owner, []) : undefined;
  };

  addEventListener('message', (event: MessageEvent) => {
    if (event.source !== parent || event.data?.type !== 'retry') return;
    const ask = findReload(reload ?? '');
    if (!ask) return location.reload();
    ask();
    poll();
  });
  new ResizeObserver(() => tell({ type: 'height', height: document.documentElement.scrollHeight })).observe(
    document.body,
  );

  const element = document.createElement('script');
  element.async = true;
  for (const [name, value] of Object.entries(JSON.parse(scriptAttributes ?? '{}'))) {
    element.setAttribute(name, String(value));
  }
  element.addEventListener('error', () => {
    clearInterval(timer);
    tell({ type: 'failed' });
  });
  element.src = source ?? '';
  document.head.append(element);
  poll();
}
