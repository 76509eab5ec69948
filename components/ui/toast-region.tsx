'use client';

import { useEffect } from 'react';
import { announce, liveRegionIds, messagesId, placeMessages } from './announce';
import { type Toast, toastEvent } from './toast';
import { useOnDemand } from './use-on-demand';

type Props = {
  /** Name of the region with the visible messages. */
  label: string;
  closeLabel: string;
};

const fetchToaster = () => import('./toaster');

/** Live regions from the first byte on; what is seen of a message is fetched with the first one. */
export function ToastRegion({ label, closeLabel }: Props) {
  const { module, load } = useOnDemand(fetchToaster);

  useEffect(() => {
    const onToast = async (event: Event) => {
      const toast = (event as CustomEvent<Toast>).detail;
      const text = [toast.title, toast.description].filter(Boolean).join('. ');
      announce(text, toast.variant === 'destructive' ? 'assertive' : 'polite');
      (await load())?.presentToast(toast, closeLabel);
    };
    window.addEventListener(toastEvent, onToast);
    return () => window.removeEventListener(toastEvent, onToast);
  }, [load, closeLabel]);

  useEffect(() => {
    // Of dialogs; it does not bubble.
    document.addEventListener('toggle', placeMessages, true);
    return () => document.removeEventListener('toggle', placeMessages, true);
  }, []);

  return (
    <div id={messagesId}>
      <div
        id={liveRegionIds.polite}
        role="status"
        aria-live="polite"
        aria-atomic="true"
        className="sr-only"
      />
      <div
        id={liveRegionIds.assertive}
        role="alert"
        aria-live="assertive"
        aria-atomic="true"
        className="sr-only"
      />
      {module && <module.Toasts label={label} />}
    </div>
  );
}
