export const nativeMenuId = 'native-menu';

/** Whether it is shown, as a dialog or, in browsers without invoker commands, as a popover. */
export const isNativeMenuOpen = (): boolean =>
  document.querySelector(`#${nativeMenuId}:is([open], :popover-open)`) !== null;

/** Calls back when it has been closed; returns the end of it. */
export function watchNativeMenu(listener: () => void): () => void {
  // The event does not bubble. Dialogs and popovers both fire it.
  document.addEventListener('toggle', listener, true);
  return () => document.removeEventListener('toggle', listener, true);
}

export function closeNativeMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>(`#${nativeMenuId}`);
  menu?.close();
  menu?.hidePopover?.();
}

/**
 * Attributes by which a button shows or closes it without scripts. Source: HTML Living Standard, invoker commands; the
 * popover's attribute counts only where a browser does not know those.
 */
export const nativeMenuInvoker = (command: 'show-modal' | 'close') => ({
  command,
  commandfor: nativeMenuId,
  popoverTarget: nativeMenuId,
});
