import { draftDays, setAsideDays } from '@/content/retention';
import { log } from '@/lib/base/log';
import { createPersistedStore, type StoreOptions } from '@/lib/browser-store/persisted-store';
import { type Draft, defaultDraft, draftStorageKey, isEmptyDraft, serialiseDraft } from '@/lib/plan/draft';
import { parseDraft } from '@/lib/plan/read-draft';

/** Fired on the window after each change of the draft in this tab; the header's dot listens to it. */
export const draftEvent = 'config-updated';

const dayMs = 86_400_000;

/** A draft that nobody has touched for so long is set aside (storage limitation, GDPR art. 5 (1) e). */
export const maxAgeDays = draftDays;

/** What was set aside goes when nobody wants it back for so long after that. */
const maxAgeAsideDays = setAsideDays;

const setAsideKey = 'seegut-plan-set-aside';
const setAsideEvent = 'plan-set-aside-updated';

/** The stored text is the draft plus the time of its last change, which is no part of the draft. */
const savedAt = /,"savedAt":(\d{1,16})\}$/;

export const isOlder = (stored: string, days: number): boolean => {
  const time = savedAt.exec(stored)?.[1];
  return time !== undefined && Date.now() - Number(time) > days * dayMs;
};

const planStore = (
  options: Pick<StoreOptions<Draft>, 'key' | 'event' | 'onExpired' | 'isEmpty'>,
  maxDays: number = maxAgeDays,
) =>
  createPersistedStore<Draft>(
    Object.assign(options, {
      fallback: defaultDraft(),
      parse(stored: string) {
        const { draft, problem } = parseDraft(stored);
        return problem === null ? draft : undefined;
      },
      serialise: (draft: Draft) => serialiseDraft(draft).replace(/\}$/, `,"savedAt":${Date.now()}}`),
      isExpired: (stored: string) => isOlder(stored, maxDays),
      onProblem: (problem: string) => log.warn(`draft.${problem}`),
    }),
  );

/** A draft that had grown too old, or that a link has replaced, until it is taken back or dropped. */
export const setAsideStore = planStore({ key: setAsideKey, event: setAsideEvent }, maxAgeAsideDays);

/** Keeps the stored text as it is, with the time of its last change. */
function setAside(stored: string): void {
  try {
    window.localStorage.setItem(setAsideKey, stored);
    // Stores are read while a page is drawn; whoever listens is told afterwards.
    queueMicrotask(() => window.dispatchEvent(new CustomEvent(setAsideEvent)));
  } catch {
    log.warn('draft.unsaved');
  }
}

/** Where the draft is kept: see `holdDraft`. */
export const draftOptions = {
  key: draftStorageKey,
  event: draftEvent,
  onExpired: setAside,
  isEmpty: isEmptyDraft,
};

/**
 * The visitor's draft. Every change is saved at once; an empty draft is not stored. Unreadable data is removed, logged
 * and replaced by the defaults. Browser only; on the server and before hydration it shows the defaults.
 */
export const draftStore = planStore(draftOptions);
