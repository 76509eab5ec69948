/** The menu's button; gets the focus back when what had it is gone. */
export const menuButtonId = 'menu-button';

/** Native modal dialogs in the order in which they lie above each other: none opens one that stands before it in the page. */
const openDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog:modal');

/** Whatever is outside of this one can be neither seen nor heard; undefined while none is open. */
export const topDialog = (): HTMLDialogElement | undefined => [...openDialogs()].at(-1);

/** Closes them, before another page or a dialog of React comes: nothing can lie above a native one. */
export function closeDialogs(): void {
  for (const dialog of openDialogs()) dialog.close();
}
