import { buttonClass } from './button-class';
import { Icon } from './icon';
import type { Toast } from './toast';

type Props = {
  toast: Toast;
  closeLabel: string;
  /** Keyboard focus holds the message, leaving lets the clock run again. */
  onHold: () => void;
  onRelease: () => void;
  onClose: () => void;
};

export function ToastCard({ toast, closeLabel, onHold, onRelease, onClose }: Props) {
  return (
    <section
      aria-label={toast.title}
      data-variant={toast.variant ?? 'default'}
      className="toast-card"
      onFocus={onHold}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onRelease();
      }}
    >
      <div className="min-w-0 flex-1 py-4 pl-5">
        <p className="font-medium leading-snug">{toast.title}</p>
        {toast.description && (
          <p className="mt-1 text-[0.9375rem] leading-snug text-muted">{toast.description}</p>
        )}
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
