import { draftEvent, draftStore } from '@/lib/plan/browser/draft-store';
import { keepVariant } from '@/lib/plan/browser/variants-store';
import { withoutContact } from '@/lib/plan/contact-data';
import {
  type Draft,
  defaultDraft,
  draftStorageKey,
  isEmptyDraft,
  sameDraft,
  withoutKeys,
} from '@/lib/plan/draft';
import { fetchDraft, type StoredDraft, storeDraft } from './draft-api';
import { draftBaseStore } from './draft-base';
import { draftConsentStore, draftStateStore } from './draft-state';
import { settleDrafts } from './settle-drafts';

/** After the last change, so that typing does not send a request per key. */
const debounceMs = 1_200;
/** How often another device may come first before the next occasion is waited for. */
const attempts = 4;
/** Versions on their way that are remembered; more are not sent between two answers. */
const maxOffered = 6;

const ownDraft = (): Draft => withoutKeys(draftStore.get());

/** When the draft was last changed here; see `draft-store.ts`. 0 when nothing is stored. */
function changedAt(): number {
  try {
    const { savedAt } = JSON.parse(window.localStorage.getItem(draftStorageKey) ?? '{}') as {
      savedAt?: unknown;
    };
    return typeof savedAt === 'number' ? savedAt : 0;
  } catch {
    return 0;
  }
}

type Options = {
  readonly userId: string;
  /** Both devices had changed the plan; `saved` says whether the one that lost is a variant now. */
  readonly onConflict: (saved: boolean) => void;
};

/**
 * Keeps this browser's draft in step with the account's, once it may: compares on start, when the page is looked at again and when
 * the network is back, and stores changes shortly after they were made or when the page is left. Without network
 * everything stays here. Browser only.
 * @returns ends it.
 */
export function followDraft({ userId, onConflict }: Options): () => void {
  const ends = new AbortController();
  let timer: number | undefined;
  let running = false;
  let again = false;

  const known = () => {
    const base = draftBaseStore.get();
    return base?.userId === userId ? base : null;
  };
  // A plan that was here before the account is the visitor's own until they have agreed to this account.
  let agreed = known() !== null || isEmptyDraft(ownDraft());
  const isDirty = () => !sameDraft(ownDraft(), known()?.draft ?? defaultDraft());

  /** Brings what the account holds into this browser's draft. */
  function applyRemote({ draft, revision, savedAt }: StoredDraft): void {
    const blank = defaultDraft();
    const stored = draft ?? blank;
    const here = ownDraft();
    const before = draftBaseStore.get();
    // A plan that was made while somebody else was signed in here keeps its choices, not that person's name.
    const mine = before && before.userId !== userId ? withoutContact(here) : here;
    const newer = changedAt() > savedAt;
    const [winner, loser] = newer ? [mine, stored] : [stored, mine];
    const agreed = known();
    const offered = agreed?.offered ?? [];
    // A version of this browser, perhaps an older one, is no other device's choice.
    const isOwn = offered.some((sent) => sameDraft(sent, stored));
    const base = isOwn ? stored : (agreed?.draft ?? blank);
    const settled = settleDrafts(base, winner, loser);
    // While the revision is the same, what is on its way can still be stored.
    const isOnItsWay = agreed?.revision === revision;
    draftBaseStore.set({ userId, revision, draft: stored, ...(isOnItsWay && { offered }) });
    if (!sameDraft(settled.draft, here)) {
      if (isEmptyDraft(settled.draft)) draftStore.clear();
      else draftStore.set(({ calendarKey }) => ({ ...settled.draft, ...(calendarKey && { calendarKey }) }));
    }
    if (settled.lost) onConflict(keepVariant(settled.lost));
  }

  function pushLocal(leaving = false) {
    const draft = ownDraft();
    const base = known() ?? { revision: 0, draft: defaultDraft() };
    const offered = [...(known()?.offered ?? []), draft].slice(-maxOffered);
    draftBaseStore.set({ ...base, userId, offered });
    return storeDraft(isEmptyDraft(draft) ? null : draft, base.revision, leaving).then((result) => ({
      result,
      draft,
    }));
  }

  /** Stores what has changed here; compares and tries again when another device was faster. */
  async function push(): Promise<boolean> {
    for (let attempt = 0; attempt < attempts && isDirty() && !ends.signal.aborted; attempt += 1) {
      const { result, draft } = await pushLocal();
      if (ends.signal.aborted) return true;
      if (!result.ok) return false;
      if (result.changed) applyRemote(result.stored);
      else draftBaseStore.set({ userId, revision: result.stored.revision, draft });
    }
    return true;
  }

  async function sync(pull: boolean): Promise<void> {
    window.clearTimeout(timer);
    if (!agreed) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    const result = pull || !known() ? await fetchDraft() : null;
    if (!ends.signal.aborted) {
      if (result?.ok) applyRemote(result.stored);
      const stored = result?.ok !== false && (await push());
      draftStateStore.set(stored ? 'synced' : 'waiting');
    }
    running = false;
    if (again && !ends.signal.aborted) {
      again = false;
      void sync(false);
    }
  }

  const pull = () => void sync(true);
  const later = () => {
    window.clearTimeout(timer);
    if (isDirty()) timer = window.setTimeout(() => void sync(false), debounceMs);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') return pull();
    window.clearTimeout(timer);
    if (!agreed || !isDirty()) return;
    // Nobody waits for the answer: whether it arrived shows when the page is opened next.
    void pushLocal(true);
  };

  const agree = () => {
    agreed = true;
    draftConsentStore.set(null);
    pull();
  };

  const { signal } = ends;
  window.addEventListener(draftEvent, later, { signal });
  window.addEventListener('online', pull, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  if (agreed) pull();
  else draftConsentStore.set(agree);
  return () => {
    window.clearTimeout(timer);
    draftConsentStore.set(null);
    ends.abort();
  };
}
