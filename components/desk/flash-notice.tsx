'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../ui/announce';
import { Icon } from '../ui/icon';

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
    <div className="desk-notice" data-tone={tone} data-notice={tone}>
      <p>{text}</p>
      {children}
      <button type="button" className="desk-notice-close" onClick={() => setIsOpen(false)}>
        <Icon name="close" className="size-4" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </div>
  );
}
