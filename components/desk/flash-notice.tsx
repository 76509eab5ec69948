'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../ui/announce';
import { Icon } from '../ui/icon';
import { Notice } from './parts';

type Props = { tone: 'done' | 'problem'; text: string; closeLabel: string; children?: ReactNode };

/** What came of a form: stands above the page, is said once, and is gone from the address for the next reload. */
export function FlashNotice({ tone, text, closeLabel, children }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    announce(text);
    const url = new URL(window.location.href);
    url.searchParams.delete('done');
    url.searchParams.delete('problem');
    window.history.replaceState(window.history.state, '', url);
  }, [text]);
  if (!isOpen) return null;
  return (
    <Notice tone={tone} className="mb-7 flex-wrap items-center print:hidden" data-notice={tone}>
      <p>{text}</p>
      {children}
      <button
        type="button"
        className="ml-auto grid size-11 place-items-center"
        onClick={() => setIsOpen(false)}
      >
        <Icon name="close" className="size-4" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </Notice>
  );
}
