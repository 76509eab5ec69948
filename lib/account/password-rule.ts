/** Minimum of the embedded backend, in characters; a hosted one may require more and says so. */
export const minPasswordLength = 8;

/** In bytes; bcrypt, which hashes passwords on both backends, ignores the rest. */
const maxBytes = 72;

/** Whether a password is longer than bcrypt reads; characters beyond ASCII count two bytes and more. */
export const isTooLong = (password: string): boolean => new TextEncoder().encode(password).length > maxBytes;
