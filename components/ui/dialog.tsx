import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import { menuButtonId } from './open-dialogs';

type Props = {
  /** How it lies on the screen: in the middle, from below on phones; or along the right edge. */
  className?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Keeps the title for assistive technology only. */
  titleHidden?: boolean;
  description?: string | undefined;
  closeLabel: string;
  children: ReactNode;
};

/**
 * A modal dialog that React fills: focus stays inside and returns, Escape and the backdrop close it, the page behind
 * stands still. Radix's own overlay is left out on purpose: it locks scrolling with a style element that the
 * Content-Security-Policy forbids.
 */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, titleHidden, description, closeLabel, children } = props;
  const opener = useRef<Element>(null);

  const returnFocus = () => {
    // It has moved on already: to the h1 of the next page, or into a dialog that this one has opened and where
    // somebody may be typing.
    if (document.activeElement && document.activeElement !== document.body) return;
    const usable = opener.current?.isConnected && opener.current !== document.body;
    const target = usable ? opener.current : document.getElementById(menuButtonId);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className="overlay-backdrop" data-state={open ? 'open' : 'closed'} aria-hidden="true" />
      </Portal>
      <Portal>
        <Content
          className={props.className ?? 'dialog'}
          aria-modal="true"
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
              event.preventDefault();
          }}
        >
          <div className="overlay-head">
            <Title className={titleHidden ? 'sr-only' : 'text-3xl'}>{title}</Title>
            <button
              type="button"
              aria-label={closeLabel}
              className={`ml-auto ${buttonClass('ghost', 'icon')}`}
              onClick={() => onOpenChange(false)}
            >
              <Icon name="close" />
            </button>
          </div>
          {description && <Description className="mt-2 max-w-[60ch] text-muted">{description}</Description>}
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
