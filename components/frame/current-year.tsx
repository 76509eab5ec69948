'use client';

import { useToday } from './use-today';

/** The year it is; `builtOn` (YYYY-MM-DD) is what the HTML says until the browser knows better. */
export function CurrentYear({ builtOn }: { builtOn: string }) {
  return useToday(builtOn).slice(0, 4);
}
