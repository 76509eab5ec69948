import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** Where the control leads without JavaScript. */
  href: string;
  onPress: () => void;
  children: ReactNode;
};

/** A button that opens something; until it works, and without JavaScript, a real link to the same end. */
export function EnhancedButton({ href, onPress, children, id, className, ...button }: Props) {
  if (!useHydrated()) {
    return (
      <a id={id} href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button {...button} id={id} type="button" className={className} onClick={onPress}>
      {children}
    </button>
  );
}
