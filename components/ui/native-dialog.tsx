import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class';
import { Heading } from './heading';
import { Icon } from './icon';

type Command = 'show-modal' | 'close';

/** Attributes by which a button shows or closes a dialog without scripts: HTML Living Standard, invoker commands. */
export const invoke = (dialogId: string, command: Command) => ({ command, commandfor: dialogId });

type OpenerProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { dialogId: string };

/** A button that opens a native dialog from the first paint on. */
export function DialogOpener({ dialogId, ...button }: OpenerProps) {
  return <button {...button} type="button" aria-haspopup="dialog" {...invoke(dialogId, 'show-modal')} />;
}

type Props = { id: string; title: string; closeLabel: string; className: string; children: ReactNode };

/**
 * A dialog that the HTML brings along: modal, closed by Escape, its button and the backdrop, all by the browser itself.
 * What older browsers lack the boot script adds (components/frame/boot.ts).
 */
export function NativeDialog({ id, title, closeLabel, className, children }: Props) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className={className} {...{ closedby: 'any' }}>
      <div className="overlay-head">
        <Heading level={2} size="card" id={`${id}-title`}>
          {title}
        </Heading>
        <button
          type="button"
          aria-label={closeLabel}
          className={`ml-auto ${buttonClass('ghost', 'icon')}`}
          {...invoke(id, 'close')}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
