import { useRef, useState } from 'react';
import type { AnswerErrors } from '@/lib/answer/check-answer';
import type { Terms } from '@/lib/answer/terms';
import { staffAddress, staffEndpoint, withResult } from '@/lib/desk/addresses';
import type { StaffProblem } from '@/lib/desk/results';
import { type Draft, serialiseDraft } from '@/lib/plan/draft';

/** Why nothing was sent, as the endpoint says it. */
export type SendProblem = {
  readonly code: StaffProblem;
  /** Of a colleague who has answered meanwhile. */
  readonly name?: string;
  /** Somebody else has it. */
  readonly day?: string;
  readonly free?: readonly string[];
  readonly errors?: AnswerErrors;
};

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
  const attempt = useRef({ content: '', key: '' });

  const send = async (plan: Draft, terms: Terms, totalCents: number): Promise<void> => {
    if (isBusy) return;
    const answer = { from, plan: JSON.parse(serialiseDraft(plan)), terms, totalCents };
    const content = JSON.stringify(answer);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    setIsBusy(true);
    setProblem(null);
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
      setProblem(await response.json());
    } catch {
      setProblem({ code: 'unavailable' });
    }
    setIsBusy(false);
  };

  return { isBusy, problem, send };
}
