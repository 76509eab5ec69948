import { newKey } from '@/lib/base/idempotency-key';

/** What this tab remembers of an unsent message, so that a reload loses nothing. Gone with the tab. */
export type SavedMessage = {
  readonly fields: Readonly<Record<string, string>>;
  /** When the form was opened first, in ms since 1970; typing does not begin anew with a reload. */
  readonly openedAt: number;
  /** Key of the last attempt to send, and the content it stands for. */
  readonly key: string;
  readonly keyContent: string;
};

const storageKey = 'seegut-contact';

const isText = (value: unknown): value is string => typeof value === 'string';

function collectTexts(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isText(entry[1])));
}

/** Reads the saved message; an empty message opened now when there is nothing, or storage is forbidden. */
export function readSaved(now: number): SavedMessage {
  const empty: SavedMessage = { fields: {}, openedAt: now, key: '', keyContent: '' };
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return empty;
    const { fields, openedAt, key, keyContent } = stored as Record<string, unknown>;
    return {
      fields: collectTexts(fields),
      openedAt: typeof openedAt === 'number' && openedAt <= now ? openedAt : now,
      key: isText(key) ? key : '',
      keyContent: isText(keyContent) ? keyContent : '',
    };
  } catch {
    return empty;
  }
}

/** Whether a message of this tab waits to be put back. */
export function hasSaved(): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function save(message: SavedMessage): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(message));
  } catch {
    // Storage is full or forbidden: the message then lives in the form only.
  }
}

/** To be called only after the server has acknowledged that the message is stored. */
export function clearSaved(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // There is nothing to forget.
  }
}

/** The same content keeps its key over all attempts, so that repeating one stores nothing twice; an edit gets a new one. */
export function withKey(message: SavedMessage): SavedMessage {
  const keyContent = JSON.stringify(message.fields);
  return message.key && message.keyContent === keyContent
    ? message
    : { ...message, key: newKey(), keyContent };
}
