/** A list with an entry put at its end, or taken out where it has it. */
export const toggled = <T>(list: readonly T[], entry: T): readonly T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
