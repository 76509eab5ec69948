export const draftBaseKey = 'seegut-draft-base';

/** Whether this browser holds a session's cookie (see `auth-cookie.ts`), which need not be valid any more. */
export const hasSessionCookie = (): boolean => /(^|; )sg-auth(\.0)?=/.test(document.cookie);

/** Whether a session has left a draft behind here beside the visitor's own; cheap enough for every page. */
export function isDraftLeft(): boolean {
  try {
    return window.localStorage.getItem(draftBaseKey)?.includes('"draft":') ?? false;
  } catch {
    return false;
  }
}
