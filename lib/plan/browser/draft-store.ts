import { log } from '@/lib/base/log';
import { createPersistedStore, type PersistedStore } from '@/lib/browser-store/persisted-store';
import { type Draft, defaultDraft, draftStorageKey, serialiseDraft } from '@/lib/plan/draft';
import { parseDraft } from '@/lib/plan/read-draft';

/** Fired on the window after each change of the draft in this tab; the header's dot listens to it. */
export const draftEvent = 'config-updated';

/** A draft that nobody has touched for so long is dropped (storage limitation, GDPR art. 5 (1) e). */
const keptMs = 90 * 86_400_000;

const fallback = defaultDraft();

/** The stored text is the draft plus the time of its last change, which is no part of the draft. */
const savedAt = /,"savedAt":(\d{1,16})\}$/;

const createStore = (key: string, event: string): PersistedStore<Draft> =>
  createPersistedStore<Draft>({
    key,
    fallback,
    parse(stored) {
      const { draft, problem } = parseDraft(stored);
      return problem === null ? draft : undefined;
    },
    serialise: (draft) => serialiseDraft(draft).replace(/\}$/, `,"savedAt":${Date.now()}}`),
    isExpired(stored) {
      const time = savedAt.exec(stored)?.[1];
      return time !== undefined && Date.now() - Number(time) > keptMs;
    },
    event,
    onProblem: (problem) => log.warn(`draft.${problem}`),
  });

/**
 * The visitor's draft. Every change is saved at once; unreadable data is removed, logged and replaced
 * by the defaults. Browser only; on the server and before hydration it shows the defaults.
 */
export const draftStore = createStore(draftStorageKey, draftEvent);

/** A second plan to compare with, without contact data; it is there only while something is stored. */
export const variantStore = createStore('seegut-plan-variant', 'plan-variant-updated');
