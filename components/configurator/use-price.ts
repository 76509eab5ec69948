'use client';

import { useMemo } from 'react';
import { type Price, priceOf } from '@/lib/configurator/price';
import { useDraft } from './use-draft';

/** The expected price of the current draft, recalculated when the draft changes. */
export function usePrice(): Price {
  const { draft } = useDraft();
  return useMemo(() => priceOf(draft, new Date()), [draft]);
}
