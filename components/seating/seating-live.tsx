'use client';

import { createTranslator } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import type { Locale } from '@/content/locales';
import { arrangeRoom, maxGuests, type Wish } from '@/lib/seating/arrange-room';
import { describeArrangement, describeLimit, summarize } from '@/lib/seating/describe';
import type messagesInGerman from '@/messages/de.json';
import { announce } from '../ui/announce';
import { SeatingView } from './seating-view';

export type SeatingMessages = (typeof messagesInGerman)['seating'];

/** A slider sends many values; only where it rests is spoken. */
const restMs = 700;

type Props = { wish: Wish; messages: SeatingMessages; locale: Locale };

/** The picture that follows the visitor's choice, and says it. Fetched at the first touch of a control. */
export function SeatingLive({ wish, messages, locale }: Props) {
  const t = useMemo(
    () => createTranslator({ locale, messages: { seating: messages }, namespace: 'seating' }),
    [locale, messages],
  );
  const first = useRef(wish);
  const { room, layout, guests } = wish;
  useEffect(() => {
    const before = first.current;
    if (before.room === room && before.layout === layout && before.guests === guests) return;
    const timer = window.setTimeout(() => {
      const max = maxGuests(room, layout);
      const drawn = { room, layout, guests: Math.min(guests, max) };
      const result = arrangeRoom(drawn);
      const rows = [
        ...(result.ok ? describeArrangement(result.arrangement, { t, locale }).slice(0, 2) : []),
        ...(guests > max ? describeLimit({ room, layout, guests }, t) : []),
      ];
      const full = guests > max ? ` ${t('full', { max })}` : '';
      announce(
        `${summarize(drawn, t)}${full} ${rows.map(({ term, text }) => `${term}: ${text}.`).join(' ')}`,
      );
    }, restMs);
    return () => window.clearTimeout(timer);
  }, [room, layout, guests, t, locale]);
  return <SeatingView wish={wish} t={t} locale={locale} />;
}

/** Prints the sheet alone; `seating.css` knows how while the mark is set. */
export function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.printing = 'seating';
  const clear = () => {
    delete dataset.printing;
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
