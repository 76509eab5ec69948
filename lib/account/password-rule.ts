/** Shortest password that the embedded backend takes, in characters; a hosted one may ask for more and says so. */
export const shortestPassword = 8;

/** What bcrypt, which keeps passwords on both backends, can tell apart, in bytes. */
const longestBytes = 72;

/** Whether a password is longer than what can be kept; letters beyond ASCII count two bytes and more. */
export const isTooLong = (password: string): boolean =>
  new TextEncoder().encode(password).length > longestBytes;
