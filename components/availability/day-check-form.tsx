'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import type { Locale } from '@/content/locales';
import { eventDay, toIsoDay } from '@/lib/base/event-day';
import { buttonClass } from '../ui/button-class';
import { controlClass } from '../ui/control-class';
import type { AvailabilityTexts } from './availability-texts';

const DayAnswer = lazy(() => import('./day-answer').then((module) => ({ default: module.DayAnswer })));

type Props = {
  /** Where the form leads without scripts: the configurator, which takes the day over. */
  action: string;
  locale: Locale;
  texts: AvailabilityTexts & { label: string; check: string; plan: string };
};

/** Asks for a day and answers beside it; a native form that begins a plan with that day where scripts fail. */
export function DayCheckForm({ action, locale, texts }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const isFuture = (day: string) => eventDay(day) !== null && day >= toIsoDay(new Date());
  const pick = (day: string) => {
    if (field.current) field.current.value = day;
    setAsked(day);
  };
  return (
    <div>
      <form
        ref={form}
        action={action}
        method="get"
        data-day-check
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          const day = field.current?.value ?? '';
          if (!isFuture(day)) return;
          event.preventDefault();
          setAsked(day);
        }}
      >
        <input type="hidden" name="locationType" value="venue" />
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor="day-check" className="mb-2 block font-medium leading-snug">
            {texts.label}
          </label>
          <input
            ref={field}
            id="day-check"
            type="date"
            name="date"
            required
            className={`figures ${controlClass}`}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setAsked(isFuture(value) ? value : null);
            }}
          />
        </div>
        <button type="submit" className={buttonClass('outline')}>
          {texts.check}
        </button>
      </form>
      {asked && (
        <Suspense>
          <DayAnswer kind="house" day={asked} days={1} texts={texts} locale={locale} onPick={pick} />
          <a href={`${action}?locationType=venue&date=${asked}`} className="text-link mt-4 inline-block py-2">
            {texts.plan}
          </a>
        </Suspense>
      )}
    </div>
  );
}
