/** Fired on the window when something in the menu leads elsewhere. */
export const closeMenuEvent = 'seegut:close-menu';

export function closeMenu(): void {
  window.dispatchEvent(new CustomEvent(closeMenuEvent));
}

/** The menu as the HTML brings it along. */
export const nativeMenuId = 'native-menu';

/** The menu's button; gets the focus back when what had it is gone. */
export const menuButtonId = 'menu-button';
