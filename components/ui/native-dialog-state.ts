const open = ':is([open], :popover-open)';

/** Whether it is shown, as a dialog or, in browsers without invoker commands, as a popover. */
export const isNativeDialogOpen = (id: string): boolean => document.querySelector(`#${id}${open}`) !== null;

/** Calls back when one has been opened or closed; returns the end of it. */
export function watchNativeDialogs(listener: () => void): () => void {
  // The event does not bubble. Dialogs and popovers both fire it.
  document.addEventListener('toggle', listener, true);
  return () => document.removeEventListener('toggle', listener, true);
}

export function closeNativeDialog(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${id}`);
  dialog?.close();
  dialog?.hidePopover?.();
}

/**
 * Attributes by which a button shows or closes a dialog without scripts. Source: HTML Living Standard, invoker commands;
 * the popover's attribute counts only where a browser does not know those.
 */
export const nativeInvoker = (id: string, command: 'show-modal' | 'close') => ({
  command,
  commandfor: id,
  popoverTarget: id,
});
