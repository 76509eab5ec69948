import { useRef, useState } from 'react';
import type { AnswerErrors } from '@/lib/answer/check-answer';
import type { Terms } from '@/lib/answer/terms';
import { isRecord } from '@/lib/base/is-record';
import { staffAddress, staffEndpoint, withResult } from '@/lib/desk/addresses';
import { isProblem, type StaffProblem } from '@/lib/desk/results';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';

export type SendProblem =
  | { readonly kind: 'problem'; readonly problem: StaffProblem }
  /** A colleague has answered meanwhile. */
  | { readonly kind: 'conflict'; readonly name: string }
  /** Somebody else has the day; nothing was sent. */
  | { readonly kind: 'day_taken'; readonly day: string; readonly free: readonly string[] };

const readDays = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((day): day is string => typeof day === 'string') : [];

function readProblem(body: unknown): SendProblem {
  if (!isRecord(body)) return { kind: 'problem', problem: 'unavailable' };
  if (body.code === 'conflict') return { kind: 'conflict', name: String(body.name ?? '') };
  if (body.code === 'day_taken' && typeof body.day === 'string') {
    return { kind: 'day_taken', day: body.day, free: readDays(body.free) };
  }
  return { kind: 'problem', problem: isProblem(body.code) ? body.code : 'unavailable' };
}

type Options = {
  readonly reference: string;
  readonly from: number;
  /** Begins the keys of what this tab keeps of it. */
  readonly storageKey: string;
};

/** Sends an answer once: the same one keeps its key, however often the button is pressed or the reply is lost. */
export function useSendAnswer({ reference, from, storageKey }: Options) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [errors, setErrors] = useState<AnswerErrors>({});
  const attempt = useRef({ content: '', key: '' });

  const send = async (plan: Draft, terms: Terms, totalCents: number): Promise<void> => {
    if (isBusy) return;
    const answer = { from, plan: JSON.parse(serialiseDraft(plan)), terms, totalCents };
    const content = JSON.stringify(answer);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    setIsBusy(true);
    setProblem(null);
    setErrors({});
    try {
      const response = await fetch(staffEndpoint.inquiry(reference, 'answer'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ ...answer, key: attempt.current.key }),
      });
      if (response.ok) {
        for (const key of [storageKey, `${storageKey}:terms`]) window.sessionStorage.removeItem(key);
        window.location.assign(withResult(staffAddress.inquiry(reference), { done: 'sent' }));
        return;
      }
      const body: unknown = await response.json();
      setProblem(readProblem(body));
      if (isRecord(body) && isRecord(body.errors)) setErrors(body.errors as AnswerErrors);
    } catch {
      setProblem({ kind: 'problem', problem: 'unavailable' });
    }
    setIsBusy(false);
  };

  return { isBusy, problem, errors, send };
}
