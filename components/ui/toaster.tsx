import { useCallback } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import { type Toast, toastDurationMs } from './toast';

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
      toastOptions={{ unstyled: true, className: 'toast w-[min(24rem,calc(100vw-2rem))]' }}
    />
  );
}

type Props = {
  toast: Toast;
  closeLabel: string;
  /** Keyboard focus holds the message, leaving lets the clock run again. */
  onHold: () => void;
  onRelease: () => void;
  onClose: () => void;
};

function ToastCard({ toast, closeLabel, onHold, onRelease, onClose }: Props) {
  return (
    <section
      aria-label={toast.title}
      data-variant={toast.variant ?? 'default'}
      className="toast-card pointer-events-auto flex items-start border border-l-3 border-line border-l-lake bg-raised font-sans text-base text-text data-[variant=destructive]:border-l-ember"
      onFocus={onHold}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
      }}
    >
      <div className="min-w-0 flex-1 py-4 pl-5">
        <p className="font-medium leading-snug">{toast.title}</p>
        {toast.description && <p className="mt-1 text-sm text-muted">{toast.description}</p>}
        {toast.action && (
          <button
            type="button"
            className={`mt-3 ${buttonClass('outline', 'sm')}`}
            onClick={() => {
              toast.action?.onClick();
              onClose();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className={buttonClass('ghost', 'icon')}
        onClick={onClose}
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}
