import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import { nativeMenuId, nativeMenuInvoker } from './native-menu-state';

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
