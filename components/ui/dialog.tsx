import { Overlay, type OverlayProps } from './overlay';

/** A modal dialog in the middle of the screen; on phones it fills the width from below. */
export function Dialog({ wide = false, ...props }: OverlayProps & { wide?: boolean }) {
  return <Overlay {...props} contentClass={`dialog ${wide ? 'dialog-wide' : ''}`} />;
}
