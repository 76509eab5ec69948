'use client';

import { useEffect } from 'react';
import { followDisplay } from '@/lib/display/apply';

/** Keeps the document's colours and sizes in step with the stored settings, also from other tabs. */
export function DisplayFollower() {
  useEffect(followDisplay, []);
  return null;
}
