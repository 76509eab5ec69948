/** Shortest password that the embedded backend takes, in characters; a hosted one may ask for more and says so. */
export const minPasswordLength = 8;

/** What bcrypt, which keeps passwords on both backends, can tell apart, in bytes. */
const maxBytes = 72;

/** Whether a password is longer than what can be kept; letters beyond ASCII count two bytes and more. */
export const isTooLong = (password: string): boolean => new TextEncoder().encode(password).length > maxBytes;
