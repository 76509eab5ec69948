import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '@/lib/base/is-record';
import { staffEndpoint } from '@/lib/staff/addresses';
import { isProblem, type StaffProblem } from '@/lib/staff/results';
import type { OfferDraft } from './edit-offer';

/** A moment without typing, in milliseconds, after which a draft is saved. */
const pauseMs = 700;

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  | { readonly kind: 'failed'; readonly problem: StaffProblem }
  /** A colleague has saved another draft meanwhile. */
  | { readonly kind: 'conflict'; readonly revision: number; readonly name: string };

type Options = {
  readonly reference: string;
  readonly initial: OfferDraft;
  /** Of the draft that was read; 0 where there is none. */
  readonly revision: number;
};

type Saved =
  | { readonly kind: 'saved'; readonly revision: number }
  | Extract<SaveState, { readonly kind: 'failed' | 'conflict' }>;

async function post(
  reference: string,
  draft: OfferDraft,
  revision: number,
  keepalive: boolean,
): Promise<Saved> {
  try {
    const response = await fetch(staffEndpoint.inquiry(reference, 'draft'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...draft, revision }),
      keepalive,
    });
    const body: unknown = await response.json();
    if (!isRecord(body)) return { kind: 'failed', problem: 'unavailable' };
    if (response.ok && typeof body.revision === 'number') return { kind: 'saved', revision: body.revision };
    if (body.code === 'conflict' && typeof body.revision === 'number') {
      return { kind: 'conflict', revision: body.revision, name: String(body.name ?? '') };
    }
    return { kind: 'failed', problem: isProblem(body.code) ? body.code : 'unavailable' };
  } catch {
    return { kind: 'failed', problem: 'unavailable' };
  }
}

const storageKey = (reference: string) => `staff-offer-draft:${reference}`;

/** What a page that was closed within the pause had not saved yet, if nobody has saved anything since. */
function readLeft({ reference, revision }: Options): OfferDraft | null {
  try {
    const left: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(reference)) ?? 'null');
    return isRecord(left) && left.revision === revision ? (left.draft as OfferDraft) : null;
  } catch {
    return null;
  }
}

function keepLeft(reference: string, draft: OfferDraft | null, revision: number): void {
  try {
    if (draft) window.sessionStorage.setItem(storageKey(reference), JSON.stringify({ draft, revision }));
    else window.sessionStorage.removeItem(storageKey(reference));
  } catch {
    // Storage is full or forbidden; the draft is saved on the server anyway.
  }
}

/** An offer that is being written: every change is saved after a moment, one request at a time. */
export function useOfferDraft(options: Options) {
  const { reference, initial } = options;
  const [draft, setDraft] = useState(initial);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const latest = useRef(draft);
  const revision = useRef(options.revision);
  const isDirty = useRef(false);
  const sending = useRef<Promise<void> | null>(null);
  /** Until somebody has decided whose draft counts, nothing is saved. */
  const isConflicting = useRef(false);
  const pause = useRef<number | undefined>(undefined);

  const save = useCallback(
    (keepalive = false): Promise<void> => {
      const run = async () => {
        while (isDirty.current) {
          isDirty.current = false;
          setState({ kind: 'saving' });
          const result = await post(reference, latest.current, revision.current, keepalive);
          if (result.kind !== 'saved') {
            isDirty.current = true;
            isConflicting.current = result.kind === 'conflict';
            setState(result);
            return;
          }
          revision.current = result.revision;
          if (!isDirty.current) keepLeft(reference, null, result.revision);
        }
        setState({ kind: 'saved' });
      };
      sending.current ??= run().finally(() => {
        sending.current = null;
      });
      return sending.current;
    },
    [reference],
  );

  const change = useCallback(
    (next: (draft: OfferDraft) => OfferDraft) => {
      latest.current = next(latest.current);
      isDirty.current = true;
      keepLeft(reference, latest.current, revision.current);
      setDraft(latest.current);
      window.clearTimeout(pause.current);
      if (isConflicting.current) return;
      setState({ kind: 'unsaved' });
      pause.current = window.setTimeout(() => void save(), pauseMs);
    },
    [reference, save],
  );

  useEffect(() => {
    const left = readLeft({ reference, initial, revision: revision.current });
    if (left) change(() => left);
  }, [reference, initial, change]);

  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden' && isDirty.current) void save(true);
    };
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [save]);

  return {
    draft,
    state,
    change,
    save,
    /** Goes on from a colleague's revision with what stands here. */
    keepMine: (theirs: number) => {
      revision.current = theirs;
      isConflicting.current = false;
      isDirty.current = true;
      void save();
    },
    /** After the offer was sent there is no draft any more. */
    forget: () => {
      isDirty.current = false;
      keepLeft(reference, null, revision.current);
    },
  };
}
