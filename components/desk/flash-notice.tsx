'use client';

import { type ReactNode, useEffect } from 'react';
import { announce } from '../ui/announce';
import { Notice } from './parts';

type Props = { tone: 'done' | 'problem'; text: string; children?: ReactNode };

/** What came of a form: stands above the page, is said once, and is gone from the address for the next reload. */
export function FlashNotice({ tone, text, children }: Props) {
  useEffect(() => {
    announce(text);
    const url = new URL(window.location.href);
    url.searchParams.delete('done');
    url.searchParams.delete('problem');
    window.history.replaceState(window.history.state, '', url);
  }, [text]);
  return (
    <Notice tone={tone} className="mb-7 flex-wrap items-center print:hidden" data-notice={tone}>
      <p>{text}</p>
      {children}
    </Notice>
  );
}
