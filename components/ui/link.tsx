'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'onNavigate'> & {
  /** A path of this site. */
  href: string;
};

/** Another page is on its way; the frame takes this back when it is there (components/frame/route-focus.tsx). */
function showPending(href: string): void {
  const isElsewhere = href.split(/[?#]/)[0] !== window.location.pathname;
  document.documentElement.toggleAttribute('data-pending', isElsewhere);
}

/** The framework's link; fetches nothing ahead unless told, and shows at once that it has been heard. */
export function Link({ href, prefetch = false, ...rest }: Props) {
  return <NextLink {...rest} href={href} prefetch={prefetch} onNavigate={() => showPending(href)} />;
}
