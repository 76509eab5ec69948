import type { ReactNode } from 'react';
import { useStore } from '@/lib/browser-store/use-store';
import { draftStore } from '@/lib/plan/browser/draft-store';
import { useSettledDraft } from './use-price';

type Props = { as?: 'span' | 'div'; className?: string; children: ReactNode };

/** Around a price: pale while it still is that of the draft before, for the moment in which the new one is worked out. */
export function PriceDue({ as: Tag = 'span', className = '', children }: Props) {
  const isDue = useStore(draftStore) !== useSettledDraft();
  return (
    <Tag className={`price-due ${className}`} data-due={isDue || undefined}>
      {children}
    </Tag>
  );
}
