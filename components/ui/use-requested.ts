import { useState } from 'react';
import { useOnDemand } from './use-on-demand';
import { useWindowEvent } from './use-window-event';

/**
 * A dialog that is fetched and opened when an event asks for it.
 * @param fallbackHref where its content can be found when it cannot be fetched.
 */
export function useRequested<Module>(
  eventName: string,
  fetchModule: () => Promise<Module>,
  fallbackHref: string,
) {
  const [open, setOpen] = useState(false);
  const { module, load } = useOnDemand(fetchModule);
  useWindowEvent(eventName, async () => {
    if (await load()) setOpen(true);
    else window.location.assign(fallbackHref);
  });
  return { module, open, setOpen };
}
