'use client';

import type { ComponentProps } from 'react';
import { takeOver } from '@/lib/base/handed-over';

type Props = Pick<ComponentProps<'script'>, 'type' | 'nonce'> & {
  /** Under which the text has been handed over; it has to be safe inside a script element. */
  name: string;
};

/** A script element whose text is in the HTML and nowhere else; in the browser it keeps what it holds. */
export function HtmlScript({ name, ...script }: Props) {
  const html = { __html: typeof window === 'undefined' ? takeOver(name) : '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this site and escaped JSON
  return <script {...script} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
