/**
 * Keys of the plan pages that were opened in this tab. Session storage survives a reload and coming back, and no other tab
 * reads it; a container that a page of this tab would load could, so that none is loaded while there is a key.
 */
const storageKey = 'seegut-plan-keys';

/** Also where storage is forbidden, until the page is left. */
let keys: Readonly<Record<string, string>> = {};

function readKeys(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored, ...keys } : keys;
  } catch {
    return keys;
  }
}

function write(next: Readonly<Record<string, string>>): boolean {
  keys = next;
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

/** Keeps the key of a reference for this tab. @returns false when it will be gone with the page. */
export const holdKey = (reference: string, key: string): boolean =>
  write({ ...readKeys(), [reference]: key });

export const heldKey = (reference: string): string | undefined => readKeys()[reference];

/** For the next person at this computer. */
export const forgetKeys = (): boolean => write({});

/** The key in the fragment of an address; browsers never send that part to a server (RFC 3986, 3.5). */
export const keyInAddress = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('key');

/** Whether a script in this page could read a key. */
export const holdsKey = (): boolean =>
  keyInAddress(window.location.hash) !== null || Object.keys(readKeys()).length > 0;
