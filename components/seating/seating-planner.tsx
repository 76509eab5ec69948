'use client';

import { type ReactNode, useId, useState } from 'react';
import type { Layout, PlannedRoomId } from '@/content/house-plan';
import type { Locale } from '@/content/locales';
import { Button } from '../ui/button';
import { useOnDemand } from '../ui/use-on-demand';
import type { SeatingMessages } from './seating-live';
import { SeatingOptions } from './seating-options';

/** Slider range: the smallest table worth a plan, and more than any room holds, so that limits show. */
const guestRange = { min: 2, max: 200 } as const;

type Choice = { readonly room: PlannedRoomId; readonly layout: Layout; readonly guests: number };

type Props = {
  initial: Choice;
  rooms: readonly PlannedRoomId[];
  layouts: readonly Layout[];
  /** Most guests per room and layout; a missing layout is not offered there. */
  limits: Readonly<Record<string, Readonly<Partial<Record<Layout, number>>>>>;
  messages: SeatingMessages;
  locale: Locale;
  /** The first choice's picture, finished, from the server. */
  children: ReactNode;
};

const fetchLive = () => import('./seating-live');

const clamp = (guests: number) => Math.min(guestRange.max, Math.max(guestRange.min, guests));

/** Controls of the plan; what draws is fetched when somebody reaches for them. */
export function SeatingPlanner({ initial, rooms, layouts, limits, messages, locale, children }: Props) {
  const id = useId();
  const [choice, choose] = useState<Choice>(initial);
  const [hasFailed, setFailed] = useState(false);
  const { module, load } = useOnDemand(fetchLive);
  const { room, layout, guests } = choice;
  const text = messages.controls;

  const fetchNow = () => load().then((loaded) => setFailed(!loaded));
  const change = (part: Partial<Choice>) => {
    choose({ ...choice, ...part });
    void fetchNow();
  };
  const limitOf = (where: PlannedRoomId, how: Layout) => limits[where]?.[how] ?? 0;
  /** A room keeps the layout, or takes its first where that one is not offered. */
  const layoutIn = (where: PlannedRoomId) =>
    limitOf(where, layout) ? layout : (layouts.find((how) => limitOf(where, how)) ?? layout);
  const moveTo = (next: PlannedRoomId) => change({ room: next, layout: layoutIn(next) });
  const limit = limitOf(room, layout);
  const share = (limit - guestRange.min) / (guestRange.max - guestRange.min);
  const upTo = (max: number) => (max ? text.upTo.replace('{max}', String(max)) : text.notOffered);

  return (
    <div>
      <form
        className="seating-controls columns mt-12 gap-y-8"
        onPointerEnter={load}
        onFocus={load}
        onSubmit={(event) => event.preventDefault()}
      >
        <SeatingOptions
          legend={text.room}
          name={`${id}-room`}
          value={room}
          onChange={moveTo}
          options={rooms.map((value) => ({
            value,
            label: messages.rooms[value],
            note: upTo(limitOf(value, layoutIn(value))),
          }))}
          className="col-span-12"
        />
        <SeatingOptions
          legend={text.layout}
          name={`${id}-layout`}
          value={layout}
          onChange={(next) => change({ layout: next })}
          options={layouts.map((value) => ({
            value,
            label: messages.layouts[value],
            note: upTo(limitOf(room, value)),
            isDisabled: !limitOf(room, value),
          }))}
          className="col-span-12"
        />
        <div className="col-span-12 flex flex-wrap items-center gap-x-8 gap-y-2">
          <p className="flex w-full items-baseline justify-between gap-4 sm:w-40 sm:flex-col sm:gap-1">
            <label htmlFor={`${id}-guests`} className="text-sm text-muted">
              {text.guests}
            </label>
            <output
              htmlFor={`${id}-guests`}
              className="figures font-display text-5xl leading-none text-accent"
            >
              {guests}
            </output>
          </p>
          <div className="flex min-w-0 flex-1 items-center gap-3">
            <Button
              size="icon"
              variant="ghost"
              aria-label={text.fewer}
              onClick={() => change({ guests: clamp(guests - 1) })}
            >
              <span aria-hidden="true" className="text-xl leading-none">
                −
              </span>
            </Button>
            <div
              className="seating-slider"
              style={{ '--limit': share } as React.CSSProperties}
              data-limit={limit}
            >
              <input
                id={`${id}-guests`}
                type="range"
                min={guestRange.min}
                max={guestRange.max}
                value={guests}
                aria-valuetext={`${guests} ${text.guests}`}
                onChange={(event) => change({ guests: event.currentTarget.valueAsNumber })}
              />
            </div>
            <Button
              size="icon"
              variant="ghost"
              aria-label={text.more}
              onClick={() => change({ guests: clamp(guests + 1) })}
            >
              <span aria-hidden="true" className="text-xl leading-none">
                +
              </span>
            </Button>
          </div>
        </div>
      </form>
      <p role="status" className="mt-6 text-ember empty:hidden">
        {hasFailed ? text.failed : ''}
      </p>
      <div className="mt-10">
        {module ? <module.SeatingLive wish={choice} messages={messages} locale={locale} /> : children}
      </div>
      <Button
        className="seating-print mt-8"
        onClick={async () => {
          const loaded = await load();
          setFailed(!loaded);
          loaded?.printSheet();
        }}
      >
        {text.print}
      </Button>
    </div>
  );
}
