import { createPersistedStore } from '../browser-store/persisted-store';
import { log } from '../log';
import { type Draft, defaultDraft, draftStorageKey, serialiseDraft } from './draft';
import { parseDraft } from './read-draft';

/** Fired on the window after each change of the draft in this tab; the header's dot listens to it. */
export const draftEvent = 'config-updated';

const fallback = defaultDraft();

/**
 * The visitor's draft. Every change is saved at once; unreadable data is removed, logged and replaced
 * by the defaults. Browser only; on the server and before hydration it shows the defaults.
 */
export const draftStore = createPersistedStore<Draft>({
  key: draftStorageKey,
  fallback,
  parse(stored) {
    const { draft, problem } = parseDraft(stored);
    return problem === null ? draft : undefined;
  },
  serialise: serialiseDraft,
  event: draftEvent,
  onProblem: (problem) => log.warn(`draft.${problem}`),
});
