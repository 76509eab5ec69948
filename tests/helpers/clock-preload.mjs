// Turns the clock of a process by CLOCK_SHIFT_MS; the embedded Postgres reads the same clock.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const Real = globalThis.Date;

class ShiftedDate extends Real {
  constructor(...values) {
    if (values.length === 0) super(Real.now() + shift);
    else super(...values);
  }
  static now() {
    return Real.now() + shift;
  }
}

globalThis.Date = ShiftedDate;
