/** In ms; nobody fills in a form faster. A faster one is stored, but flagged. */
const minFillTimeMs = 3_000;

/** Whether a form was sent too soon after it was opened to have been filled in by a person. */
export const isTooFast = (elapsedMs: number): boolean => elapsedMs < minFillTimeMs;
