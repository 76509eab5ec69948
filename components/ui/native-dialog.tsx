import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import { nativeInvoker } from './native-dialog-state';

type Props = { id: string; title: string; closeLabel: string; className: string; children: ReactNode };

/** A dialog that the HTML brings along: modal, closed by Escape, its button and the backdrop, all by the browser itself. */
export function NativeDialog({ id, title, closeLabel, className, children }: Props) {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      className={`native ${className}`}
      {...{ closedby: 'any' }}
    >
      <div className="overlay-head">
        <h2 id={`${id}-title`} className="text-[2rem]">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className={`ml-auto ${buttonClass('ghost', 'icon')}`}
          {...nativeInvoker(id, 'close')}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
