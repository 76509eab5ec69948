'use client';

import { useEffect } from 'react';

/** Marks the document once React has taken it over; tests and browser tools wait for `html[data-hydrated]`. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
