'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site. */
  href: string;
  /** False where the page is not to be fetched ahead when pointer or focus comes near. */
  prefetch?: boolean;
};

/** Clicks that the browser itself answers: new tabs and windows, downloads, other buttons. */
const isLeftToBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !['', '_self'].includes(currentTarget.target);

/** Another page is on its way; the frame takes this back when it is there (components/frame/route-focus.tsx). */
function showPending(href: string): void {
  const isElsewhere = href.split(/[?#]/)[0] !== window.location.pathname;
  document.documentElement.toggleAttribute('data-pending', isElsewhere);
}

/**
 * A link inside the site that needs no reload. What next/link does beyond that (addresses as objects, fetching ahead
 * whatever is in sight) costs every page 3 kB gzip, and nothing here uses it (docs/decisions/020).
 */
export function Link({ href, prefetch = true, onClick, onPointerEnter, onFocus, ...rest }: Props) {
  const router = useRouter();
  const fetchAhead = () => {
    if (prefetch) router.prefetch(href);
  };
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isLeftToBrowser(event)) return;
        event.preventDefault();
        showPending(href);
        router.push(href);
      }}
    />
  );
}
