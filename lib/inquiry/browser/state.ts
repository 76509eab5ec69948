import { type InquiryState, inquiryStates } from '@/lib/inquiry/inquiry-states';

/** `refused`: the key does not match the reference. `unavailable`: the server could not answer. */
export type KnownState = InquiryState | 'refused' | 'unavailable';

async function askState(reference: string, key: string): Promise<KnownState> {
  const response = await fetch('/api/inquiries/state', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference, key }),
  });
  if (response.status === 400 || response.status === 403) return 'refused';
  const { state }: { state?: unknown } = await response.json();
  return inquiryStates.find((known) => known === state) ?? 'unavailable';
}

const answers = new Map<string, Promise<KnownState>>();

/** How far an inquiry has come. Several parts of a page ask once; never rejects. Browser only. */
export function fetchState(reference: string, key: string): Promise<KnownState> {
  const id = `${reference} ${key}`;
  const answer = answers.get(id) ?? askState(reference, key).catch(() => 'unavailable' as const);
  answers.set(id, answer);
  return answer;
}
