import type { CSSProperties } from 'react';
import { Button } from '../ui/button';
import { type Choice, controlTexts, guestRange, limitOf, type SeatingOffer } from './choice';
import { SeatingOptions } from './seating-options';

export const seatingFormId = 'seating-form';

type Props = { options: SeatingOffer; choice: Choice };

/** Room, layout and number of guests, as the server sends them; `live-form.ts` makes them work. */
export function SeatingForm({ options, choice }: Props) {
  const { messages, rooms, layouts } = options;
  const { room, layout, guests } = choice;
  const text = messages.controls;
  const { roomNote, layoutNote, valueText, limit, limitShare } = controlTexts(options, choice);
  return (
    <form
      id={seatingFormId}
      autoComplete="off"
      className="seating-controls columns mt-8 gap-y-6 md:mt-12 md:gap-y-8"
    >
      <SeatingOptions
        legend={text.room}
        name="room"
        value={room}
        options={rooms.map((value) => ({ value, label: messages.rooms[value], note: roomNote(value) }))}
      />
      <SeatingOptions
        legend={text.layout}
        name="layout"
        value={layout}
        options={layouts.map((value) => ({
          value,
          label: messages.layouts[value],
          note: layoutNote(value),
          isDisabled: !limitOf(options, room, value),
        }))}
      />
      <div className="col-span-12 flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="flex w-full items-baseline justify-between gap-4 sm:w-40 sm:flex-col sm:gap-1">
          <label htmlFor="seating-guests" className="text-sm text-muted">
            {text.guests}
          </label>
          <output
            htmlFor="seating-guests"
            className="figures font-display text-5xl leading-none text-accent"
            data-seating-guests
          >
            {guests}
          </output>
        </p>
        <div className="flex min-w-0 flex-[1_0_100%] items-center gap-3 sm:flex-1">
          <StepButton label={text.fewer} sign="−" step={-1} />
          <div
            className="seating-slider"
            style={{ '--limit': limitShare } as CSSProperties}
            data-limit={limit}
          >
            <input
              id="seating-guests"
              name="guests"
              type="range"
              min={guestRange.min}
              max={guestRange.max}
              defaultValue={guests}
              aria-valuetext={valueText}
            />
          </div>
          <StepButton label={text.more} sign="+" step={1} />
        </div>
        <Button variant="link" data-print>
          {text.print}
        </Button>
      </div>
    </form>
  );
}

function StepButton({ label, sign, step }: { label: string; sign: string; step: 1 | -1 }) {
  return (
    <Button size="icon" variant="ghost" aria-label={label} data-step={step}>
      <span aria-hidden="true" className="text-xl leading-none">
        {sign}
      </span>
    </Button>
  );
}
