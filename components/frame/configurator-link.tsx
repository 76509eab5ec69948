'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';

/** The draft's key, event and age, see `lib/plan/browser/draft-store`; repeated here so that none of it is loaded. */
const draftKey = 'cateringConfig';
const draftEvent = 'config-updated';

function subscribe(listener: () => void): () => void {
  addEventListener(draftEvent, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(draftEvent, listener);
    removeEventListener('storage', listener);
  };
}

function hasDraft(): boolean {
  try {
    const draft = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
    // A plan without a time counts as fresh. Ninety days, as in the store.
    return draft?.guests > 0 && !(Date.now() - draft.savedAt > 90 * 86_400_000);
  } catch {
    return false;
  }
}

type Props = {
  href: string;
  icon: ReactNode;
  label: string;
  /** What is seen of it on phones, but for the narrowest, where only the icon has room. */
  word: string;
  savedLabel: string;
  className: string;
};

/** The way into the configurator; a dot says that a saved configuration waits there. */
export function ConfiguratorLink({ href, icon, label, word, savedLabel, className }: Props) {
  const saved = useSyncExternalStore(subscribe, hasDraft, () => false);
  return (
    <Link href={href} className={className}>
      {icon}
      <span className="configurator-word">{word}</span>
      <span className="max-md:sr-only">{label}</span>
      {saved && (
        <>
          <span className="sr-only">, {savedLabel}</span>
          <span aria-hidden="true" className="draft-dot" data-testid="draft-dot" />
        </>
      )}
    </Link>
  );
}
