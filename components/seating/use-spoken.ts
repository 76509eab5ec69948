import { useEffect, useRef } from 'react';
import type { Locale } from '@/content/locales';
import { arrangeRoom, maxGuests } from '@/lib/seating/arrange-room';
import {
  describeArrangement,
  describeLimit,
  type SeatingTranslator,
  summarize,
} from '@/lib/seating/describe';
import { announce } from '../ui/announce';
import type { Choice } from './choice';

/** A slider sends many values; only where it rests is spoken. */
const restMs = 700;

/** Says what a choice seats when it rests; `initial` stood there before, and needs not be said. */
export function useSpoken(
  choice: Choice | null,
  initial: Choice,
  t: SeatingTranslator,
  locale: Locale,
): void {
  const wasHeard = useRef(initial);
  const [room, layout, guests] = [choice?.room, choice?.layout, choice?.guests];
  useEffect(() => {
    const before = wasHeard.current;
    if (!room || !layout || !guests) return;
    if (before.room === room && before.layout === layout && before.guests === guests) return;
    const timer = window.setTimeout(() => {
      wasHeard.current = { room, layout, guests };
      announce(spoken(wasHeard.current, t, locale));
    }, restMs);
    return () => window.clearTimeout(timer);
  }, [room, layout, guests, t, locale]);
}

/** The choice in a breath: who sits where, at how many tables, and what holds more when the room is full. */
function spoken(choice: Choice, t: SeatingTranslator, locale: Locale): string {
  const max = maxGuests(choice.room, choice.layout);
  const isFull = choice.guests > max;
  const drawn = { ...choice, guests: Math.min(choice.guests, max) };
  const result = arrangeRoom(drawn);
  const rows = [
    ...(result.ok ? describeArrangement(result.arrangement, { t, locale }).slice(0, 1) : []),
    ...(isFull ? describeLimit(choice, t) : []),
  ];
  return [
    summarize(drawn, t),
    ...(isFull ? [t('full', { max })] : []),
    ...rows.map(({ term, text }) => `${term}: ${text}.`),
  ].join(' ');
}
