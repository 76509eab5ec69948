import { useCallback } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { type Toast, toastDurationMs } from './toast';
import { ToastCard } from './toast-card';

let count = 0;

/** Shows a toast in place of whatever is shown. */
export function presentToast(toast: Toast, closeLabel: string): void {
  count += 1;
  const id = `toast-${count}`;
  const duration = toast.duration ?? toastDurationMs;
  const show = (held: boolean) =>
    sonner.custom(
      () => (
        <ToastCard
          toast={toast}
          closeLabel={closeLabel}
          onHold={() => show(true)}
          onRelease={() => show(false)}
          onClose={() => sonner.dismiss(id)}
        />
      ),
      { id, duration: held ? Number.POSITIVE_INFINITY : duration },
    );
  sonner.dismiss();
  show(false);
}

/**
 * The visible messages. sonner's own live region would come too late to be heard and would say
 * everything twice; the frame's regions speak instead.
 */
export function Toasts({ label }: { label: string }) {
  const silence = useCallback((region: HTMLElement | null) => region?.setAttribute('aria-live', 'off'), []);
  return (
    <Toaster
      ref={silence}
      customAriaLabel={label}
      visibleToasts={1}
      duration={toastDurationMs}
      position="bottom-left"
      offset={24}
      mobileOffset={16}
      toastOptions={{ unstyled: true, className: 'toast' }}
    />
  );
}
