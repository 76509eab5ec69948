/** Fired on the window when something in the menu leads elsewhere. */
export const closeMenuEvent = 'seegut:close-menu';

export function closeMenu(): void {
  window.dispatchEvent(new CustomEvent(closeMenuEvent));
}

/** The menu's button; gets the focus back when what had it is gone. */
export const menuButtonId = 'menu-button';
