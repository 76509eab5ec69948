'use client';

import { useEffect } from 'react';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { applyPreselection } from '@/lib/plan/preselection';

/**
 * Takes over `?customerType=…&cateringType=…` once and removes it from the address, so that a reload
 * keeps what was chosen since.
 */
export function Preselection() {
  useEffect(() => {
    const url = new URL(window.location.href);
    const customerType = url.searchParams.get('customerType');
    const cateringType = url.searchParams.get('cateringType');
    if (customerType === null && cateringType === null) return;
    const current = draftStore.isStored() ? draftStore.get() : null;
    const preselected = applyPreselection(current, { customerType, cateringType });
    if (preselected) draftStore.set(preselected);
    url.searchParams.delete('customerType');
    url.searchParams.delete('cateringType');
    window.history.replaceState(window.history.state, '', url);
  }, []);
  return null;
}
