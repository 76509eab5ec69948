'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { openConsentEvent } from '@/lib/consent/open-settings';
import { openPanelEvent } from '@/lib/display/open-panel';
import { Icon } from '../ui/icon';
import {
  closeNativeDialog,
  isNativeDialogOpen,
  nativeInvoker,
  watchNativeDialogs,
} from '../ui/native-dialog-state';
import { useOnDemand } from '../ui/use-on-demand';
import { useWindowEvent } from '../ui/use-window-event';
import { closeMenuEvent, menuButtonId, nativeMenuId } from './menu-events';

type Props = {
  label: string;
  title: string;
  closeLabel: string;
  /** Where all links can be found when the dialog cannot be fetched. */
  fallbackHref: string;
  /** The same menu as the browser itself shows it. */
  nativeMenu: ReactNode;
  /** The menu, rendered on the server. */
  children: ReactNode;
};

const isNativeMenuOpen = () => isNativeDialogOpen(nativeMenuId);

const fetchSheet = () => import('../ui/sheet');

/**
 * Opens the menu. Until scripts have run, the browser shows the dialog that the HTML brings along; one that was opened then
 * stays until it is closed. From then on it is the frame's sheet, fetched when the pointer or the focus comes near: a native
 * modal dialog would hide toasts and live regions behind it.
 */
export function MenuButton({ label, title, closeLabel, fallbackHref, nativeMenu, children }: Props) {
  const [open, setOpen] = useState(false);
  const { module, load } = useOnDemand(fetchSheet);
  const pathname = usePathname();
  const native = useSyncExternalStore(watchNativeDialogs, isNativeMenuOpen, () => true);
  const close = useCallback(() => {
    setOpen(false);
    closeNativeDialog(nativeMenuId);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useWindowEvent(closeMenuEvent, close);
  useWindowEvent(openConsentEvent, close);
  useWindowEvent(openPanelEvent, close);

  const press = async () => {
    if (await load()) setOpen(true);
    else window.location.assign(fallbackHref);
  };

  return (
    <>
      <button
        type="button"
        id={menuButtonId}
        {...(native ? nativeInvoker(nativeMenuId, 'show-modal') : { onClick: press })}
        onPointerEnter={load}
        onFocus={load}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="menu-button"
      >
        <span className="max-sm:sr-only">{label}</span>
        <Icon name="menu" className="size-6" />
      </button>
      {native && nativeMenu}
      {module && (
        <module.Sheet
          open={open}
          onOpenChange={setOpen}
          title={title}
          closeLabel={closeLabel}
          returnFocusTo={menuButtonId}
          wide
        >
          {children}
        </module.Sheet>
      )}
    </>
  );
}
