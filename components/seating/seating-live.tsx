import { createTranslator } from 'next-intl';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { arrangeRoom, maxGuests } from '@/lib/seating/arrange-room';
import {
  describeArrangement,
  describeLimit,
  type SeatingTranslator,
  summarize,
} from '@/lib/seating/describe';
import { announce } from '../ui/announce';
import type { Choice, SeatingOffer } from './choice';
import { attachForm, readChoice } from './live-form';
import { SeatingView } from './seating-view';

/** A slider sends many values; only where it rests is spoken. */
const restMs = 700;

type Props = {
  formId: string;
  options: SeatingOffer;
  /** What stood there before, and needs not be said. */
  initial: Choice;
  /** A button that was pressed while this code was on its way. */
  earlyClick: RefObject<HTMLButtonElement | null>;
};

/** The picture that follows the visitor's choice, and says it. */
export function SeatingLive({ formId, options, initial, earlyClick }: Props) {
  const { messages, locale } = options;
  const t = useMemo(
    () => createTranslator({ locale, messages: { seating: messages }, namespace: 'seating' }),
    [locale, messages],
  );
  const form = document.getElementById(formId);
  const [choice, choose] = useState<Choice | null>(() =>
    form instanceof HTMLFormElement ? readChoice(form, options) : null,
  );
  const wasHeard = useRef(initial);
  useEffect(() => {
    if (!(form instanceof HTMLFormElement)) return;
    const detach = attachForm(form, options, choose);
    const button = earlyClick.current;
    earlyClick.current = null;
    button?.click();
    return detach;
  }, [form, options, earlyClick]);
  useEffect(() => {
    const before = wasHeard.current;
    if (!choice) return;
    if (before.room === choice.room && before.layout === choice.layout && before.guests === choice.guests)
      return;
    const timer = window.setTimeout(() => {
      wasHeard.current = choice;
      announce(spoken(choice, t, locale));
    }, restMs);
    return () => window.clearTimeout(timer);
  }, [choice, t, locale]);
  return choice && <SeatingView request={choice} t={t} locale={locale} />;
}

/** The choice in a breath: who sits where, at how many tables, and what holds more when the room is full. */
function spoken(choice: Choice, t: SeatingTranslator, locale: SeatingOffer['locale']): string {
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
