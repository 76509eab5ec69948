import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';

export const nativeMenuId = 'native-menu';

/** Whether it is shown, as a dialog or, in browsers without invoker commands, as a popover. */
export const isNativeMenuOpen = (): boolean =>
  document.querySelector(`#${nativeMenuId}:is([open], :popover-open)`) !== null;

/** Calls back when it may have been opened or closed; returns the end of it. */
export function watchNativeMenu(listener: () => void): () => void {
  // Neither event bubbles.
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

export function closeNativeMenu(): void {
  const menu = document.getElementById(nativeMenuId);
  if (!(menu instanceof HTMLDialogElement)) return;
  menu.close();
  menu.hidePopover?.();
}

/**
 * Attributes by which a button shows or closes it without scripts. Source: HTML Living Standard, invoker commands; the
 * popover's attributes count only where a browser does not know those.
 */
export const nativeMenuInvoker = (command: 'show-modal' | 'close') => ({
  command,
  commandfor: nativeMenuId,
  popoverTarget: nativeMenuId,
  popoverTargetAction: command === 'close' ? ('hide' as const) : ('show' as const),
});

type Props = { title: string; closeLabel: string; children: ReactNode };

/** The menu that the HTML brings along: modal, closed by Escape, its button and the backdrop, all by the browser itself. */
export function NativeMenu({ title, closeLabel, children }: Props) {
  return (
    <dialog
      id={nativeMenuId}
      popover="auto"
      aria-labelledby={`${nativeMenuId}-title`}
      className="sheet sheet-wide native-sheet"
      {...{ closedby: 'any' }}
    >
      <div className="overlay-head">
        <h2 id={`${nativeMenuId}-title`} className="text-[2rem]">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className={`ml-auto ${buttonClass('ghost', 'icon')}`}
          {...nativeMenuInvoker('close')}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
