import { Overlay, type OverlayProps } from './overlay';

/** A modal panel that slides in from the right edge. */
export function Sheet({ wide = false, ...props }: OverlayProps & { wide?: boolean }) {
  return <Overlay {...props} contentClass={`sheet ${wide ? 'sheet-wide' : ''}`} />;
}
