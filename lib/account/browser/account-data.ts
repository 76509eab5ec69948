import { forgetKeys } from '@/lib/inquiry/browser/held-keys';
import { draftEvent, draftStore } from '@/lib/plan/browser/draft-store';
import { withoutContact } from '@/lib/plan/contact-data';
import { draftStorageKey, isEmptyDraft, sameDraft } from '@/lib/plan/draft';
import { draftBaseStore } from './draft-base';
import { draftBaseKey } from './traces';

/** How this device shows the site and what it allowed; nothing of a person. */
const deviceSettings =
  /^seegut-(locale|consent|theme|high-contrast|large-text|dark-background|highlight-links)/;

const isPersonal = (key: string) =>
  key === draftStorageKey || (key.startsWith('seegut-') && !deviceSettings.test(key));

/** What a signed-in person leaves in a browser. */
export type AccountData = {
  readonly entries: ReadonlyMap<string, string>;
  /** Whether the account holds the plan as it stands here. */
  readonly isSynced: boolean;
  /** What there is to speak of: a plan, other things that were kept, or nothing but the site's own notes. */
  readonly holds: 'plan' | 'traces' | 'nothing';
};

/** Reads it while the session still exists; afterwards nobody knows what the account holds. Browser only. */
export function readAccountData(): AccountData {
  const entries = new Map<string, string>();
  for (let index = 0; index < window.localStorage.length; index += 1) {
    const key = window.localStorage.key(index);
    if (key && isPersonal(key)) entries.set(key, window.localStorage.getItem(key) ?? '');
  }
  const { idempotencyKey: _, ...draft } = draftStore.get();
  const base = draftBaseStore.get();
  const isEmpty = isEmptyDraft(draft);
  const hasTraces = [...entries.keys()].some((key) => key !== draftStorageKey && key !== draftBaseKey);
  return {
    entries,
    isSynced: isEmpty || (base !== null && sameDraft(base.draft, draft)),
    holds: isEmpty ? (hasTraces ? 'traces' : 'nothing') : 'plan',
  };
}

/** Every store reads anew, also the header's mark of a draft. */
function announce(): void {
  window.dispatchEvent(new StorageEvent('storage'));
  window.dispatchEvent(new CustomEvent(draftEvent));
}

/**
 * Removes it from this browser. A plan that has not reached the account stays, without the person's data: it is nowhere
 * else.
 */
export function removeAccountData({ entries, isSynced }: AccountData): void {
  const plan = withoutContact(draftStore.get());
  for (const key of entries.keys()) window.localStorage.removeItem(key);
  forgetKeys();
  if (!isSynced) draftStore.set(plan);
  announce();
}

/** Puts it back, for a device that is the person's own. */
export function restoreAccountData({ entries }: AccountData): void {
  for (const [key, text] of entries) {
    if (key !== draftBaseKey) window.localStorage.setItem(key, text);
  }
  announce();
}
