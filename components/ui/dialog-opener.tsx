import type { ComponentProps, ReactNode } from 'react';
import { nativeInvoker } from './native-dialog-state';
import { useHydrated } from './use-hydrated';

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** The dialog that the browser itself shows until scripts have run. */
  nativeId: string;
  onPress: () => void;
  children: ReactNode;
};

/** A button that opens a dialog from the first paint on. */
export function DialogOpener({ nativeId, onPress, children, ...button }: Props) {
  const hydrated = useHydrated();
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="dialog"
      {...(hydrated ? { onClick: onPress } : nativeInvoker(nativeId, 'show-modal'))}
    >
      {children}
    </button>
  );
}
