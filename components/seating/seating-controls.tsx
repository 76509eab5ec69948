'use client';

import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import type { Layout, PlannedRoomId } from '@/content/house-plan';
import type { Locale } from '@/content/locales';
import { Button } from '../ui/button';
import type { SeatingMessages } from './seating-live';
import { SeatingOptions } from './seating-options';

/** The smallest table worth a plan, and more than any room holds, so that limits show. */
const guestRange = { min: 2, max: 200 } as const;

export type Choice = { readonly room: PlannedRoomId; readonly layout: Layout; readonly guests: number };

/** What can be chosen, and the words for it. */
export type Offer = {
  readonly rooms: readonly PlannedRoomId[];
  readonly layouts: readonly Layout[];
  /** Most guests per room and layout; a missing layout is not offered there. */
  readonly limits: Readonly<Record<string, Readonly<Partial<Record<Layout, number>>>>>;
  readonly messages: SeatingMessages;
  readonly locale: Locale;
};

type Props = Offer & {
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Fetches what draws and prints; undefined when that fails. */
  load: () => Promise<{ printSheet: () => void } | undefined>;
};

const clamp = (guests: number) => Math.min(guestRange.max, Math.max(guestRange.min, guests));

/** Room, layout and number of guests. */
export function SeatingControls({ rooms, layouts, limits, messages, choice, onChange, load }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { room, layout, guests } = choice;
  const text = messages.controls;

  const fetchNow = () => {
    void load().then((loaded) => setFailed(!loaded));
  };
  const change = (part: Partial<Choice>) => {
    onChange({ ...choice, ...part });
    fetchNow();
  };
  const limitOf = (where: PlannedRoomId, how: Layout) => limits[where]?.[how] ?? 0;
  /** A room keeps the layout, or takes its first where that one is not offered. */
  const layoutIn = (where: PlannedRoomId) =>
    limitOf(where, layout) ? layout : (layouts.find((how) => limitOf(where, how)) ?? layout);
  const upTo = (max: number) => (max ? text.upTo.replace('{max}', String(max)) : text.notOffered);
  const limit = limitOf(room, layout);
  const share = (limit - guestRange.min) / (guestRange.max - guestRange.min);

  // Whoever moved a control before it worked has chosen all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the HTML holds
  useEffect(() => {
    const form = slider.current?.form;
    if (!form || !slider.current) return;
    const data = new FormData(form);
    const chosenRoom = rooms.find((value) => value === data.get('room')) ?? room;
    const chosenLayout = layouts.find((value) => value === data.get('layout')) ?? layout;
    const chosen = {
      room: chosenRoom,
      layout: limitOf(chosenRoom, chosenLayout) ? chosenLayout : layoutIn(chosenRoom),
      guests: slider.current.valueAsNumber,
    };
    if (chosen.room !== room || chosen.layout !== layout || chosen.guests !== guests) change(chosen);
  }, []);

  return (
    <form
      className="seating-controls columns mt-12 gap-y-8"
      onPointerEnter={fetchNow}
      onFocus={fetchNow}
      onSubmit={(event) => event.preventDefault()}
    >
      <SeatingOptions
        legend={text.room}
        name="room"
        value={room}
        onChange={(next) => change({ room: next, layout: layoutIn(next) })}
        options={rooms.map((value) => ({
          value,
          label: messages.rooms[value],
          note: upTo(limitOf(value, layoutIn(value))),
        }))}
      />
      <SeatingOptions
        legend={text.layout}
        name="layout"
        value={layout}
        onChange={(next) => change({ layout: next })}
        options={layouts.map((value) => ({
          value,
          label: messages.layouts[value],
          note: upTo(limitOf(room, value)),
          isDisabled: !limitOf(room, value),
        }))}
      />
      <div className="col-span-12 flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="flex w-full items-baseline justify-between gap-4 sm:w-40 sm:flex-col sm:gap-1">
          <label htmlFor={`${id}-guests`} className="text-sm text-muted">
            {text.guests}
          </label>
          <output
            htmlFor={`${id}-guests`}
            className="figures font-display text-5xl leading-none text-accent"
            data-seating-guests
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
          <div className="seating-slider" style={{ '--limit': share } as CSSProperties} data-limit={limit}>
            <input
              ref={slider}
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
        <Button
          variant="link"
          onClick={async () => {
            const loaded = await load();
            setFailed(!loaded);
            loaded?.printSheet();
          }}
        >
          {text.print}
        </Button>
      </div>
      <p role="status" className="col-span-12 text-ember empty:hidden">
        {hasFailed ? text.failed : ''}
      </p>
    </form>
  );
}
