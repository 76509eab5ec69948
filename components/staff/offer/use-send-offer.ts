import { useRef, useState } from 'react';
import { isRecord } from '@/lib/base/is-record';
import { staffAddress, staffEndpoint, withResult } from '@/lib/staff/addresses';
import { isProblem, type StaffProblem } from '@/lib/staff/results';
import type { OfferDraft } from './edit-offer';

export type SendProblem =
  | { readonly kind: 'problem'; readonly problem: StaffProblem }
  /** Somebody else has the day; nothing was sent. */
  | { readonly kind: 'day_taken'; readonly day: string; readonly free: readonly string[] };

const readDays = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((day): day is string => typeof day === 'string') : [];

function readProblem(body: unknown): SendProblem {
  if (!isRecord(body)) return { kind: 'problem', problem: 'unavailable' };
  if (body.code === 'day_taken' && typeof body.day === 'string') {
    return { kind: 'day_taken', day: body.day, free: readDays(body.free) };
  }
  return { kind: 'problem', problem: isProblem(body.code) ? body.code : 'unavailable' };
}

/** Sends an offer once: the same offer keeps its key, however often the button is pressed or the answer is lost. */
export function useSendOffer(reference: string, onSent: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const attempt = useRef({ body: '', key: '' });

  const send = async (draft: OfferDraft): Promise<SendProblem | null> => {
    if (isBusy) return null;
    const body = JSON.stringify(draft);
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    setIsBusy(true);
    setProblem(null);
    let failed: SendProblem;
    try {
      const response = await fetch(staffEndpoint.inquiry(reference, 'offer'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ ...draft, key: attempt.current.key }),
      });
      if (response.ok) {
        onSent();
        window.location.assign(withResult(staffAddress.inquiry(reference), { done: 'sent' }));
        return null;
      }
      failed = readProblem(await response.json());
    } catch {
      failed = { kind: 'problem', problem: 'unavailable' };
    }
    setIsBusy(false);
    setProblem(failed);
    return failed;
  };

  return { isBusy, problem, send, clear: () => setProblem(null) };
}
