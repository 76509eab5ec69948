import { site } from '@/content/site';

const readHour = (clock: string) => Number(clock.slice(0, 2));

export const callbackHours = {
  opens: readHour(site.openingHours.opens),
  closes: readHour(site.openingHours.closes),
} as const;

/** How far ahead one may ask for a call. */
export const callbackDays = 60;

const windowHours = 2;

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

export type CallbackWindow = { readonly id: string; readonly from: number; readonly to: number };

/** The hours in which somebody answers the telephone, in windows of two; `10-12` to `20-22`, Berlin time. */
export const callbackWindows: readonly CallbackWindow[] = Array.from(
  { length: Math.ceil((callbackHours.closes - callbackHours.opens) / windowHours) },
  (_, index) => {
    const from = callbackHours.opens + index * windowHours;
    const to = Math.min(from + windowHours, callbackHours.closes);
    return { id: `${twoDigits(from)}-${twoDigits(to)}`, from, to };
  },
);
