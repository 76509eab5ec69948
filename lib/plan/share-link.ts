import { withoutContact } from './contact-data';
import { type Draft, defaultDraft, getField, makeDraft } from './draft';
import { planKey } from './plan-key';
import { parseDraft } from './read-draft';

/** Characters of a plan in a link: ours need a few hundred; anything far longer is not one. */
export const maxFragmentLength = 20_000;
const maxPlanLength = 200_000;

/** Only what differs from an empty draft: a short link makes a QR code that a telephone reads at once. */
function compact(draft: Draft): Draft {
  const [plan, blank] = [withoutContact(draft), defaultDraft()];
  return makeDraft((_, path) => {
    const value = getField(plan, path);
    return JSON.stringify(value) === JSON.stringify(getField(blank, path)) ? undefined : value;
  });
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    // A few bytes can unpack to gigabytes.
    if (size > maxPlanLength) throw new RangeError('The plan in the link is too large');
    parts.push(part.value);
  }
  const joined = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * The plan as the value of the fragment: JSON, raw deflate (RFC 1951), base64url. Without contact data. Programs that make
 * links of text leave out what looks like the punctuation behind one, so spaces behind the JSON make it end in a letter.
 */
export async function encodePlan(draft: Draft): Promise<string> {
  let json = JSON.stringify(compact(draft));
  for (;;) {
    const bytes = new TextEncoder().encode(json);
    const value = toText(await through(bytes, new CompressionStream('deflate-raw')));
    if (/[\dA-Za-z]$/.test(value)) return value;
    json += ' ';
  }
}

/** What mail programs take along from behind a link: the sentence's own punctuation. */
const behind = /[^\w-]+$/u;

/** Reads `#plan=…` from an address; `null` when there is none or it is damaged. Never throws. */
export async function decodePlan(fragment: string): Promise<Draft | null> {
  const value = new URLSearchParams(fragment.replace(/^#/, '')).get(planKey)?.replace(behind, '');
  if (!value || value.length > maxFragmentLength) return null;
  try {
    const bytes = await through(toBytes(value), new DecompressionStream('deflate-raw'));
    const { draft, problem } = parseDraft(new TextDecoder().decode(bytes));
    return problem === null ? withoutContact(draft) : null;
  } catch {
    return null;
  }
}
